import { useState } from 'react';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { alertTabOf, type AlertTab } from './alerts.ts';
import type { Decisions } from './decisions.ts';

/** What the dialog shows. */
export interface OpenAlert {
  readonly alert: ValidationAlert;
  /** The tab whose list it is stepped through. */
  readonly tab: AlertTab;
  /** Its place in that list; after it has left the list, the place where it was. */
  readonly index: number;
  /** It was pending here and is not any more, and it was not this tab that decided. */
  readonly decidedElsewhere: boolean;
  /** The list does not hold it any more. */
  readonly gone: boolean;
}

/**
 * The alert of this id, or null. One that was open while pending stays, as it was seen last, when somebody
 * else decides it or the server drops it: nothing is yanked away from who is reading it.
 */
export function useOpenAlert(
  id: string,
  rows: readonly ValidationAlert[],
  lists: Readonly<Record<AlertTab, readonly ValidationAlert[]>>,
  decisions: Decisions,
): OpenAlert | null {
  const [seen, setSeen] = useState<{ alert: ValidationAlert; index: number } | null>(null);
  const alert = id === '' ? undefined : rows.find((row) => row.id === id);
  const statusTab = alert ? alertTabOf(alert.status) : null;
  const isPending = statusTab === 'pending';
  const known = seen?.alert.id === id ? seen : null;
  const phase = decisions.get(id)?.phase;
  const wasPending = known !== null || phase === 'refused';
  // A list may show one's own verdict before its response is known to be lost.
  const mayBeOurs = phase !== undefined && phase !== 'refused';
  const tab = wasPending ? 'pending' : (statusTab ?? 'pending');
  const index = lists[tab].findIndex((row) => row.id === id);
  if (alert && isPending && index >= 0 && (seen?.alert !== alert || seen.index !== index))
    setSeen({ alert, index });
  if (id === '' && seen) setSeen(null);
  const shown = alert ?? known?.alert;
  if (!shown) return null;
  return {
    alert: shown,
    tab,
    index: index >= 0 ? index : (known?.index ?? -1),
    decidedElsewhere: wasPending && !isPending && !mayBeOurs,
    gone: alert === undefined,
  };
}
