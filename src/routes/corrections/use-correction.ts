import { useEffect, useMemo, useRef, useState } from 'react';
import { mayHaveActed, messageOf } from '../../api/api-error.ts';
import { writes } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { appointmentId } from '../../domain/appointment/appointment.ts';
import { findByToken, isSameAppointment } from '../../domain/appointment/token.ts';
import { isUnknownFieldAgent } from '../../domain/people/rep-name.ts';
import { useWrite } from '../../query/use-write.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { changeSearch, searchText, useSearchText } from '../../shell/location.ts';
import { useToast } from '../../shell/toasts.tsx';
import { correctionFor, nextAfter } from './corrections.ts';

/** An appointment to correct, under a key that stays the same when the list changes. */
export type PendingAppointment = Appointment & { readonly key: string };

const notConfirmed =
  '. Not confirmed: the server may have added the correction. Check Manual Corrections before you send it again.';

/** The drafts of what is typed for an appointment. */
export const draftIds = (key: string) => ({
  name: `correction-name:${key}`,
  reason: `correction-reason:${key}`,
});

interface Lists {
  /** All without a known rep. */
  readonly pending: readonly PendingAppointment[];
  /** Those that match the filter. */
  readonly shown: readonly PendingAppointment[];
}

/**
 * The selected appointment, as it was last seen and as it is now, and how to send its correction (spec 2, 5). After one
 * is saved, here or by AI Auto-Correct, the next in the list is selected; `moved` is another object after each move.
 */
export function useCorrection(lists: Lists, rows: readonly Appointment[] | undefined) {
  const { pending: listed, shown } = lists;
  const [selected, select] = useState<PendingAppointment | null>(null);
  const [moved, setMoved] = useState<{ readonly from: Element | null } | null>(null);
  const [awaited, setAwaited] = useState<(Lists & { readonly from: Element }) | null>(null);
  const toast = useToast();
  const { submit, pending } = useWrite(writes.addCorrection);
  const current = currentOf(selected, listed, rows);
  // Read when the response comes: the selection and the list may have changed by then.
  const latest = useRef({ selected, listed, shown });
  useEffect(() => {
    latest.current = { selected, listed, shown };
  });
  const leaveLink = () => {
    if (searchText('correct') !== '') changeSearch({ correct: '' });
  };
  const choose = (entry: PendingAppointment | null) => {
    leaveLink();
    select(entry);
  };
  /** After AI Auto-Correct: which ones it corrected, the next response of the appointments tells. */
  const followAutoCorrect = (from: Element) => {
    leaveLink();
    setAwaited({ pending: latest.current.listed, shown, from });
  };
  const isGone = selected !== null && current === null;
  if (awaited !== null && (awaited.pending !== listed || isGone)) {
    setAwaited(null);
    if (current === null) select(nextAfter(selected?.key, awaited.shown, shown));
    setMoved({ from: awaited.from });
  }
  const finish = (sent: PendingAppointment) => {
    const ids = draftIds(sent.key);
    keepDraft(ids.name, '');
    keepDraft(ids.reason, '');
    const { selected: before, shown: list } = latest.current;
    if (before?.key !== sent.key) return;
    const isLeft = (entry: Appointment) => appointmentId(entry) !== appointmentId(sent);
    // One with a rep came by a link, and is not in the list.
    const isListed = isUnknownFieldAgent(sent.salesRep);
    choose(isListed ? nextAfter(sent.key, list, list.filter(isLeft)) : null);
    setMoved({ from: null });
  };
  /** Sends a correction of the selected appointment; false when there is no name to send. */
  const send = (appointment: PendingAppointment, name: string, reason: string): boolean => {
    const payload = correctionFor(appointment, name, reason);
    if (!payload) return false;
    submit(payload, {
      onDone: () => {
        finish(appointment);
        toast({ title: 'Success', description: 'Manual correction added successfully' });
      },
      onFailed: (error) =>
        toast({
          title: 'Error',
          description: `${messageOf(error, 'Failed to add manual correction')}${mayHaveActed(error) ? notConfirmed : ''}`,
          destructive: true,
        }),
    });
    return true;
  };
  return { selected, current, select, choose, send, pending, moved, followAutoCorrect };
}

/** The selected one as it is now: still without a known rep or, where a link chose one with a rep, still listed. */
function currentOf(
  selected: PendingAppointment | null,
  pending: readonly PendingAppointment[],
  rows: readonly Appointment[] = [],
): PendingAppointment | null {
  if (selected === null) return null;
  const { key, salesRep } = selected;
  if (isUnknownFieldAgent(salesRep)) return pending.find((entry) => entry.key === key) ?? null;
  const row = rows.find((each) => isSameAppointment(each, selected));
  return row ? { ...row, key } : null;
}

/** The text that tells appointments apart; two may share it. */
export function rowText(row: Appointment): string {
  return `${appointmentId(row)}|${row.time}|${row.phone}`;
}

/**
 * Selects the appointment that a link names (`correct` in the URL), with a known rep too; without one, what a name was
 * typed for before a reload (rulings C31). Returns whether the linked one is missing from the response.
 */
export function useLinked(
  rows: readonly Appointment[] | undefined,
  pending: readonly PendingAppointment[],
  select: (entry: PendingAppointment) => void,
): boolean {
  const token = useSearchText('correct');
  const linked = useMemo(() => {
    if (token === '') return null;
    const row = findByToken(pending, token) ?? findByToken(rows ?? [], token);
    return row ? { key: `linked|${rowText(row)}`, ...row } : null;
  }, [rows, pending, token]);
  const [followed, setFollowed] = useState('');
  if (token !== followed && (token === '' || linked)) {
    setFollowed(token);
    if (linked) select(linked);
  }
  const [isRestored, setIsRestored] = useState(false);
  if (!isRestored && rows !== undefined) {
    setIsRestored(true);
    const typed = pending.find(({ key }) => draftOf(draftIds(key).name) !== '');
    if (typed && token === '') select(typed);
  }
  return token !== '' && token !== followed && rows !== undefined && !linked;
}
