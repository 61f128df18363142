import { useMemo } from 'react';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import { digitsOfTitle, withListedReps } from '../../calls/known-reps.ts';
import { salesReps } from '../../calls/reps.ts';
import { designatedTelemarketers } from '../../config.ts';
import { useCall, usePeriod } from '../../query/use-call.ts';

/** The reps whom a correction may name, of both calls, and the one whom the appointment's title names. */
export function useKnownReps({ title, region }: Pick<Appointment, 'title' | 'region'>) {
  const { name: days } = usePeriod();
  const { figures } = useCall(appointments);
  const { rows: listed } = useCall(salesReps);
  const knownReps = useMemo(
    () => withListedReps(figures.knownReps, listed, designatedTelemarketers()),
    [figures, listed],
  );
  const fromTitle = figures.repNamedIn(title);
  return { knownReps, fromTitle, digits: digitsOfTitle(title), region, days };
}
