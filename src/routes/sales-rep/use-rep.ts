import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { eventsOfPerson } from '../../calls/person-events.ts';
import { bookersOf, repStanding } from '../../calls/rep-standing.ts';
import { designatedTelemarketers } from '../../config.ts';
import type { Person } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import { daysOf } from '../../domain/time/period.ts';
import type { PersonEvents } from '../../features/person/events.ts';
import { rowsPath } from '../../paths.ts';
import { useCall } from '../../query/use-call.ts';

export type RepData = ReturnType<typeof useRep>;

/** A person's events in a region, and where they are among its reps. */
export function useRep(person: Person, region: Region) {
  const { rows, received, status } = useCall(appointments);
  const figures = useMemo(() => {
    const { ownRows, ...standing } = repStanding(rows, person, region);
    const { role } = standing;
    const events: PersonEvents = {
      ...eventsOfPerson(person, ownRows),
      hrefOf: (list, filter) =>
        role && rowsPath(list, { region: region.sent, ...filter, [role]: person.sent }),
    };
    const bookers = bookersOf(events.telemarketer, designatedTelemarketers());
    return { events, bookers, ...standing };
  }, [rows, person, region]);
  const { week } = useCall(dashboard).figures;
  const weekDays = week ? daysOf(week) : [];
  const days = weekDays.length > 0 ? weekDays : undefined;
  return { ...figures, days, status, received, person, region };
}
