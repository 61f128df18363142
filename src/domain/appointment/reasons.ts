import { shownText } from './appointment.ts';
import { fold } from '../text/fold.ts';

export const noReason = 'No reason given';

/** The group of a reason: reasons that differ only by case, a name or a number are one. */
export function reasonKey(reason: string): string {
  const text = fold(shownText(reason));
  return text === 'n/a' ? fold(noReason) : text;
}
