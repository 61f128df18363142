import { useEffect, useRef, useState } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import { writes } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { useWrite } from '../../query/use-write.ts';
import { correctionFor } from './corrections.ts';
import { keepDraft } from '../../shell/drafts.ts';
import { toast } from '../../shell/toasts.ts';

/** An appointment that waits for its sales rep, under a key that stays its own when the list changes. */
export type Waiting = Appointment & { readonly key: string };

/** The lists are asked again by then: an appointment that waits no longer has its rep. */
const notConfirmed = '. Not confirmed: the server may have added it, the lists will show it';

/** Where the words typed for an appointment are kept. */
export const draftIds = (key: string) => ({
  name: `correction-name:${key}`,
  reason: `correction-reason:${key}`,
});

function nextTo(key: string, list: readonly Waiting[]): Waiting | null {
  const index = list.findIndex((entry) => entry.key === key);
  return list[index + 1] ?? list[index - 1] ?? null;
}

/**
 * The selected appointment, kept by its key as it was last seen, and sending its correction (spec 2, 5).
 * After a success the words are forgotten and the next appointment is selected, unless the person has
 * gone on to another one meanwhile. `sentCount` counts the successes that moved the selection on.
 */
export function useCorrection(shown: readonly Waiting[]) {
  const [selected, select] = useState<Waiting | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const { submit, pending } = useWrite(writes.addCorrection);
  // What is selected and listed when the answer comes, not when the correction was sent.
  const latest = useRef({ selected, shown });
  useEffect(() => {
    latest.current = { selected, shown };
  });
  const finish = (key: string) => {
    const ids = draftIds(key);
    keepDraft(ids.name, '');
    keepDraft(ids.reason, '');
    if (latest.current.selected?.key !== key) return;
    select(nextTo(key, latest.current.shown));
    setSentCount((count) => count + 1);
  };
  /** Sends a correction of the selected appointment; false when there is no name to send. */
  const send = (waiting: Waiting, name: string, reason: string): boolean => {
    const payload = correctionFor(waiting, name, reason);
    if (!payload) return false;
    submit(payload, {
      onDone: () => {
        finish(waiting.key);
        toast({ title: 'Success', description: 'Manual correction added successfully' });
      },
      onFailed: (error) =>
        toast({
          title: 'Error',
          description: `${error.message || 'Failed to add manual correction'}${mayHaveActed(error) ? notConfirmed : ''}`,
          destructive: true,
        }),
    });
    return true;
  };
  return { selected, select, send, pending, sentCount };
}
