import { noValue } from '../number/format.ts';
import { easternClock, parseInstant } from './eastern.ts';

/** '2026-11-21T14:41:03-05:00': Eastern clock and offset. */
export function easternIso(ms: number): string {
  const clock = easternClock(ms);
  if (clock === null) return noValue;
  const { year, month, day, hour, minute, second } = clock;
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const minutes = Math.round((local - Math.floor(ms / 1000) * 1000) / 60_000);
  const size = Math.abs(minutes);
  const offset = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  const sign = minutes < 0 ? '-' : '+';
  return `${new Date(local).toISOString().slice(0, -5)}${sign}${offset.join(':')}`;
}

/** The Eastern hour of an instant's text, 0 to 23; null where no instant can be read. */
export function easternHourOf(text: string): number | null {
  const ms = parseInstant(text);
  return ms === null ? null : (easternClock(ms)?.hour ?? null);
}
