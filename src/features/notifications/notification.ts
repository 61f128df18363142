import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../paths.ts';
import { fromHere } from '../../shell/location.ts';
import { createStore, safeStorage, type Store } from '../../ui/store.ts';

/** 'unsupported': the browser has none, or gives them to installed apps alone. */
export type Permission = NotificationPermission | 'unsupported';

export function noticePermission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Sends one; a click on it leads to the queue. Returns whether the browser took it. */
export function sendNotice(title: string, body: string): boolean {
  try {
    // The same tag: a newer one replaces the one before, and is noticed again.
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

/** Switches notifications; to be called by a click, since it may ask the browser's permission. */
export async function chooseNotices(on: boolean): Promise<Permission> {
  if (on && noticePermission() === 'default') await Notification.requestPermission();
  const permission = noticePermission();
  notices.set(on && permission === 'granted');
  return permission;
}

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
export function followChoices(): void {
  tabCount.set(isStored(countKey));
  notices.set(isStored(noticesKey));
}
