import { useMemo, useState } from 'react';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { alertTabOf, queueInOrder, withVerdicts, type AlertTab } from './alerts.ts';
import { newestFirst } from '../../domain/time/newest-first.ts';
import type { Decisions } from './decisions.ts';

const none: readonly ValidationAlert[] = [];

/**
 * The three lists of the last response with this tab's open verdicts laid over it. New pending alerts are held
 * back, as `arrived`, while somebody is at work in the queue.
 */
export function useAlertLists(
  response: readonly ValidationAlert[] = none,
  decisions: Decisions,
  isAtWork: boolean,
) {
  const rows = useMemo(
    () =>
      withVerdicts(
        response,
        new Map([...decisions].filter(([, { phase }]) => phase === 'sending' || phase === 'taken')),
      ),
    [response, decisions],
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
  const queue = useSteadyOrder(pending, rows, isAtWork);
  const lists: Record<AlertTab, readonly ValidationAlert[]> = {
    pending: queue.shown,
    reviewed,
    dismissed,
  };
  return { rows, lists, arrived: queue.arrived, showArrived: queue.showArrived };
}

/** The pending alerts, newest first; while somebody is at work their order stands still (rulings C10). */
function useSteadyOrder(
  pending: readonly ValidationAlert[],
  all: readonly ValidationAlert[],
  isAtWork: boolean,
) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const { shown, arrived } = useMemo(() => queueInOrder(order, pending), [order, pending]);
  // All ids, so that an alert whose decision is refused later finds its place again.
  const showArrived = () => setOrder(newestFirst(all, (row) => row.createdAt).map(({ id }) => id));
  const movesNothing = shown.length === 0;
  if (arrived.length > 0 && (!isAtWork || movesNothing)) showArrived();
  return { shown, arrived, showArrived };
}
