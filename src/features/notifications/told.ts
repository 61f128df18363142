import { openDB, type DBSchema } from 'idb';

/** At most one notification in so many ms (issue 17). */
const everyMs = 60_000;
/** Tabs poll the same alerts within this, in ms; later the same number is of other alerts. */
const sharedMs = 5 * everyMs;

/** Up to which number of alerts a notification was sent, and when in ms of the clock; by whichever tab. */
export interface Told {
  readonly total: number;
  readonly at: number;
}

/** How many alerts are new, 0 for nothing to send now; and the number that is known from now on. */
export interface Decision {
  readonly count: number;
  readonly known: number;
}

/** What to tell of `total` alerts to a person who knows of `known`; what comes within a minute waits for the next one. */
export function decideNotice(
  known: number,
  total: number,
  told: Told | null,
  nowMs: number,
): Decision {
  const passedMs = told === null ? Infinity : nowMs - told.at;
  const isToldOf = told !== null && Math.abs(passedMs) < sharedMs && told.total <= total;
  // Another tab may have told of some.
  const from = isToldOf ? Math.max(known, told.total) : known;
  // Fewer are another day's.
  if (total <= from) return { count: 0, known: total };
  // A clock that was set back must not silence for longer.
  if (passedMs >= 0 && passedMs < everyMs) return { count: 0, known: from };
  return { count: total - from, known: total };
}

interface Schema extends DBSchema {
  told: { key: string; value: Told };
}

/** What this tab told last, where the browser keeps nothing. */
let own: Told | null = null;

/** What to tell now, for one tab of the browser: reading and writing what was told are one transaction. */
export async function decideInTurn(
  known: number,
  total: number,
  clock: () => number,
): Promise<Decision> {
  let decision: Decision = { count: 0, known };
  const after = (told: Told | null): Told | null => {
    // When it is this tab's turn: another one may have told of some while it waited.
    const at = clock();
    decision = decideNotice(known, total, told, at);
    return decision.count > 0 ? { total, at } : told;
  };
  try {
    const database = await openDB<Schema>('notifications', 1, {
      upgrade: (made) => void made.createObjectStore('told'),
    });
    const { store, done } = database.transaction('told', 'readwrite');
    const told = after((await store.get('alerts')) ?? null);
    if (decision.count > 0 && told) await store.put(told, 'alerts');
    await done;
    database.close();
  } catch {
    own = after(own);
  }
  return decision;
}
