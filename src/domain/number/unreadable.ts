export function unreadableOf(...lists: readonly { readonly unreadable: number }[]): number {
  return lists.reduce((total, { unreadable }) => total + unreadable, 0);
}
