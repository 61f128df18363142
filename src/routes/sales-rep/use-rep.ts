import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment, Appointments } from '../../api/entities/appointment.ts';
import { placeIn, repInRegion } from '../../domain/figures/ranking.ts';
import { countsByRole, ofPerson, repCounts, validIn } from '../../domain/figures/reps.ts';
import { whyInvalid } from '../../domain/figures/why.ts';
import { isPendingToAssign, type Person } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { type RowFilter, type RowList } from '../../domain/appointment/row-filter.ts';
import { rowsPath } from '../../paths.ts';
import { type ReadState, useRead } from '../../query/use-read.ts';

export type RepData = ReturnType<typeof useRep>;

const none: readonly Appointment[] = [];

/** A person's events in a region, as sales rep or as telemarketer (spec 2), and where they are among its reps. */
export function useRep(rep: Person, region: Region) {
  const state: ReadState<Appointments> = useRead(reads.appointments);
  const all = state.data?.rows ?? none;
  const figures = useMemo(() => {
    const own = ofPerson(all, rep).filter((row) => row.region.id === region.id);
    const events = newestFirst(own, ({ time }) => time, appointmentName);
    const roles = countsByRole(own, rep);
    const reps = repCounts(validIn(all, region));
    const ranked = reps.filter(({ of }) => !isPendingToAssign(of));
    return {
      ...events,
      why: whyInvalid(events.rows),
      roles,
      /** The role of all rows; null where some have the one and some the other. */
      role: roleOf(roles, own.length),
      asRep: repInRegion(all, rep, region),
      reps,
      ranked,
      place: placeIn(ranked, rep),
    };
  }, [all, rep, region]);
  return { ...figures.why, ...figures, state, rep, region };
}

function roleOf({ rep, telemarketer }: ReturnType<typeof countsByRole>, count: number) {
  if (rep === count) return 'rep';
  return telemarketer === count ? 'telemarketer' : null;
}

/** Where the rows of a figure are listed; null where no filter finds the rows of both roles. */
export function rowsOf(
  { rep, region, role }: Pick<RepData, 'rep' | 'region' | 'role'>,
  list: RowList,
  filter: Partial<RowFilter> = {},
): string | null {
  return role && rowsPath(list, { region: region.sent, ...filter, [role]: rep.sent });
}
