import { QueryObserver } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { reads } from '../../api/contract.ts';
import { countText } from '../../domain/text/words.ts';
import { paths, screenAt } from '../../paths.ts';
import type { ApiClient } from '../../query/client.ts';
import { readOptions } from '../../query/reads.ts';
import { fromHere } from '../../shell/location.ts';
import { elapsedMs } from '../../ui/clock.ts';
import { createStore, safeStorage, type Store } from '../../ui/store.ts';

const storage = safeStorage('local');

/** A choice of this browser, off until somebody makes it, in any tab; where storage is blocked, of this page. */
function storedChoice(key: string): Store<boolean> {
  const isStored = () => storage.get(key) === 'on';
  const choice = createStore(isStored());
  choice.subscribe(() => (choice.get() ? storage.set(key, 'on') : storage.remove(key)));
  addEventListener('storage', () => choice.set(isStored()));
  return choice;
}

/** What asks for attention outside the page (issue 17). */
export const tabCount = storedChoice('attention-count');
export const notices = storedChoice('attention-notices');

/** Sends one; a click on it leads to the queue. One of the same tag, of another tab too, takes its place quietly. */
export function sendNotice(title: string, body: string, tag: string): boolean {
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon.svg' });
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
  const options = { ...readOptions(reads.alertStats), refetchIntervalInBackground: true };
  const observer = new QueryObserver(client.queries, { ...options, enabled: false });
  /** null: what is there when notifications are switched on is no news. */
  let known: number | null = null;
  let quietUntil = -Infinity;
  const show = () => {
    const isWall = screenAt(location) === 'wall';
    const { total = null, pending = null } = observer.getCurrentResult().data ?? {};
    showCountInIcon(tabCount.get() && !isWall ? (pending ?? 0) : 0);
    const count = total ?? pending;
    if (count === null || isWall) return;
    if (!notices.get()) known = null;
    // Fewer are another day's.
    else if (known === null || count <= known) known = count;
    else if (noticePermission() === 'granted' && elapsedMs() >= quietUntil) {
      const open = pending === null ? '' : `${countText(pending, 'alert')} pending. `;
      const body = `${open}Open the queue to review.`;
      // Each tab tells of the same alerts.
      sendNotice(countText(count - known, 'new alert'), body, `alerts ${count}`);
      quietUntil = elapsedMs() + everyMs;
      known = count;
    }
  };
  const follow = () => {
    observer.setOptions({ ...options, enabled: tabCount.get() || notices.get() });
    show();
  };
  const ends = [observer.subscribe(show), tabCount.subscribe(follow), notices.subscribe(follow)];
  follow();
  return () => {
    for (const end of ends) end();
    showCountInIcon(0);
  };
}

/** At most one notification in so many ms (issue 17). */
const everyMs = 60_000;

/** 'unsupported': the browser has none, or gives them to installed apps alone. */
export function noticePermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}
