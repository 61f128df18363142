import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../paths.ts';
import { fromHere } from '../../shell/location.ts';
import { notices } from './choices.ts';

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
