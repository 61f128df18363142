const unsafeRun =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;
const loneSurrogate = /[\ud800-\udfff]/gu;

/** Server text for one line: control, line-break and bidi characters become a space, and it is trimmed. */
export function oneLine(text: string | null | undefined): string {
  return wellFormed((text ?? '').replace(unsafeRun, ' ')).trim();
}

function wellFormed(text: string): string {
  return text.replace(loneSurrogate, '\ufffd');
}

/** Whether a text has nothing to see: missing, white space or invisible characters only. */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || !/[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
}

// A browser takes seconds to wrap 10,000 characters without a space.
const excerptLength = 400;

export function excerpt(text: string, most = excerptLength): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The URL that a text is, or null: `URL.parse`, which came later than the browsers of docs/browsers.md. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
