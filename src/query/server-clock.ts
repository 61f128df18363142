import { createStore } from '../ui/store.ts';

/** How many of the last responses count. */
export const keptDifferences = 9;
/** A slower response tells nothing: the machine may have slept meanwhile. */
const longestTripMs = 35_000;

/**
 * How far the server's clock is ahead of this machine's, in ms, by the `Date` header of its last responses, oldest
 * first. Each is good to half a second and half its round trip: take the median.
 */
export function createServerClock() {
  const differences = createStore<readonly number[]>([]);
  return {
    differences,
    /** Starts a round trip, or takes up one that was sent before; call what it returns with the headers. */
    time(sentAtWall = Date.now()): (headers: Headers) => void {
      return (headers) => {
        const difference = differenceOf(headers, sentAtWall, Date.now());
        if (difference !== null)
          differences.set((before) => [...before, difference].slice(-keptDifferences));
      };
    },
  };
}

function differenceOf(headers: Headers, sent: number, received: number): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isFinite(date) || received < sent || received - sent > longestTripMs) return null;
  // A cache on the way says how old its copy is.
  const ageSeconds = Number(headers.get('age') ?? 0);
  if (!(ageSeconds >= 0)) return null;
  // The header counts whole seconds, so on average it is half a second behind.
  return date + ageSeconds * 1_000 + 500 - (sent + received) / 2;
}
