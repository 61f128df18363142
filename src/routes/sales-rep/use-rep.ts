import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { eventsOfPerson } from '../../calls/person-events.ts';
import { repStanding } from '../../calls/rep-standing.ts';
import type { Person } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import type { PersonEvents } from '../../features/person/events.ts';
import { rowsPath } from '../../paths.ts';
import { useDays, useCall } from '../../query/use-call.ts';

export type RepData = ReturnType<typeof useRep>;

/** A person's events in a region, and where they are among its reps (visual.md 22). */
export function useRep(person: Person, region: Region) {
  const { figures: days, rows, part, state } = useCall(appointments);
  const day = days.on(useDays());
  const figures = useMemo(() => {
    const { ownRows, ...standing } = repStanding(rows, day, person, region, part);
    const { role } = standing;
    const events: PersonEvents = {
      ...eventsOfPerson(person, ownRows, day.isOfDay, part || day.unknownRegions),
      hrefOf: (list, filter) =>
        role && rowsPath(list, { region: region.sent, ...filter, [role]: person.sent }),
    };
    return { events, ...standing };
  }, [rows, day, person, region, part]);
  return { ...figures, state, part, person, region, unknown: day.unknownRegions };
}
