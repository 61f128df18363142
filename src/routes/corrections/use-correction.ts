import { useEffect, useMemo, useRef, useState } from 'react';
import { mayHaveActed, messageOf } from '../../api/api-error.ts';
import type { Appointment } from '../../calls/appointments.ts';
import { addCorrection } from '../../calls/corrections.ts';
import { shownText } from '../../domain/text/format.ts';
import {
  appointmentToken,
  correctionId,
  findByToken,
  isSameAppointment,
} from '../../domain/appointment/token.ts';
import { isUnknownFieldAgent, readRep } from '../../domain/people.ts';
import { useWrite } from '../../query/use-write.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { changeSearch, searchText, useSearchText } from '../../shell/location.ts';
import { useToast } from '../../shell/toasts.tsx';
import { correctionFor, nextAfter } from './corrections.ts';

const notConfirmed =
  'Not confirmed: the server may have added the correction. Check Manual Corrections before you send it again. ';

/** The ids of the drafts of an appointment's name and reason. */
export function draftIds(appointment: Appointment) {
  const token = appointmentToken(appointment);
  return { name: `correction-name:${token}`, reason: `correction-reason:${token}` };
}

export const hasDraft = (appointment: Appointment) =>
  Object.values(draftIds(appointment)).some((id) => draftOf(id) !== '');

interface Lists {
  /** All appointments without a known rep. */
  readonly pending: readonly Appointment[];
  /** The pending ones that match the filter. */
  readonly shown: readonly Appointment[];
}

/** A change of the selection after which the name field gets the focus. */
interface Moved {
  /** The control that may have had the focus. */
  readonly from: Element | null;
  /** A click on a row: whatever has the focus. */
  readonly isPointer?: boolean;
}

/** The last correction that the server took. */
interface Added {
  readonly name: string;
  readonly customer: string;
}

/**
 * The appointment as it was selected, and in the last response (`current`; null when nothing is left to correct). After
 * a correction, manual or by AI Auto-Correct, the next one in the list is selected; `moved` is then a new object.
 */
export function useCorrection(lists: Lists, rows: readonly Appointment[] | undefined) {
  const { pending: listed, shown } = lists;
  const [selected, select] = useState<Appointment | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const [awaited, setAwaited] = useState<(Lists & { readonly from: Element }) | null>(null);
  const toast = useToast();
  const { submit, pending, failed, isSecondPress } = useWrite(addCorrection);
  const [last, setLast] = useState('');
  const current = currentOf(selected, listed, rows);
  // Read when the response comes: the selection and the list may have changed by then.
  const latest = useRef({ selected, listed, shown });
  useEffect(() => {
    latest.current = { selected, listed, shown };
  });
  const choose = (entry: Appointment | null, isPointer = false) => {
    if (searchText('correct') !== '') changeSearch({ correct: '' });
    select(entry);
    if (isPointer) setMoved({ from: null, isPointer });
  };
  /** After AI Auto-Correct. Only the next response of the appointments shows which ones it corrected. */
  const followAutoCorrect = (from: Element) => {
    choose(latest.current.selected);
    setAwaited({ pending: latest.current.listed, shown, from });
  };
  const isGone = selected !== null && current === null;
  if (awaited !== null && (awaited.pending !== listed || isGone)) {
    setAwaited(null);
    if (current === null) select(nextAfter(selected, awaited.shown, shown));
    setMoved({ from: awaited.from });
  }
  const finish = (sent: Appointment, name: string) => {
    setAdded({ name: readRep(name).name, customer: shownText(sent.customer) });
    for (const id of Object.values(draftIds(sent))) keepDraft(id, '');
    toast({ title: 'Success', description: 'Manual correction added successfully' });
    const { selected: before, shown: list } = latest.current;
    if (!before || !isSameAppointment(before, sent)) return;
    const left = list.filter((entry) => correctionId(entry.sent) !== correctionId(sent.sent));
    // A link selected an appointment with a rep; it is not in the list.
    choose(isUnknownFieldAgent(sent.salesRep) ? nextAfter(sent, list, left) : null);
    setMoved({ from: null });
  };
  const send = (appointment: Appointment, name: string, reason: string) => {
    if (!pending) setLast(correctionId(appointment.sent));
    setAdded(null);
    submit(correctionFor(appointment, name, reason), {
      onDone: () => finish(appointment, name),
      onFailed: (error) =>
        toast({
          title: 'Error',
          description: `${mayHaveActed(error) ? notConfirmed : ''}${messageOf(error, 'Failed to add manual correction')}`,
          error,
        }),
    });
  };
  /** The id of the correction on its way; '' for none. */
  const sending = pending ? last : '';
  const failedFor = (appointment: Appointment) =>
    failed?.payload.appointmentId === correctionId(appointment.sent) ? failed.error : null;
  return {
    selected,
    current,
    select,
    choose,
    send,
    isSecondPress,
    sending,
    failedFor,
    moved,
    added,
    followAutoCorrect,
  };
}

/** The selected appointment in the last response: null unless it still lacks a rep or, if it had one, is still there. */
function currentOf(
  selected: Appointment | null,
  pending: readonly Appointment[],
  rows: readonly Appointment[] = [],
): Appointment | null {
  if (selected === null) return null;
  const list = isUnknownFieldAgent(selected.salesRep) ? pending : rows;
  // Two rows may be equal, so the selected one is looked up by identity first.
  if (list.includes(selected)) return selected;
  return list.find((row) => isSameAppointment(row, selected)) ?? null;
}

/**
 * Selects the appointment that a link names (`correct` in the URL), else the one whose name was typed before a reload
 * (C31). Returns whether the linked one is missing from the response.
 */
export function useLinked(
  rows: readonly Appointment[] | undefined,
  pending: readonly Appointment[],
  select: (entry: Appointment) => void,
): boolean {
  const token = useSearchText('correct');
  const linked = useMemo(() => {
    if (token === '') return undefined;
    return findByToken(pending, token) ?? findByToken(rows ?? [], token);
  }, [rows, pending, token]);
  const [followed, setFollowed] = useState('');
  if (token !== followed && (token === '' || linked)) {
    setFollowed(token);
    if (linked) select(linked);
  }
  const [isRestored, setIsRestored] = useState(false);
  if (!isRestored && rows !== undefined) {
    setIsRestored(true);
    const typed = pending.find((row) => draftOf(draftIds(row).name) !== '');
    if (typed && token === '') select(typed);
  }
  return token !== '' && token !== followed && rows !== undefined && !linked;
}
