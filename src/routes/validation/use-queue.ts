import { useState } from 'react';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { alertCounts } from '../../domain/figures/alerts.ts';
import { reasonKey } from '../../domain/appointment/reasons.ts';
import { isPending } from '../../domain/time/order.ts';
import { visibleLine } from '../../domain/text/clean.ts';
import { useSearchChoice, useSearchText } from '../../shell/location.ts';
import { useTyped } from '../../shell/typed-search.ts';
import { type AlertTab, alertTabs, decidedWith, queueInOrder, withDecisions } from './alerts.ts';
import { type AppointmentOf, foundAlerts, useQueueOrder } from './queue-order.ts';
import { failedDecision, type SentDecision, type SentDecisions } from './decisions.ts';

type AlertLists = Readonly<Record<AlertTab, readonly ValidationAlert[]>>;

const noAlerts: readonly ValidationAlert[] = [];

/**
 * The queue as it is shown: list, keys and session share the rows of each tab and their order. While the reviewer is
 * at work in it, no row moves and new alerts are held back (rulings C10).
 */
export function useQueue(
  response: readonly ValidationAlert[] = noAlerts,
  sent: SentDecisions,
  isAtWork: boolean,
  appointmentOf: AppointmentOf,
) {
  const [tab] = useSearchChoice('tab', alertTabs);
  const reasonInUrl = useSearchText('reason');
  const reason = tab === 'reviewed' ? reasonInUrl : '';
  const queueOrder = useQueueOrder(tab, appointmentOf);
  const wanted = useSearchText('q');
  const q = visibleLine(useTyped('q') ?? wanted);
  const [frozen, setFrozen] = useState<{ readonly ids: readonly string[]; readonly sort: string }>({
    ids: [],
    sort: queueOrder.text,
  });
  const unlisted = [...sent.values()].filter(({ phase }) =>
    ['sending', 'accepted'].includes(phase),
  );
  const rows = withDecisions(response, new Map(unlisted.map(({ made }) => [made.alertId, made])));
  const listOf = (of: AlertTab) => queueOrder.order(rows.filter(({ status }) => status === of));
  const [pending, reviewed, dismissed] = [
    listOf('pending'),
    listOf('reviewed'),
    listOf('dismissed'),
  ];
  const { inOrder, newRows } = queueInOrder(frozen.ids, pending.rows);
  // The alerts being decided too, so that one whose decision is refused finds its place again.
  const ids = queueOrder.order(response.filter(isPending)).rows.map(({ id }) => id);
  const showNew = () => setFrozen({ ids, sort: queueOrder.text });
  const isSorted = frozen.sort === queueOrder.text;
  const isFree = !isAtWork || inOrder.length === 0;
  if (!isSorted || (isFree && String(ids) !== String(frozen.ids))) showNew();
  const whole: AlertLists = {
    pending: inOrder,
    reviewed: reason === '' ? reviewed.rows : decidedWith(reviewed.rows, reasonKey(reason)),
    dismissed: dismissed.rows,
  };
  const lists: AlertLists = {
    pending: foundAlerts(whole.pending, q),
    reviewed: foundAlerts(whole.reviewed, q),
    dismissed: foundAlerts(whole.dismissed, q),
  };
  // Alerts that wait to be listed may keep an older order.
  const sorted = queueOrder.order(whole[tab]);
  const isOrdered =
    sorted.isOrdered && sorted.rows.every((row, index) => row === whole[tab][index]);
  return {
    tab,
    /** The one reason of the reviewed alerts that are listed; '' for all. */
    reason,
    /** All alerts, decisions included that the server does not list yet. */
    rows,
    /** As searched. */
    lists,
    q,
    /** Of the tab, without the search. */
    total: whole[tab].length,
    order: { ...queueOrder, name: queueOrder.nameOf({ isOrdered }) },
    counts: alertCounts(rows),
    /** Not in `lists` yet. */
    newAlerts: foundAlerts(newRows, q),
    showNew,
  };
}

export interface OpenAlert {
  readonly alert: ValidationAlert;
  readonly isDecidable: boolean;
  readonly list: readonly ValidationAlert[];
  readonly tab: AlertTab;
  /** The alert's place in `list`; after it has left the list, the place where it was. */
  readonly index: number;
  readonly isListed: boolean;
  /** It was pending here, is not any more, and it was not this browser tab that decided. */
  readonly decidedElsewhere: boolean;
  readonly gone: boolean;
  readonly failed: SentDecision | null;
}

/**
 * The alert of this id, or null. One that was pending when it was opened stays as last seen when it is decided
 * elsewhere or the server drops it, so that it can be read to the end.
 */
export function useOpenAlert(
  id: string,
  { rows, lists }: Pick<ReturnType<typeof useQueue>, 'rows' | 'lists'>,
  sent: SentDecisions,
): OpenAlert | null {
  const [seen, setSeen] = useState<{ alert: ValidationAlert; index: number } | null>(null);
  const current = id === '' ? undefined : rows.find((row) => row.id === id);
  const known = seen?.alert.id === id ? seen : null;
  const decision = sent.get(id);
  const wasPending = known !== null || decision?.phase === 'refused';
  // A list may show our own decision before its response is known to be lost.
  const mayBeOurs = decision !== undefined && decision.phase !== 'refused';
  const tab = (!wasPending && current?.status) || 'pending';
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
    failed: failedDecision(sent, id),
  };
}

/** The row that takes the focus after an alert is closed: its own, else the one in its place; '' for the list. */
export function rowAfter({ alert, isListed, list, index }: OpenAlert): string {
  if (isListed) return alert.id;
  return (list[index] ?? list[index - 1])?.id ?? '';
}
