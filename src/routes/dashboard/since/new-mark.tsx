import { useEffect, useMemo, useRef } from 'react';
import type { Appointment } from '../../../api/entities/appointment.ts';
import type { RecentValidation } from '../../../api/entities/calendar.ts';
import { appointmentToken } from '../../../domain/appointment/token.ts';
import { newRows, validationName } from '../../../features/day-record/absence.ts';
import { useDayState } from '../../../features/day-record/day-state.ts';
import { useStore } from '../../../ui/store.ts';

/** So long a mark is in view until its row counts as seen, in ms. */
const seenMs = 3_000;
const none: ReadonlySet<string> = new Set();

/** The appointments that came while the person was away, and after. */
export function useNewAppointments(rows: readonly Appointment[]): ReadonlySet<Appointment> {
  const { before = null, unmarked = none } = useStore(useDayState().absence) ?? {};
  return useMemo(
    () => newRows(before?.appointments ?? null, rows, appointmentToken, unmarked),
    [before, unmarked, rows],
  );
}

export function useNewValidations(
  rows: readonly RecentValidation[],
): ReadonlySet<RecentValidation> {
  const { before = null, unmarked = none } = useStore(useDayState().absence) ?? {};
  return useMemo(
    () => newRows(before?.validations ?? null, rows, validationName, unmarked),
    [before, unmarked, rows],
  );
}

interface NewMarkProps {
  /** Of the row. */
  readonly name: string;
  readonly className?: string;
}

/** Marks a row that came since the last look, until it was in view and the page is left. */
export function NewMark({ name, className = '' }: NewMarkProps) {
  const { absence } = useDayState();
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = mark;
    if (current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting)
        timer = setTimeout(() => absence.get()?.seen.add(name), seenMs);
    });
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [absence, name]);
  return (
    <b ref={mark} className={`text-caption text-accent font-medium ${className}`}>
      New
    </b>
  );
}
