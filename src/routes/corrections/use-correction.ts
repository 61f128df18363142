import { useEffect, useRef, useState } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import { writes } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { useWrite } from '../../query/use-write.ts';
import { isUnknownFieldAgent } from '../../domain/people/rep-name.ts';
import { correctionFor } from './corrections.ts';
import { keepDraft } from '../../shell/drafts.ts';
import { changeSearch, searchText } from '../../shell/location.ts';
import { useToast } from '../../shell/toasts.ts';

/** An appointment to correct, under a key that stays the same when the list changes. */
export type PendingAppointment = Appointment & { readonly key: string };

const notConfirmed = '. Not confirmed: the server may have added it. Check the lists';

/** The drafts of what is typed for an appointment. */
export const draftIds = (key: string) => ({
  name: `correction-name:${key}`,
  reason: `correction-reason:${key}`,
});

function nextTo(key: string, list: readonly PendingAppointment[]): PendingAppointment | null {
  const index = list.findIndex((entry) => entry.key === key);
  return list[index + 1] ?? list[index - 1] ?? null;
}

/**
 * The selected appointment, as it was last seen, and how to send its correction (spec 2, 5). A success clears
 * the drafts and selects the next one, unless another was selected meanwhile; `sentCount` counts these moves.
 */
export function useCorrection(shown: readonly PendingAppointment[]) {
  const [selected, select] = useState<PendingAppointment | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const toast = useToast();
  const { submit, pending } = useWrite(writes.addCorrection);
  // Read when the response comes: the selection and the list may have changed by then.
  const latest = useRef({ selected, shown });
  useEffect(() => {
    latest.current = { selected, shown };
  });
  const choose = (entry: PendingAppointment | null) => {
    if (searchText('correct') !== '') changeSearch({ correct: '' });
    select(entry);
  };
  const finish = (key: string) => {
    const ids = draftIds(key);
    keepDraft(ids.name, '');
    keepDraft(ids.reason, '');
    const { selected: before, shown: list } = latest.current;
    if (before?.key !== key) return;
    // One with a rep came by a link, and is not in the list.
    choose(isUnknownFieldAgent(before.salesRep) ? nextTo(key, list) : null);
    setSentCount((count) => count + 1);
  };
  /** Sends a correction of the selected appointment; false when there is no name to send. */
  const send = (appointment: PendingAppointment, name: string, reason: string): boolean => {
    const payload = correctionFor(appointment, name, reason);
    if (!payload) return false;
    submit(payload, {
      onDone: () => {
        finish(appointment.key);
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
  return { selected, select, choose, send, pending, sentCount };
}
