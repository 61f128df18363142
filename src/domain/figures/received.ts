import { showNumber } from '../number/format.ts';
import { unitText } from '../text/words.ts';

/** A list of a response, as far as it is known whether all of it is there. */
interface ReceivedRows {
  readonly rows: readonly unknown[];
  readonly unreadable: number;
  readonly isNoList: boolean;
  readonly total: number | null;
}

/** Whether nothing is missing of a list, so that something may be said of all of it (rulings A13, A15). */
export function isWhole({ unreadable, isNoList, total }: ReceivedRows): boolean {
  return unreadable === 0 && !isNoList && total === null;
}

/** '20 of 76 received', '2 rows unreadable' (rulings A2, A15); '' for a whole list. */
export function receivedText({ rows, total, unreadable }: ReceivedRows): string {
  if (total !== null) return `${showNumber(rows.length)} of ${showNumber(total)} received`;
  return unreadable === 0
    ? ''
    : `${showNumber(unreadable)} ${unitText(unreadable, 'row')} unreadable`;
}

/** A list with the lists in its rows: one that is no list is an unreadable row (rulings A13). */
export function withInner<L extends ReceivedRows>(list: L, inner: readonly ReceivedRows[]): L {
  const unreadable = [list, ...inner].map((each) => each.unreadable);
  const noLists = inner.map(({ isNoList }) => Number(isNoList));
  return { ...list, unreadable: [...unreadable, ...noLists].reduce((a, b) => a + b, 0) };
}

/** How many there are of what a list shows: as many as the response counts, and no fewer; null where it has no list. */
export function countOf(list: ReceivedRows, shown: number, counted: number | null): number | null {
  return counted === null && list.isNoList ? null : Math.max(shown, counted ?? 0);
}
