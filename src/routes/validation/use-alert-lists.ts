import { useMemo, useState } from 'react';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { alertTabOf, queueInOrder, withVerdicts, type AlertTab } from '../../domain/alerts.ts';
import { newestFirst } from '../../domain/newest-first.ts';
import type { Decisions } from './decisions.ts';

const none: readonly ValidationAlert[] = [];

/** The three lists of the last answer with this tab's open verdicts laid over it. */
export function useAlertLists(answer: readonly ValidationAlert[] = none, decisions: Decisions) {
  const rows = useMemo(
    () =>
      withVerdicts(
        answer,
        new Map([...decisions].filter(([, { phase }]) => phase === 'sending' || phase === 'taken')),
      ),
    [answer, decisions],
  );
  const { pending, reviewed, dismissed } = useMemo(() => {
    const of = (tab: AlertTab) => rows.filter(({ status }) => alertTabOf(status) === tab);
    const decidedAt = (row: ValidationAlert) => row.reviewedAt || row.createdAt;
    return {
      pending: newestFirst(of('pending'), (row) => row.createdAt),
      reviewed: newestFirst(of('reviewed'), decidedAt),
      dismissed: newestFirst(of('dismissed'), decidedAt),
    };
  }, [rows]);
  const queue = useSteadyOrder(pending, rows);
  const lists: Record<AlertTab, readonly ValidationAlert[]> = {
    pending: queue.shown,
    reviewed,
    dismissed,
  };
  return { rows, lists, arrived: queue.arrived, showArrived: queue.showArrived };
}

/** The pending alerts in an order that a poll does not change; what arrives waits until it is asked for. */
function useSteadyOrder(pending: readonly ValidationAlert[], all: readonly ValidationAlert[]) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const { shown, arrived } = useMemo(() => queueInOrder(order, pending), [order, pending]);
  // All ids, so that an alert whose decision is refused later finds its place again.
  const showArrived = () => setOrder(newestFirst(all, (row) => row.createdAt).map(({ id }) => id));
  // Nothing stands there that could be moved.
  if (shown.length === 0 && arrived.length > 0) showArrived();
  return { shown, arrived, showArrived };
}
