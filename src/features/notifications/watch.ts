import { QueryObserver } from '@tanstack/react-query';
import { type DBSchema, openDB } from 'idb';
import { reads } from '../../api/contract.ts';
import { countText } from '../../domain/text/words.ts';
import { screenAt } from '../../paths.ts';
import type { ApiClient } from '../../query/client.ts';
import { readOptions } from '../../query/reads.ts';
import { now } from '../../ui/clock.ts';
import { followChoices, noticePermission, notices, sendNotice, tabCount } from './notification.ts';

/** From here on the icon says '9+'. */
const mostInIcon = 10;

/** Shows a count in the tab's icon; 0 restores it. The icons are files, since the policy allows no data URL. */
function showCountInIcon(count: number): void {
  const file = count > 0 ? `/favicon-${Math.min(count, mostInIcon)}.svg` : '/favicon.svg';
  const icon = document.querySelector('link[rel=icon]');
  if (icon && icon.getAttribute('href') !== file) icon.setAttribute('href', file);
}

/** Follows the alerts while somebody chose that (issue 17), in a hidden tab too; returns a function that ends it. */
export function watchAttention(client: ApiClient): () => void {
  const observer = new QueryObserver(client.queries, {
    ...readOptions(reads.alertStats),
    refetchIntervalInBackground: true,
  });
  /** null: what is there when notifications are switched on is no news. */
  let known: number | null = null;
  let isTelling = false;
  let unsubscribe: (() => void) | null = null;
  const show = () => {
    const isWall = screenAt(location) === 'wall';
    const { total = null, pending = null } = observer.getCurrentResult().data ?? {};
    showCountInIcon(tabCount.get() && !isWall ? (pending ?? 0) : 0);
    const count = total ?? pending;
    if (count === null || isWall) return;
    if (!notices.get()) known = null;
    else if (known === null || count <= known) known = count;
    else void tell(known, count, pending);
  };
  const tell = async (before: number, count: number, pending: number | null) => {
    if (isTelling || noticePermission() !== 'granted') return;
    isTelling = true;
    const decision = await decideInTurn(before, count, now);
    isTelling = false;
    // null: switched off meanwhile.
    if (known !== null) known = decision.known;
    if (decision.count === 0) return;
    const open = pending === null ? '' : `${countText(pending, 'alert')} pending. `;
    sendNotice(countText(decision.count, 'new alert'), `${open}Open the queue to review.`);
  };
  const follow = () => {
    const isWanted = tabCount.get() || notices.get();
    if (isWanted) unsubscribe ??= observer.subscribe(show);
    else {
      unsubscribe?.();
      unsubscribe = null;
    }
    show();
  };
  window.addEventListener('storage', followChoices);
  const ends = [tabCount.subscribe(follow), notices.subscribe(follow)];
  follow();
  return () => {
    window.removeEventListener('storage', followChoices);
    for (const end of ends) end();
    unsubscribe?.();
    showCountInIcon(0);
  };
}

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
