import { countAmong } from '../api/received.ts';
import type { RowFilter } from '../domain/appointment/row-filter.ts';
import { appointmentName } from '../domain/appointment/token.ts';
import type { Region } from '../domain/region/region.ts';
import { newestFirst } from '../domain/time/order.ts';
import type { Appointment, DayFigures } from './appointments.ts';
import { findRows } from './found-rows.ts';
import { averagePerRep, repsOf, validIn } from './rep-figures.ts';

export type RegionEvents = ReturnType<typeof regionEvents>;

/** A region's valid appointments, newest first where these can be ordered, and its reps on the days in the heading. */
export function regionEvents(
  appointments: readonly Appointment[],
  { isOfDay, unknownRegions: unknown }: Pick<DayFigures, 'isOfDay' | 'unknownRegions'>,
  region: Region,
  part: string,
) {
  const { rows: listed, isOrdered } = newestFirst(
    validIn(appointments, region),
    ({ time }) => time,
    appointmentName,
  );
  const rows = listed.filter(isOfDay);
  const { reps, ranked, assigned, others } = repsOf(rows);
  // What is missing of the region's rows: a count of 0 may be too low.
  const gap = part || unknown;
  return {
    /** Of any day (rulings C37). */
    listed,
    /** Of the days in the heading, which are counted. */
    rows,
    isOrdered,
    /** The listed ones that a filter means. */
    find: (filter: Partial<RowFilter>) => findRows(listed, filter, isOfDay, part).all,
    otherDays: listed.length - rows.length,
    /** '150 events have an unknown region', which may be of this one; '' without them. */
    unknown,
    /** '20 of 76 received', of a list that is a part; '' for a whole one. */
    part,
    reps,
    assigned,
    others,
    hasPending: reps.length > ranked.length,
    /** Null for 0 while rows are missing that may be this region's (rulings A15). */
    validCount: countAmong(rows.length, gap),
    repCount: countAmong(reps.length, gap),
    average: averagePerRep(
      rows.length,
      part || (unknown && reps.length === 0) ? null : reps.length,
    ),
  };
}
