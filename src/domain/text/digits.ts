/** A decimal digit of any script as '0' to '9': each script has its ten in one run, from zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** A text with the digits of any script as '0' to '9'. */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, digitOf);

export const ascii =
  // oxlint-disable-next-line no-control-regex
  /^[\0-\u007f]*$/;

/** The digits of a text of any script, as phones are searched by them. */
export function digitsIn(text: string): string {
  if (ascii.test(text)) return text.replaceAll(/\D/g, '');
  return asciiDigits(text.normalize('NFKC')).replaceAll(/\D/g, '');
}
