import { useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';
import { isPending, newestFirst, type Ordered, orderText } from '../../domain/time/order.ts';
import { changeSearch, useSearchText } from '../../shell/location.ts';
import { useSorted } from '../../shell/sorted.ts';
import { type SortableColumn, type Sorting, sortRows } from '../../ui/sorting.ts';
import { type AlertTab, decisionInCapitals, tabLabels } from './alerts.ts';
import { standingWord } from './standing.tsx';

/** Undefined while the appointments are not loaded. */
export type AppointmentOf = (alert: ValidationAlert) => Appointment | null | undefined;

const none: readonly ValidationAlert[] = [];

/** The last head: when a pending alert was created, else when it was decided. */
const timeHead = (tab: AlertTab) => (tab === 'pending' ? 'Created' : tabLabels[tab]);

/** The order of the queue (rulings C43): by time, the oldest first with `sort=oldest`, or by the head that `sort` names. */
export function useQueueOrder(tab: AlertTab, appointmentOf: AppointmentOf) {
  const text = useSearchText('sort');
  const columns = useMemo(
    (): readonly SortableColumn<ValidationAlert>[] => [
      { head: 'Confidence', kind: 'figure', sortBy: ({ confidence }) => confidence },
      { head: 'Region', sortBy: ({ region }) => region.name },
      { head: 'Title', sortBy: ({ title }) => title },
      tab === 'pending'
        ? { head: 'Counts now as', sortBy: (alert) => standingWord(appointmentOf(alert)) }
        : { head: 'Decision', sortBy: (alert) => decisionInCapitals(alert.manualDecision) },
    ],
    [tab, appointmentOf],
  );
  const { sorting } = useSorted(none, columns);
  const isByTime = sorting.head === '';
  const isOldest = isByTime && text === 'oldest';
  const order = (rows: readonly ValidationAlert[]): Ordered<ValidationAlert> => {
    const timed = newestFirst(rows, timeOf);
    if (!isByTime) return { ...timed, rows: sortRows(timed.rows, columns, sorting) };
    return isOldest && timed.isOrdered ? { ...timed, rows: timed.rows.toReversed() } : timed;
  };
  const byTime: Sorting = {
    head: timeHead(tab),
    isDescending: !isOldest,
    onSort: (head) => {
      if (head === timeHead(tab)) changeSearch({ sort: isByTime && !isOldest ? 'oldest' : '' });
      else sorting.onSort(head);
    },
  };
  return {
    text,
    order,
    sorting: isByTime ? byTime : { ...sorting, onSort: byTime.onSort },
    heads: [
      ...columns.flatMap(({ head }) => (typeof head === 'string' ? head : [])),
      timeHead(tab),
    ],
    /** Which half of the switch is chosen; '' for another order. */
    byTime: isByTime ? (isOldest ? 'oldest' : 'newest') : '',
    /** 'Newest first', 'By confidence'. */
    nameOf: (list: Pick<Ordered<unknown>, 'isOrdered'>) => {
      if (!isByTime) return `By ${sorting.head.toLowerCase()}`;
      return isOldest && list.isOrdered ? 'Oldest first' : orderText(list);
    },
  } as const;
}

/** A decided alert is ordered by its decision, where that has a time. */
function timeOf(row: ValidationAlert) {
  return isPending(row) || row.reviewedAt.text === '' ? row.createdAt : row.reviewedAt;
}

/** The alerts that a search finds (rulings B6). */
export function foundAlerts(
  rows: readonly ValidationAlert[],
  typed: string,
): readonly ValidationAlert[] {
  const query = searchQuery(typed);
  if (query.whole === '') return rows;
  return rows.filter(({ title, customer, telemarketer, reason, notes }) => {
    const texts = [title, customer, telemarketer.name, reason, notes].map(searchText);
    return matches(query, { texts });
  });
}
