import { QueryObserver } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { alertStats } from '../../calls/alerts.ts';
import { base } from '../../base.ts';
import { countText } from '../../domain/text/format.ts';
import { paths, screenAt } from '../../paths.ts';
import type { ApiClient } from '../../query/client.ts';
import { readOptions } from '../../query/reads.ts';
import { fromHere } from '../../shell/location.ts';
import { elapsedMs } from '../../ui/clock.ts';
import { createStore, safeStorage, type Store } from '../../ui/store.ts';

const storage = safeStorage('local');

/** A setting of this browser, off by default and shared by its tabs; of this page alone where storage is blocked. */
function storedChoice(key: string): Store<boolean> {
  const isStored = () => storage.get(key) === 'on';
  const choice = createStore(isStored());
  choice.subscribe(() => (choice.get() ? storage.set(key, 'on') : storage.remove(key)));
  addEventListener('storage', () => choice.set(isStored()));
  return choice;
}

/** The two settings (issue 17): a count in the tab's icon, and notifications. */
export const iconCountSetting = storedChoice('attention-count');
export const notificationSetting = storedChoice('attention-notices');

/** Whether the browser refused the last notification, as Chrome on Android does; that switches them off. */
export const notificationRefused = createStore(false);

/** Sends a notification, whose click opens the queue; false if refused. One of the same tag, also of another tab, is replaced silently. */
export function sendNotification(title: string, body: string, tag: string): boolean {
  try {
    const notification = new Notification(title, { body, tag, icon: `${base}/favicon.svg` });
    notification.addEventListener('click', () => {
      window.focus();
      navigate(fromHere(paths.validation));
      notification.close();
    });
    return true;
  } catch {
    notificationRefused.set(true);
    notificationSetting.set(false);
    return false;
  }
}

/** Shows a count in the tab's icon; 0 removes it. The icons are files because the policy allows no data URL. */
function showCountInIcon(count: number): void {
  const file = `${base}/favicon${count > 0 ? `-${Math.min(count, 10)}` : ''}.svg`;
  const icon = document.querySelector('link[rel=icon]');
  if (icon && icon.getAttribute('href') !== file) icon.setAttribute('href', file);
}

/** Follows the alerts while a setting is on (issue 17), in a hidden tab too; returns an unsubscribe function. */
export function watchAttention(client: ApiClient): () => void {
  const options = { ...readOptions(alertStats), refetchIntervalInBackground: true };
  const observer = new QueryObserver(client.queries, { ...options, enabled: false });
  /** The count at the last notification, or when notifications were switched on; null while they are off. */
  let lastTotal: number | null = null;
  let silentUntil = -Infinity;
  const show = () => {
    const isWall = screenAt(location) === 'wall';
    const { total = null, pending = null } = observer.getCurrentResult().data?.figures ?? {};
    showCountInIcon(iconCountSetting.get() && !isWall ? (pending ?? 0) : 0);
    if (total === null || isWall) return;
    if (!notificationSetting.get()) lastTotal = null;
    // A lower count is that of another day.
    else if (lastTotal === null || total <= lastTotal) lastTotal = total;
    else if (notificationPermission() === 'granted' && elapsedMs() >= silentUntil) {
      const open = pending === null ? '' : `${countText(pending, 'alert')} pending. `;
      const body = `${open}Open the queue to review.`;
      // All tabs send the same tag for the same alerts.
      sendNotification(countText(total - lastTotal, 'new alert'), body, `alerts ${total}`);
      silentUntil = elapsedMs() + minGapMs;
      lastTotal = total;
    }
  };
  const follow = () => {
    observer.setOptions({
      ...options,
      enabled: iconCountSetting.get() || notificationSetting.get(),
    });
    show();
  };
  const unsubscribes = [
    observer.subscribe(show),
    iconCountSetting.subscribe(follow),
    notificationSetting.subscribe(follow),
  ];
  follow();
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    showCountInIcon(0);
  };
}

/** The shortest time between two notifications, in ms (issue 17). */
const minGapMs = 60_000;

/** 'unsupported': the browser has no notifications, or only for installed apps. */
export function notificationPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}
