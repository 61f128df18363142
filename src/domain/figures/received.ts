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
