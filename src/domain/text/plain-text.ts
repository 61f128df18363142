const unsafeRun =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;
const loneSurrogate = /[\ud800-\udfff]/gu;

/**
 * Server text made safe for one line of plain text: each run of control characters, line breaks and
 * bidi overrides (they reorder the rest of the line) becomes one space, a lone surrogate becomes
 * U+FFFD; outer white space is trimmed. Missing text is ''. Needed by spec 2 'Appointments Log' and
 * spec 7 (text export).
 */
export function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(unsafeRun, ' ').replace(loneSurrogate, '\ufffd').trim();
}

/**
 * Whether a text has nothing to see: missing, white space, zero-width or control characters only.
 */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || !/[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
}

/** So much of a text is shown where it wraps. */
const excerptLength = 400;

/**
 * A text where it wraps: the beginning of one that is out of all proportion. A browser takes seconds to
 * break 10,000 characters without a space into lines.
 */
export function excerpt(text: string, most = excerptLength): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
