import { showNumber } from '../../../domain/number/format.ts';
import {
  dayLabel,
  easternClock,
  easternDate,
  longDay,
  parseDay,
} from '../../../domain/time/eastern.ts';

/** What the sender of a link saw, Eastern: '2026-11-21', '2:41 PM'. */
export interface Then {
  readonly valid: number;
  readonly day: string;
  readonly time: string;
}

const mostValid = 999_999_999;
const pad = (count: number) => String(count).padStart(2, '0');

/** What a link carries of what was seen: '104.2026-11-21.1441', Eastern; '' for a figure that is no count. */
export function thenParam(valid: number | null, atMs: number): string {
  const clock = easternClock(atMs);
  if (valid === null || clock === null) return '';
  if (!Number.isInteger(valid) || valid < 0 || valid > mostValid) return '';
  return `${valid}.${easternDate(atMs)}.${pad(clock.hour)}${pad(clock.minute)}`;
}

const form = /^(\d{1,9})\.(\d{4}-\d{2}-\d{2})\.([01]\d|2[0-3])([0-5]\d)$/;

/** null for a text that no link of ours carries. */
export function readThen(text: string): Then | null {
  const [, valid = '', sentDay = '', hour = '', minute = ''] = form.exec(text) ?? [];
  const day = parseDay(sentDay);
  if (day === null) return null;
  const time = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
  return { valid: Number(valid), day, time };
}

/** 'Then 104', 'at 2:41 PM', 'now 118': the second is left out where there is no room; null for another day to come. */
export function thenTexts(
  { valid, day, time }: Then,
  nowValid: number | null,
  today: string,
): readonly [then: string, when: string, now: string] | null {
  if (day > today) return null;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const when = day === today ? '' : `on ${isThisYear ? dayLabel(day) : longDay(day)} `;
  return [`Then ${showNumber(valid)}`, `${when}at ${time}`, `now ${showNumber(nowValid)}`];
}
