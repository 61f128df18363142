import { mapValues } from 'es-toolkit/object';
import { useMemo, useState } from 'react';
import { alertCounts, isPending, type ValidationAlert } from '../../calls/alerts.ts';
import { reasonKey } from '../../domain/appointment/reasons.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { changeSearch, useSearchChoice, useSearchText } from '../../shell/location.ts';
import { useSorted } from '../../shell/sorted.ts';
import { sortRows } from '../../ui/sorting.ts';
import {
  type AlertTab,
  alertTabs,
  type AppointmentRow,
  decidedWith,
  decisionInCapitals,
  queueInOrder,
  standingWord,
  tabLabels,
  withDecisions,
} from './alerts.ts';
import { failedDecision, type SentDecision, type SentDecisions } from './decisions.ts';

type Alerts = readonly ValidationAlert[];

const noAlerts: Alerts = [];

export type AppointmentOf = (alert: ValidationAlert) => AppointmentRow;

/** The order of the queue (rulings C43): by time, the oldest first with `sort=oldest`, or by the head that `sort` names. */
function useQueueOrder(tab: AlertTab, appointmentOf: AppointmentOf) {
  const text = useSearchText('sort');
  const columns = useMemo(
    () => [
      { head: 'Confidence', kind: 'figure', sortBy: (alert: ValidationAlert) => alert.confidence },
      { head: 'Region', sortBy: ({ region }: ValidationAlert) => region.name },
      { head: 'Title', sortBy: ({ title }: ValidationAlert) => title },
      tab === 'pending'
        ? {
            head: 'Counts now as',
            sortBy: (alert: ValidationAlert) => standingWord(appointmentOf(alert)),
          }
        : {
            head: 'Decision',
            sortBy: (alert: ValidationAlert) => decisionInCapitals(alert.manualDecision),
          },
    ],
    [tab, appointmentOf],
  );
  const { sorting } = useSorted(noAlerts, columns);
  const isByTime = sorting.head === '';
  const isOldest = isByTime && text === 'oldest';
  // The last head: when a pending alert was created, else when it was decided.
  const timeHead = tab === 'pending' ? 'Created' : tabLabels[tab];
  const allColumns = [
    ...columns,
    { head: timeHead, sortBy: (row: ValidationAlert) => timeOf(row).ms },
  ];
  const byTime = { head: timeHead, isDescending: !isOldest };
  const onSort = (head: string) => {
    if (head === timeHead) changeSearch({ sort: isByTime && !isOldest ? 'oldest' : '' });
    else sorting.onSort(head);
  };
  const shownSorting = { ...sorting, ...(isByTime && byTime), onSort };
  return {
    text,
    /** Rows with equal values are the newest first. */
    order: (rows: Alerts) => sortRows(newestFirst(rows, timeOf), allColumns, shownSorting),
    sorting: shownSorting,
    heads: allColumns.map(({ head }) => head),
    byTime: isByTime ? (isOldest ? 'oldest' : 'newest') : '',
    name: isByTime ? `${isOldest ? 'Oldest' : 'Newest'} first` : `By ${sorting.head.toLowerCase()}`,
  } as const;
}

/** A decided alert is ordered by its decision, where that has a time. */
function timeOf(row: ValidationAlert) {
  return isPending(row) || row.reviewedAt.text === '' ? row.createdAt : row.reviewedAt;
}

/** The alerts that a search finds (rulings B6). */
function foundAlerts(rows: Alerts, typed: string): Alerts {
  const query = searchQuery(typed);
  if (query.phrase === '') return rows;
  return rows.filter(({ title, customer, telemarketer, reason, notes }) =>
    matches(query, { texts: [title, customer, telemarketer.name, reason, notes].map(searchText) }),
  );
}

/** The queue as it is shown. While the reviewer is at work in it, no row moves and new alerts are held back (rulings C10). */
export function useQueue(
  response: Alerts,
  sent: SentDecisions,
  isAtWork: boolean,
  appointmentOf: AppointmentOf,
) {
  const [tab] = useSearchChoice('tab', alertTabs);
  const reasonInUrl = useSearchText('reason');
  const reason = tab === 'reviewed' ? reasonInUrl : '';
  const { text: sort, order, ...shownOrder } = useQueueOrder(tab, appointmentOf);
  const q = useSearchText('q');
  const [frozen, setFrozen] = useState({ ids: [] as readonly string[], sort });
  const unlisted = [...sent.values()].filter(({ phase }) =>
    ['sending', 'accepted'].includes(phase),
  );
  const rows = withDecisions(response, new Map(unlisted.map(({ made }) => [made.alertId, made])));
  const listOf = (listed: AlertTab) => order(rows.filter(({ status }) => status === listed));
  const { inOrder, newRows } = queueInOrder(frozen.ids, listOf('pending'));
  // The alerts being decided too, so that one whose decision is refused finds its place again.
  const ids = order(response.filter(isPending)).map(({ id }) => id);
  const showNew = () => setFrozen({ ids, sort });
  const isFree = !isAtWork || inOrder.length === 0;
  if (frozen.sort !== sort || (isFree && String(ids) !== String(frozen.ids))) showNew();
  const reviewed = listOf('reviewed');
  const alertsByTab: Readonly<Record<AlertTab, Alerts>> = {
    pending: inOrder,
    reviewed: reason === '' ? reviewed : decidedWith(reviewed, reasonKey(reason)),
    dismissed: listOf('dismissed'),
  };
  return {
    tab,
    /** The one reason of the reviewed alerts that are listed; '' for all. */
    reason,
    /** All alerts, decisions included that the server does not list yet. */
    rows,
    lists: mapValues(alertsByTab, (list) => foundAlerts(list, q)),
    q,
    /** Of the tab, without the search. */
    total: alertsByTab[tab].length,
    order: shownOrder,
    counts: alertCounts(rows),
    newAlerts: foundAlerts(newRows, q),
    showNew,
  };
}

export interface OpenAlert {
  readonly alert: ValidationAlert;
  readonly row: AppointmentRow;
  readonly isDecidable: boolean;
  readonly list: Alerts;
  readonly tab: AlertTab;
  /** The alert's place in `list`; after it has left the list, the place where it was. */
  readonly index: number;
  readonly isListed: boolean;
  /** It was pending here, is not any more, and it was not this browser tab that decided. */
  readonly decidedElsewhere: boolean;
  readonly gone: boolean;
  readonly failed: SentDecision | null;
}

/** The alert of this id, or null. One that was pending stays as last seen when it is decided elsewhere or dropped. */
export function useOpenAlert(
  id: string,
  { rows, lists }: Pick<ReturnType<typeof useQueue>, 'rows' | 'lists'>,
  sent: SentDecisions,
  appointmentOf: AppointmentOf,
): OpenAlert | null {
  const [seen, setSeen] = useState<{ alert: ValidationAlert; index: number } | null>(null);
  const current = id === '' ? undefined : rows.find((row) => row.id === id);
  const seenBefore = seen?.alert.id === id ? seen : null;
  const decision = sent.get(id);
  const wasPending = seenBefore !== null || decision?.phase === 'refused';
  // A list may show our own decision before its response is known to be lost.
  const mayBeOurs = decision !== undefined && decision.phase !== 'refused';
  const tab = (!wasPending && current?.status) || 'pending';
  const list = lists[tab];
  const index = list.findIndex((row) => row.id === id);
  const stillPending = current !== undefined && isPending(current);
  if (stillPending && index >= 0 && (seen?.alert !== current || seen.index !== index))
    setSeen({ alert: current, index });
  if (id === '' && seen) setSeen(null);
  const alert = current ?? seenBefore?.alert;
  if (!alert) return null;
  const decidedElsewhere = wasPending && !stillPending && !mayBeOurs;
  return {
    alert,
    row: appointmentOf(alert),
    isDecidable: isPending(alert) && !decidedElsewhere,
    list,
    tab,
    index: index >= 0 ? index : (seenBefore?.index ?? -1),
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
