import { QueryObserver } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { reads } from '../../api/contract.ts';
import { countText } from '../../domain/text/words.ts';
import { paths, screenAt } from '../../paths.ts';
import type { ApiClient } from '../../query/client.ts';
import { readOptions } from '../../query/reads.ts';
import { fromHere } from '../../shell/location.ts';
import { now } from '../../ui/clock.ts';
import { createStore, safeStorage, type Store } from '../../ui/store.ts';

const storage = safeStorage('local');
const isStored = (key: string) => storage.get(key) === 'on';

/** A choice of this browser, off until somebody makes it; where storage is blocked, of this page. */
function storedChoice(key: string): Store<boolean> {
  const choice = createStore(isStored(key));
  choice.subscribe(() => (choice.get() ? storage.set(key, 'on') : storage.remove(key)));
  return choice;
}

const [countKey, noticesKey] = ['attention-count', 'attention-notices'];

/** What asks for attention outside the page (issue 17). */
export const tabCount = storedChoice(countKey);
export const notices = storedChoice(noticesKey);

/** Takes over what another tab chose. */
function followChoices(): void {
  tabCount.set(isStored(countKey));
  notices.set(isStored(noticesKey));
}

/** Sends one; a click on it leads to the queue. Returns whether the browser took it. */
export function sendNotice(title: string, body: string): boolean {
  try {
    // The same tag: a newer one, of another tab too, replaces the one before.
    const options = { body, tag: 'alerts', renotify: true, icon: '/favicon.svg' };
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      navigate(fromHere(paths.validation));
      notice.close();
    });
    return true;
  } catch {
    return false;
  }
}

/** Shows a count in the tab's icon; 0 restores it. The icons are files, since the policy allows no data URL. */
function showCountInIcon(count: number): void {
  const file = count > 0 ? `/favicon-${Math.min(count, 10)}.svg` : '/favicon.svg';
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
  let unsubscribe: (() => void) | null = null;
  const show = () => {
    const isWall = screenAt(location) === 'wall';
    const { total = null, pending = null } = observer.getCurrentResult().data ?? {};
    showCountInIcon(tabCount.get() && !isWall ? (pending ?? 0) : 0);
    const count = total ?? pending;
    if (count === null || isWall) return;
    if (!notices.get()) known = null;
    else if (known === null) known = count;
    else if (noticePermission() === 'granted') void tellAlone(known, count, pending);
  };
  /** In one tab at a time: another may read what was told only once that is written. */
  const tellAlone = (before: number, total: number, pending: number | null) => {
    const locked = navigator.locks.request(toldKey, { ifAvailable: true }, async (lock) => {
      // The next response asks again.
      if (lock === null) return;
      known = tell(before, total, pending);
      await new Promise((resolve) => setTimeout(resolve, settleMs));
    });
    // A browser that keeps nothing locks nothing.
    return locked.catch(() => {
      known = tell(before, total, pending);
    });
  };
  const follow = () => {
    if (tabCount.get() || notices.get()) unsubscribe ??= observer.subscribe(show);
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

/** How many of `total` alerts are new to who knows of `known`, 0 for nothing to send now; and the number known from now on. */
export function decideNotice(known: number, total: number, told: Told | null, nowMs: number) {
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

const toldKey = 'attention-told';
/** Until every tab reads what one of them stored, in ms. */
const settleMs = 2_000;
/** What this tab told last, where the browser keeps nothing. */
let own: Told | null = null;

function lastTold(): Told | null {
  const [total = NaN, at = NaN] = (storage.get(toldKey) ?? '').split(' ').map(Number);
  return Number.isFinite(at) ? { total, at } : own;
}

/** Tells of the alerts that are new, at most once a minute in all tabs; returns the number that is known from now on. */
function tell(before: number, total: number, pending: number | null): number {
  const nowMs = now();
  const { count, known } = decideNotice(before, total, lastTold(), nowMs);
  if (count > 0) {
    own = { total, at: nowMs };
    storage.set(toldKey, `${total} ${nowMs}`);
    const open = pending === null ? '' : `${countText(pending, 'alert')} pending. `;
    sendNotice(countText(count, 'new alert'), `${open}Open the queue to review.`);
  }
  return known;
}

/** 'unsupported': the browser has none, or gives them to installed apps alone. */
export function noticePermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}
