import { useState } from 'react';
import { isPending, type ValidationAlert } from '../../calls/alerts.ts';
import { easternTime } from '../../domain/time/eastern.ts';
import { type ApiClient, useApiClient } from '../../query/client.ts';
import { serverNow } from '../../query/server-time.ts';
import { alertKey, changesOf } from './alert-identity.ts';
import type { AlertTab, AppointmentRow } from './alerts.ts';
import { isFailed, isOurs, type SentDecision, type SentDecisions } from './decisions.ts';
import type { AppointmentOf, useQueue } from './use-queue.ts';

/** The open alert as it was last listed, and what polls have changed in it. */
interface Seen {
  readonly alert: ValidationAlert;
  readonly wasPending: boolean;
  /** Its place in its list; after it has left the list, the place where it was. */
  readonly index: number;
  /** 'title, customer': the id is another alert's now; '' if it is not. */
  readonly changed: string;
  /** When it became another alert, by `Date.now`. */
  readonly changedAt: number;
  /** 'confidence at 2:41 PM'; '' without a change. */
  readonly updated: string;
}

export interface OpenAlert extends Omit<Seen, 'wasPending'> {
  readonly row: AppointmentRow;
  readonly isDecidable: boolean;
  readonly list: readonly ValidationAlert[];
  readonly tab: AlertTab;
  readonly isListed: boolean;
  /** It was pending here, is not any more, and it was not this browser tab that decided. */
  readonly decidedElsewhere: boolean;
  readonly gone: boolean;
  /** The last decision on it. */
  readonly decision: SentDecision | undefined;
}

const unseen = { index: -1, changed: '', changedAt: -Infinity, updated: '' };

/** The alert of this id, or null. One that was pending stays as last seen when it is decided elsewhere or dropped. */
export function useOpenAlert(
  id: string,
  { rows, lists }: Pick<ReturnType<typeof useQueue>, 'rows' | 'lists'>,
  sent: SentDecisions,
  appointmentOf: AppointmentOf,
): OpenAlert | null {
  const client = useApiClient();
  const [seen, setSeen] = useState<Seen | null>(null);
  // A decision that failed was made on what had this id then.
  const failed = [...sent.values()].findLast(
    (decision) => isFailed(decision) && decision.made.alert.id === id,
  );
  const read = failed ? { ...unseen, alert: failed.made.alert, wasPending: true } : null;
  const before = seen?.alert.id === id ? seen : read;
  const beforeKey = before && alertKey(before.alert);
  const current =
    rows.find((row) => alertKey(row) === beforeKey) ?? rows.find((row) => row.id === id);
  const told = current ? seenNow(before, current, client) : before;
  if (id === '' && seen) setSeen(null);
  if (!told || (!current && !told.wasPending)) return null;
  const { alert: lastSeen, wasPending, ...changes } = told;
  const alert = current ?? lastSeen;
  const tab = wasPending ? 'pending' : alert.status;
  const list = lists[tab];
  const place = list.indexOf(alert);
  const index = place >= 0 ? place : told.index;
  if (current && (told !== seen || index !== told.index)) setSeen({ ...told, index });
  const decision = sent.get(alertKey(alert));
  const stillPending = current !== undefined && isPending(current);
  // A list may show our own decision before its response comes.
  const mayBeOurs =
    decision && current && (decision.phase !== 'refused' || isOurs(decision, current));
  const decidedElsewhere = wasPending && !stillPending && !mayBeOurs;
  return {
    ...changes,
    alert,
    row: appointmentOf(alert),
    isDecidable: isPending(alert) && !decidedElsewhere,
    list,
    tab,
    index,
    isListed: place >= 0,
    decidedElsewhere,
    gone: current === undefined,
    decision,
  };
}

/** The same object, unless the alert has changed in what is told. */
function seenNow(before: Seen | null, alert: ValidationAlert, client: ApiClient): Seen {
  const wasPending = isPending(alert);
  if (!before) return { ...unseen, alert, wasPending };
  const { changed, updated } = changesOf(before.alert, alert);
  if (changed !== '') {
    const { index } = before;
    return { ...unseen, alert, wasPending, index, changed, changedAt: Date.now() };
  }
  if (updated !== '')
    return { ...before, alert, updated: `${updated} at ${easternTime(serverNow(client))}` };
  return wasPending && !before.wasPending ? { ...before, wasPending } : before;
}

/** The row that takes the focus after an alert is closed: its own, else the one in its place; '' for the list. */
export function rowAfter({ alert, isListed, list, index }: OpenAlert): string {
  if (isListed) return alert.id;
  return (list[index] ?? list[index - 1])?.id ?? '';
}
