/** The approximate width of a 12 px text, in px: enough to see whether it has room. */
export function widthOf(text: string): number {
  const narrow = text.replaceAll(/[^,.'\s-]/g, '').length;
  return Math.ceil(narrow * 4 + (text.length - narrow) * 7.3);
}
