import { useState } from 'react';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { isPending, newestFirst } from '../../domain/time/order.ts';
import { type AlertTab, alertTabOf, queueInOrder, withDecisions } from './alerts.ts';
import { failedDecision, type SentDecision, type SentDecisions } from './decisions.ts';

export type AlertLists = Readonly<Record<AlertTab, readonly ValidationAlert[]>>;

const none: readonly ValidationAlert[] = [];

/**
 * The three lists of the last response with this tab's decisions laid over it. While somebody is at work in the
 * queue its order stands still, and new pending alerts are held back (rulings C10).
 */
export function useAlertLists(
  response: readonly ValidationAlert[] = none,
  decisions: SentDecisions,
  isAtWork: boolean,
) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const unlisted = [...decisions].filter(
    ([, { phase }]) => phase === 'sending' || phase === 'accepted',
  );
  const rows = withDecisions(response, new Map(unlisted));
  const decidedAt = (row: ValidationAlert) => (isPending(row) ? '' : row.reviewedAt);
  const sorted = newestFirst(rows, (row) => decidedAt(row) || row.createdAt);
  const listOf = (tab: AlertTab) => sorted.filter(({ status }) => alertTabOf(status) === tab);
  const { shown, held } = queueInOrder(order, listOf('pending'));
  // All ids, so that an alert whose decision is refused later finds its place again.
  const showNew = () => setOrder(newestFirst(rows, (row) => row.createdAt).map(({ id }) => id));
  if (held.length > 0 && (!isAtWork || shown.length === 0)) showNew();
  const lists: AlertLists = {
    pending: shown,
    reviewed: listOf('reviewed'),
    dismissed: listOf('dismissed'),
  };
  return { rows, lists, newAlerts: held, showNew };
}

export interface OpenAlert {
  readonly alert: ValidationAlert;
  /** Pending, and nobody else has decided it or removed it from the list. */
  readonly isDecidable: boolean;
  /** The list that Next and Previous step through. */
  readonly list: readonly ValidationAlert[];
  readonly tab: AlertTab;
  /** The alert's place in `list`; after it has left the list, the place where it was. */
  readonly index: number;
  readonly isListed: boolean;
  /** It was pending here, is not any more, and it was not this browser tab that decided. */
  readonly decidedElsewhere: boolean;
  /** No longer in the response. */
  readonly gone: boolean;
  readonly failed: SentDecision | null;
}

/**
 * The alert of this id, or null. One that was open while pending stays as last seen when somebody else decides
 * it or the server drops it, so that nobody loses what they are reading.
 */
export function useOpenAlert(
  id: string,
  rows: readonly ValidationAlert[],
  lists: AlertLists,
  decisions: SentDecisions,
): OpenAlert | null {
  const [seen, setSeen] = useState<{ alert: ValidationAlert; index: number } | null>(null);
  const current = id === '' ? undefined : rows.find((row) => row.id === id);
  const known = seen?.alert.id === id ? seen : null;
  const phase = decisions.get(id)?.phase;
  const wasPending = known !== null || phase === 'refused';
  // A list may show our own decision before its response is known to be lost.
  const mayBeOurs = phase !== undefined && phase !== 'refused';
  const tab = (!wasPending && current && alertTabOf(current.status)) || 'pending';
  const list = lists[tab];
  const index = list.findIndex((row) => row.id === id);
  const stillPending = current !== undefined && isPending(current);
  if (stillPending && index >= 0 && (seen?.alert !== current || seen.index !== index))
    setSeen({ alert: current, index });
  if (id === '' && seen) setSeen(null);
  const alert = current ?? known?.alert;
  if (!alert) return null;
  const decidedElsewhere = wasPending && !stillPending && !mayBeOurs;
  return {
    alert,
    isDecidable: isPending(alert) && !decidedElsewhere,
    list,
    tab,
    index: index >= 0 ? index : (known?.index ?? -1),
    isListed: index >= 0,
    decidedElsewhere,
    gone: current === undefined,
    failed: failedDecision(decisions, id),
  };
}
