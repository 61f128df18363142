import { useState } from 'react';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { alertTabOf } from '../../domain/alerts.ts';
import type { Decisions } from './decisions.ts';

/** What the dialog shows. */
export interface OpenAlert {
  readonly alert: ValidationAlert;
  /** Its place in the list of its tab; after it has left the list, the place where it was. */
  readonly index: number;
  /** It was pending here and is not any more, and it was not this tab that decided. */
  readonly decidedElsewhere: boolean;
  /** The answer does not hold it any more. */
  readonly gone: boolean;
}

/**
 * The alert that the URL names, or null. One that was open while pending stays, as it was seen last, when
 * somebody else decides it or the server drops it: nothing is yanked away from who is reading it.
 */
export function useOpenAlert(
  id: string,
  rows: readonly ValidationAlert[],
  list: readonly ValidationAlert[],
  decisions: Decisions,
): OpenAlert | null {
  const [seen, setSeen] = useState<{ alert: ValidationAlert; index: number } | null>(null);
  const alert = id === '' ? undefined : rows.find((row) => row.id === id);
  const index = list.findIndex((row) => row.id === id);
  const isPending = alert !== undefined && alertTabOf(alert.status) === 'pending';
  if (isPending && index >= 0 && (seen?.alert !== alert || seen.index !== index))
    setSeen({ alert, index });
  if (id === '' && seen) setSeen(null);
  const known = seen?.alert.id === id ? seen : null;
  const shown = alert ?? known?.alert;
  if (!shown) return null;
  return {
    alert: shown,
    index: index >= 0 ? index : (known?.index ?? -1),
    decidedElsewhere: known !== null && !isPending && !decisions.has(id),
    gone: alert === undefined,
  };
}
