import type { RowFilter } from '../domain/appointment/row-filter.ts';
import type { Region } from '../domain/region/region.ts';
import { newestFirst } from '../domain/time/order.ts';
import type { Appointment } from './appointments.ts';
import { findRows } from './found-rows.ts';
import { repsOf, validIn } from './rep-figures.ts';

export type RegionEvents = ReturnType<typeof regionEvents>;

/** A region's valid appointments, newest first, and its reps. */
export function regionEvents(appointments: readonly Appointment[], region: Region) {
  const rows = newestFirst(validIn(appointments, region), ({ time }) => time);
  const { reps, ranked, others } = repsOf(rows);
  return {
    rows,
    /** The rows that a filter means. */
    find: (filter: Partial<RowFilter>) => findRows(rows, filter).all,
    reps,
    others,
    /** How many of the reps are people (C36). */
    agents: ranked.length,
  };
}
