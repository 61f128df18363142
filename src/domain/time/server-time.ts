import { clockDifference } from './clock-difference.ts';

/** Differences further apart mean that a clock was set, in ms. */
const setMs = 10_000;

/** The server's time; null while it can't be told: the machine's clock was just set, and one response has come since. */
export function serverTime(differences: readonly number[], machineMs: number): number | null {
  const middle = clockDifference(differences);
  if (middle === null) return machineMs;
  const [before = middle, last = middle] = differences.slice(-2);
  const isOff = (one: number, other: number) => Math.abs(one - other) > setMs;
  if (!isOff(last, middle)) return machineMs + middle;
  return isOff(last, before) ? null : machineMs + Math.round(last / 1_000) * 1_000;
}
