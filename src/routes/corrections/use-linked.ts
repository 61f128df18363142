import { useMemo, useState } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { appointmentId } from '../../domain/appointment/appointment.ts';
import { findByToken } from '../../domain/appointment/token.ts';
import { useSearchText } from '../../shell/location.ts';
import { draftOf } from '../../shell/drafts.ts';
import { draftIds, type PendingAppointment } from './use-correction.ts';

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
