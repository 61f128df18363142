/** About how wide a text of 12 px is, in px: enough to see whether it has room. */
export function widthOf(text: string): number {
  const narrow = text.replaceAll(/[^,.'\s-]/g, '').length;
  return Math.ceil(narrow * 4 + (text.length - narrow) * 7.3);
}
