/** A short name of a text, for a URL that must not show it (FNV-1a). */
export function hashOf(text: string): string {
  let value = 0x81_1c_9d_c5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (value >>> 0).toString(36);
}
