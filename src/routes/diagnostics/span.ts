import { noValue, showNumber } from '../../domain/number/format.ts';

const second = 1_000;
const units = [
  { name: 'd', ms: 86_400 * second },
  { name: 'h', ms: 3_600 * second },
  { name: 'min', ms: 60 * second },
  { name: 's', ms: second },
] as const;

/**
 * A span in ms by its two largest units, rounded down: '42 s', '12 min 5 s', '3 h 12 min', '4 d 0 h'.
 * Below 0 counts as 0; '–' when it is not finite.
 */
export function spanText(ms: number): string {
  if (!Number.isFinite(ms)) return noValue;
  const first = units.findIndex((unit) => ms >= unit.ms);
  const shown = units.slice(first < 0 ? -1 : first).slice(0, 2);
  let left = Math.max(0, ms);
  return shown
    .map((unit) => {
      const count = Math.floor(left / unit.ms);
      left -= count * unit.ms;
      return `${showNumber(count)} ${unit.name}`;
    })
    .join(' ');
}

/** How long a request took: '84 ms', '1.2 s', '30 s'; '–' when it is not known. */
export function durationText(ms: number | null): string {
  if (ms === null || !Number.isFinite(ms)) return noValue;
  const whole = Math.round(Math.max(0, ms));
  return whole < second ? `${whole} ms` : `${showNumber(whole / second)} s`;
}
