export const byteOrderMark = '\ufeff';

const formula = /^\s*[=+\-@]|^[\t\r\n]/;
const quoted = /[",\r\n]|^\s|\s$/;

/** A line of a CSV file (RFC 4180), its end included. What a spreadsheet may take for a formula gets a quote before it. */
export function csvLine(texts: readonly string[]): string {
  return `${texts.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
