import { serverTime } from '../domain/time/server-time.ts';
import { createStore, type Store } from '../ui/store.ts';

export const longestHistory = 9;
/** During a slower request the machine may have slept. */
const longestTripMs = 35_000;

export interface ServerClock {
  /** How far the server is ahead by the `Date` headers of the last responses, in ms. */
  readonly differences: Store<readonly number[]>;
  /** The server's time at an instant of this machine's clock; null just after that clock was set. */
  readonly timeAt: (machineMs: number) => number | null;
  /** Times a request; the returned function takes the headers of its response. */
  readonly time: (sentAtWall?: number) => (headers: Headers) => void;
}

export function createServerClock(): ServerClock {
  const differences = createStore<readonly number[]>([]);
  return {
    differences,
    timeAt: (machineMs) => serverTime(differences.get(), machineMs),
    time(sentAtWall = Date.now()): (headers: Headers) => void {
      return (headers) => {
        const difference = differenceOf(headers, sentAtWall, Date.now());
        if (difference !== null)
          differences.set((before) => [...before, difference].slice(-longestHistory));
      };
    },
  };
}

function differenceOf(headers: Headers, sent: number, received: number): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isFinite(date) || received < sent || received - sent > longestTripMs) return null;
  const ageSeconds = Number(headers.get('age') ?? 0);
  if (!(ageSeconds >= 0)) return null;
  // The header has whole seconds, on average half a second behind.
  return date + ageSeconds * 1_000 + 500 - (sent + received) / 2;
}
