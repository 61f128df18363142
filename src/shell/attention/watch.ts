import { QueryObserver } from '@tanstack/react-query';
import { reads } from '../../api/contract.ts';
import { screenAt } from '../../paths.ts';
import { readOptions, type ApiClient } from '../../query/client.ts';
import { now } from '../../ui/clock/clock.ts';
import { safeStorage } from '../../ui/safe-storage.ts';
import { notices, tabCount } from './choices.ts';
import { showCountInIcon } from './favicon.ts';
import { decideNotice, noticeTexts, readTold, writeTold } from './notice.ts';
import { noticePermission, sendNotice } from './notification.ts';

const storage = safeStorage('local');
const toldKey = 'attention-told';

/** Follows the alerts while somebody chose that (issue 17), in a hidden tab too; returns a function that ends it. */
export function watchAttention(client: ApiClient): () => void {
  const observer = new QueryObserver(client, {
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
    known = notices.get() ? tell(known ?? count, count, pending) : null;
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
  const onStorage = () => {
    tabCount.follow();
    notices.follow();
  };
  window.addEventListener('storage', onStorage);
  const ends = [tabCount.subscribe(follow), notices.subscribe(follow)];
  follow();
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const end of ends) end();
    unsubscribe?.();
    showCountInIcon(0);
  };
}

/** Sends a notification where one is due; returns how many alerts are known from now on. */
function tell(before: number, total: number, pending: number | null): number {
  const { count, known } = decideNotice(before, total, readTold(storage.get(toldKey)), now());
  if (count === 0 || noticePermission() !== 'granted') return known;
  storage.set(toldKey, writeTold({ total, at: now() }));
  const { title, body } = noticeTexts(count, pending);
  sendNotice(title, body);
  return known;
}
