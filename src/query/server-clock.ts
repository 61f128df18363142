import type { Exchange } from '../api/early-request.ts';
import { createStore, type Store } from '../ui/store.ts';
import { median } from '../domain/number/arithmetic.ts';
import { showNumber } from '../domain/text/format.ts';

export const longestHistory = 9;
/** During a slower request the machine may have slept. */
const longestTripMs = 35_000;

export interface ServerClock {
  /** How far the server is ahead by the `Date` headers of the last responses, in ms. */
  readonly differences: Store<readonly number[]>;
  /** The server's time at an instant of this machine's clock. */
  readonly timeAt: (machineMs: number) => number;
  /** Reads the `Date` header of a response. */
  readonly follow: (exchange: Exchange) => void;
}

export function createServerClock(): ServerClock {
  const differences = createStore<readonly number[]>([]);
  return {
    differences,
    timeAt: (machineMs) => serverTime(differences.get(), machineMs),
    follow({ response, sentAt, receivedAt }) {
      const difference = differenceOf(response.headers, sentAt, receivedAt);
      if (difference !== null)
        differences.set((before) => [...before, difference].slice(-longestHistory));
    },
  };
}

function differenceOf(headers: Headers, sent: number, received: number): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isFinite(date) || received < sent || received - sent > longestTripMs) return null;
  const ageSeconds = Number(headers.get('age') ?? 0);
  // No cache counts further (RFC 9111), and no clock.
  if (!(ageSeconds >= 0 && ageSeconds < 2 ** 31)) return null;
  // The header has whole seconds, on average half a second behind.
  return date + ageSeconds * 1_000 + 500 - (sent + received) / 2;
}

/** Differences further apart mean that a clock was set, in ms. */
const setMs = 10_000;

/** The server's time: by the median difference, or the last one where two in a row say that a clock was set. */
export function serverTime(differences: readonly number[], machineMs: number): number {
  const middle = clockDifference(differences);
  if (middle === null) return machineMs;
  const [before = middle, last = middle] = differences.slice(-2);
  const isOff = (difference: number, other: number) => Math.abs(difference - other) > setMs;
  const wasSet = isOff(last, middle) && !isOff(last, before);
  return machineMs + (wasSet ? Math.round(last / 1_000) * 1_000 : middle);
}

/** How far the server is ahead, in ms by whole seconds: the median; null without responses. */
export function clockDifference(differences: readonly number[]): number | null {
  const middle = median(differences);
  // `+ 0` turns -0 into 0.
  return middle === null ? null : Math.round(middle / 1_000) * 1_000 + 0;
}

const minuteMs = 60_000;
const toldMs = 2 * minuteMs;

/** 'The server clock is 10 h behind this device' for a difference of more than two minutes (C37), else ''. */
export function clockDifferenceText(ms: number | null): string {
  if (ms === null || Math.abs(ms) <= toldMs) return '';
  const way = ms > 0 ? 'ahead of' : 'behind';
  return `The server clock is ${about(Math.abs(ms))} ${way} this device`;
}

function about(ms: number): string {
  const minutes = Math.round(ms / minuteMs);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${showNumber(Math.round(hours / 24))} days`;
}
