/** How many rows of some lists could not be read (rulings A2). */
export function unreadableOf(...lists: readonly { readonly unreadable: number }[]): number {
  return lists.reduce((total, { unreadable }) => total + unreadable, 0);
}
