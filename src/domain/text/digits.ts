/** A decimal digit of any script as '0' to '9': each script has its ten in one run, from zero on. */
export function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

export const ascii =
  // oxlint-disable-next-line no-control-regex
  /^[\0-\u007f]*$/;

/** The digits of a text of any script, as phones are searched by them. */
export function digitsIn(text: string): string {
  if (ascii.test(text)) return text.replaceAll(/\D/g, '');
  return text
    .normalize('NFKC')
    .replaceAll(/\P{Nd}/gu, '')
    .replaceAll(/\D/gu, digitOf);
}
