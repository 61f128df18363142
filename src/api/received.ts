import type { Figure } from '../domain/number/figure.ts';
import { showNumber, countText } from '../domain/text/format.ts';
import { sumOf } from '../domain/number/arithmetic.ts';

/** The rows of a list of a response, and what is known of the rest of it. */
export interface ReceivedList<T = unknown> {
  readonly rows: readonly T[];
  /** How many rows could not be read (A2). */
  readonly unreadable: number;
  /** Something was sent that is no list: nothing is known of its rows (A13). */
  readonly isNoList: boolean;
  /** The total that the response names, where it is greater than its rows: these are a part (A15). */
  readonly total: number | null;
}

export type ListRead = Pick<ReceivedList, 'unreadable' | 'isNoList'>;

/** Whether nothing is missing of a list, so that something may be said of all of it (rulings A13, A15). */
export function isWhole({ unreadable, isNoList, total }: Omit<ReceivedList, 'rows'>): boolean {
  return unreadable === 0 && !isNoList && total === null;
}

/** '20 of 76 received', '2 rows unreadable' (rulings A2, A15); '' for a whole list. */
export function receivedText({ rows, total, unreadable }: Omit<ReceivedList, 'isNoList'>): string {
  if (total !== null) return `${showNumber(rows.length)} of ${showNumber(total)} received`;
  return unreadable === 0 ? '' : `${countText(unreadable, 'row')} unreadable`;
}

/** A count of received rows. 0 is null while rows are missing (`received`): some of them may count (rulings A15). */
export function countAmong(count: number, received: string): number | null {
  return count === 0 && received !== '' ? null : count;
}

export interface Misfit {
  /** Of the value in its row; '' for the row. */
  readonly path: string;
  readonly expected: string;
  readonly count: number;
}

/** What could not be read of a response (rulings A2). */
export function misfitsOf(data: unknown): readonly Misfit[] {
  const { unreadable = 0 } = Object(data) as Partial<ListRead>;
  return unreadable > 0 ? [{ path: '', expected: 'a row', count: unreadable }] : [];
}

/** How many parts of lists could not be read; what is no list is one part (rulings A2, A13). */
export function unreadableOf(...lists: readonly (Partial<ListRead> | undefined)[]): number {
  return sumOf(lists, (list) => (list?.unreadable ?? 0) + Number(list?.isNoList ?? false));
}

/** A figure of a list, which is also without the rows that were not received or could not be read (rulings A2, A15). */
export function withoutMissing(
  figure: Figure,
  list: Omit<ReceivedList, 'isNoList'> | undefined,
): Figure {
  if (figure.value === null || list === undefined) return figure;
  const { rows, unreadable, total } = list;
  const missing = total === null ? 0 : total - rows.length - unreadable;
  return {
    ...figure,
    without: [
      ...figure.without,
      ...(unreadable > 0 ? [countText(unreadable, 'unreadable row')] : []),
      ...(missing > 0 ? [countText(missing, 'missing row')] : []),
    ],
  };
}
