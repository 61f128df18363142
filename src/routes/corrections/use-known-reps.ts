import { useMemo } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import { digitsOfTitle, withListedReps } from '../../calls/known-reps.ts';
import { salesReps } from '../../calls/reps.ts';
import { designatedTelemarketers } from '../../config.ts';
import { useAppointments, useCall, usePeriod } from '../../query/use-call.ts';

/** The reps whom a correction may name, of both calls, and the one whom the appointment's title names. */
export function useKnownReps({ title, region }: Pick<Appointment, 'title' | 'region'>) {
  const { name: days } = usePeriod();
  const { figures, ofDays, part } = useAppointments();
  const { rows: listed } = useCall(salesReps);
  const knownReps = useMemo(() => {
    // Of other days too: their names are known, and their appointments are not of ofDays.
    const others = figures
      .on('')
      .knownReps.map((knownRep) => ({ ...knownRep, primaryState: knownRep.region }));
    return withListedReps(ofDays.knownReps, [...others, ...listed], designatedTelemarketers());
  }, [figures, ofDays, listed]);
  /** Where the name was looked for, as the end of a sentence. */
  const place = part === '' ? days : 'in the appointments received';
  const digits = digitsOfTitle(title);
  const fromTitle = ofDays.repNamedIn(title);
  return { knownReps, fromTitle, digits, region, days, place };
}
