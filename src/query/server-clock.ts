/**
 * How far the server's clock is ahead of this machine's, as its answers tell by their `Date` header. Each
 * is good to half a second and half its round trip; whoever shows a difference takes the middle of them.
 */

/** So many of the last answers count. */
export const keptDifferences = 9;
/** An answer that was longer under way tells nothing: the machine may have slept meanwhile. */
const longestTripMs = 35_000;

let differences: readonly number[] = [];
const listeners = new Set<() => void>();

/** Starts a round trip, or takes up one that was sent before; what is returned hears the headers of the answer. */
export function timeTrip(sent = Date.now()): (headers: Headers) => void {
  return (headers) => {
    const heard = Date.now();
    const difference = differenceOf(headers, sent, heard);
    if (difference === null) return;
    differences = [...differences, difference].slice(-keptDifferences);
    for (const listener of listeners) listener();
  };
}

function differenceOf(headers: Headers, sent: number, heard: number): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isFinite(date) || heard < sent || heard - sent > longestTripMs) return null;
  // What a cache between kept is as much older as it says.
  const keptSeconds = Number(headers.get('age') ?? 0);
  if (!(keptSeconds >= 0)) return null;
  // The header counts whole seconds, so on average it is half a second behind.
  return date + keptSeconds * 1_000 + 500 - (sent + heard) / 2;
}

/** How many ms the server was ahead in each of its last answers, oldest first. */
export function serverDifferences(): readonly number[] {
  return differences;
}

export function subscribeToServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets everything, for tests. */
export function clearServerClock(): void {
  differences = [];
  for (const listener of listeners) listener();
}
