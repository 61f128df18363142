/** Reads CSV as RFC 4180 has it, character by character; throws for a quote in the wrong place. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const line: string[] = [];
    for (;;) {
      const [cell, end] = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at);
      line.push(cell);
      at = end;
      if (text[at] !== ',') break;
      at += 1;
    }
    if (!text.startsWith('\r\n', at)) throw new Error(`no line end at ${at}`);
    at += 2;
    lines.push(line);
  }
  return lines;
}

function quotedCell(text: string, start: number): [string, number] {
  let cell = '';
  for (let at = start; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at] ?? '';
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else return [cell, at + 1];
  }
  throw new Error('a quote is not closed');
}

function plainCell(text: string, start: number): [string, number] {
  let end = start;
  while (end < text.length && !',\r\n'.includes(text[end] ?? '')) {
    if (text[end] === '"') throw new Error(`a quote inside a cell at ${end}`);
    end += 1;
  }
  return [text.slice(start, end), end];
}
