import { useMemo, useState } from 'react';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { alertTabOf, queueInOrder, withDecisions, type AlertTab } from './alerts.ts';
import type { SentDecisions } from './sent-decision.ts';

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
  const rows = useMemo(() => {
    const isUnlisted = (phase: string) => phase === 'sending' || phase === 'accepted';
    const unlisted = [...decisions].filter(([, { phase }]) => isUnlisted(phase));
    return withDecisions(response, new Map(unlisted));
  }, [response, decisions]);
  const { pending, reviewed, dismissed } = useMemo(() => {
    const listOf = (tab: AlertTab, timeOf: (row: ValidationAlert) => string) =>
      newestFirst(
        rows.filter(({ status }) => alertTabOf(status) === tab),
        timeOf,
      );
    const decidedAt = (row: ValidationAlert) => row.reviewedAt || row.createdAt;
    return {
      pending: listOf('pending', (row) => row.createdAt),
      reviewed: listOf('reviewed', decidedAt),
      dismissed: listOf('dismissed', decidedAt),
    };
  }, [rows]);
  const { shown, held } = useMemo(() => queueInOrder(order, pending), [order, pending]);
  // All ids, so that an alert whose decision is refused later finds its place again.
  const showNew = () => setOrder(newestFirst(rows, (row) => row.createdAt).map(({ id }) => id));
  if (held.length > 0 && (!isAtWork || shown.length === 0)) showNew();
  const lists: AlertLists = { pending: shown, reviewed, dismissed };
  return { rows, lists, newAlerts: held, showNew };
}
