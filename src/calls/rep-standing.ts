import type { Person } from '../domain/people.ts';
import { byText } from '../domain/text/identity.ts';
import type { Region } from '../domain/region/region.ts';
import type { Appointment } from './appointments.ts';
import { countsByRole, ofPerson, placeIn, repInRegion, repsOf, validIn } from './rep-figures.ts';
import { talliesWith, type Tally } from './tallies.ts';

/** A person's rows in a region, as sales rep or as telemarketer (S2), and where they are among its reps. */
export function repStanding(rows: readonly Appointment[], person: Person, region: Region) {
  const ownRows = ofPerson(rows, person).filter((row) => row.region.id === region.id);
  const reps = repsOf(validIn(rows, region));
  const roles = countsByRole(ownRows, person);
  return {
    ownRows,
    roles,
    role: roleOf(roles, ownRows.length),
    ...reps,
    asRep: repInRegion(rows, person, region),
    place: placeIn(reps.ranked, person),
  };
}

/** Who booked some events: the designated telemarketers, also without any, and the others; most events first. */
export function bookersOf(
  tallies: readonly Tally<Person>[],
  designated: readonly Person[],
): readonly Tally<Person>[] {
  return talliesWith(designated, tallies).toSorted(
    (a, b) => b.all - a.all || b.valid - a.valid || byText(a.subject.name, b.subject.name),
  );
}

/** The role that the person has in all rows; null if in some rows it is another: no filter finds rows of both roles. */
function roleOf({ rep, telemarketer }: ReturnType<typeof countsByRole>, count: number) {
  if (rep === count) return 'rep';
  return telemarketer === count ? 'telemarketer' : null;
}
