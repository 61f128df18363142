import { mapValues } from 'es-toolkit/object';
import { isEqual } from 'es-toolkit/predicate';
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
import type { SentDecisions } from './decisions.ts';

type Alerts = readonly ValidationAlert[];

const noAlerts: Alerts = [];

export type AppointmentOf = (alert: ValidationAlert) => AppointmentRow;

/** The order of the queue (C43): by time, the oldest first with `sort=oldest`, or by the head that `sort` names. */
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

/** The alerts that a search finds (B6). */
function foundAlerts(rows: Alerts, typed: string): Alerts {
  const query = searchQuery(typed);
  if (query.phrase === '') return rows;
  return rows.filter(({ title, customer, telemarketer, reason, notes }) =>
    matches(query, { texts: [title, customer, telemarketer.name, reason, notes].map(searchText) }),
  );
}

/** The queue as it is shown. While the reviewer is at work in it, no row moves and new alerts are held back (C10). */
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
  const ahead = [...sent].filter(([, { isAhead }]) => isAhead);
  const rows = withDecisions(response, new Map(ahead.map(([key, { made }]) => [key, made])));
  const listOf = (listed: AlertTab) => order(rows.filter(({ status }) => status === listed));
  const { inOrder, newRows } = queueInOrder(frozen.ids, listOf('pending'));
  // The alerts being decided too, so that one whose decision is refused finds its place again.
  const ids = order(response.filter(isPending)).map(({ id }) => id);
  const showNew = () => setFrozen({ ids, sort });
  const isFree = !isAtWork || inOrder.length === 0;
  if (frozen.sort !== sort || (isFree && !isEqual(ids, frozen.ids))) showNew();
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
