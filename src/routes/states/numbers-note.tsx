import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { SalesRepProfile } from '../../api/entities/sales-rep.ts';
import { sidesOf } from '../../domain/appointment/appointment.ts';
import { nameKey, repDisplayName } from '../../domain/people/rep-name.ts';
import { ContradictionLine } from '../../query/contradiction-line.tsx';
import { useContradictions } from '../../query/contradictions.ts';
import { useRead } from '../../query/use-read.ts';
import type { ListedRep } from './profiles.ts';
import { perSpelling } from '../../domain/text/per-spelling.ts';

function countsOf<T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  countOf: (row: T) => number | null,
): ReadonlyMap<string, number | null> {
  const counts = new Map<string, number | null>();
  const keyOf = perSpelling(nameKey);
  for (const row of rows) {
    const key = keyOf(nameOf(row));
    const [before, count] = [counts.get(key), countOf(row)];
    counts.set(key, before === null || count === null ? null : (before ?? 0) + count);
  }
  return counts;
}

const profiles = {
  read: reads.salesReps,
  figuresOf: ({ rows }: { readonly rows: readonly SalesRepProfile[] }) =>
    countsOf(
      rows,
      ({ repName }) => repName,
      ({ appointmentCount }) => appointmentCount,
    ),
};
const appointments = {
  read: reads.appointments,
  figuresOf: ({ rows }: { readonly rows: readonly Appointment[] }) =>
    countsOf(
      sidesOf(rows).valid,
      ({ salesRep }) => salesRep,
      () => 1,
    ),
};

/** Which reps' counts contradict the rows: their valid appointments, by name. */
export function NumbersNote({ reps }: { readonly reps: readonly ListedRep[] }) {
  // Only here does the screen need the rows.
  useRead(reads.appointments, { slow: true });
  const names = useMemo(() => new Map(reps.map(({ name }) => [nameKey(name), name])), [reps]);
  const found = useContradictions(profiles, appointments).filter(({ name }) => names.has(name));
  return (
    <ContradictionLine
      contradictions={found}
      nameOf={(name) => repDisplayName(names.get(name) ?? '')}
      unit="rep"
      here={reads.salesReps}
      there={reads.appointments}
      words={['here', 'rows in the list']}
    />
  );
}
