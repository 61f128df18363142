import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import {
  countsByRole,
  ofPerson,
  placeIn,
  repInRegion,
  repsOf,
  validIn,
} from '../../calls/rep-figures.ts';
import type { Person } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import { personEvents } from '../../features/person/events.ts';
import { rowsPath } from '../../paths.ts';
import { useDays } from '../../query/screen-time.ts';
import { useCall } from '../../query/use-read.ts';

export type RepData = ReturnType<typeof useRep>;

/** A person's events in a region, as sales rep or as telemarketer (spec 2), and where they are among its reps. */
export function useRep(person: Person, region: Region) {
  const { figures: days, rows: all, state } = useCall(appointments);
  const { lists, isOfDay, unknownRegions: unknown } = days.on(useDays());
  const figures = useMemo(() => {
    const own = ofPerson(all, person).filter((row) => row.region.id === region.id);
    const roles = countsByRole(own.filter(isOfDay), person);
    const role = roleOf(countsByRole(own, person), own.length);
    const reps = repsOf(validIn(lists.all, region));
    return {
      events: personEvents(
        person,
        own,
        isOfDay,
        (list, filter) =>
          role && rowsPath(list, { region: region.sent, ...filter, [role]: person.sent }),
      ),
      roles,
      role,
      asRep: repInRegion(lists.all, person, region),
      ...reps,
      place: placeIn(reps.ranked, person),
    };
  }, [all, lists, isOfDay, person, region]);
  return { ...figures, state, person, region, unknown };
}

/** The role of all rows; null where some have the one and some the other: no filter finds the rows of both. */
function roleOf({ rep, telemarketer }: ReturnType<typeof countsByRole>, count: number) {
  if (rep === count) return 'rep';
  return telemarketer === count ? 'telemarketer' : null;
}
