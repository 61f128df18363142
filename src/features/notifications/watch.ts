import { QueryObserver } from '@tanstack/react-query';
import { reads } from '../../api/contract.ts';
import { countText } from '../../domain/text/words.ts';
import { screenAt } from '../../paths.ts';
import type { ApiClient } from '../../query/client.ts';
import { readOptions } from '../../query/reads.ts';
import { now } from '../../ui/clock/clock.ts';
import { followChoices, notices, tabCount } from './choices.ts';
import { noticePermission, sendNotice } from './notification.ts';
import { decideInTurn } from './told.ts';

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
