import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { telemarketers as telemarketersCall } from '../../calls/telemarketers.ts';
import { eventsOfPerson } from '../../calls/person-events.ts';
import { designatedTelemarketers } from '../../config.ts';
import { eachOnce } from '../../domain/text/spelling.ts';
import type { Why } from '../../calls/reasons.ts';
import { isDesignated, isNamed, type Person, readPerson } from '../../domain/people.ts';
import { byText } from '../../domain/text/identity.ts';
import type { PersonCard, PersonEvents } from '../../features/person/events.ts';
import { rowsPath, telemarketerAt } from '../../paths.ts';
import { useCall } from '../../query/use-call.ts';
import { usePlace, useSearchText } from '../../shell/location.ts';

/** The designated telemarketers in their order, then all others by name, never by volume. Each person once. */
export function peopleInOrder(
  designated: readonly Person[],
  others: readonly Person[],
): readonly Person[] {
  const rest = eachOnce(others).filter(
    (person) => isNamed(person) && !isDesignated(person, designated),
  );
  return [...designated, ...rest.toSorted((a, b) => byText(a.id, b.id))];
}

/** The next or previous person, around the ends; of an unknown name the first or the last. */
export function neighbor(
  people: readonly Person[],
  { id }: Person,
  by: 1 | -1,
): Person | undefined {
  const at = people.findIndex((person) => person.id === id);
  if (at < 0) return people.at(by === 1 ? 0 : -1);
  return people[(at + by + people.length) % people.length];
}

export interface PeopleData extends PersonCard {
  /** The counts of all events. */
  readonly team: Why;
}

/** The page's telemarketer, the one to compare with, and all to choose from. */
export function usePeople() {
  const { figures, rows: all, received, status } = useCall(appointments);
  const { why: team } = figures;
  const { rows: telemarketers } = useCall(telemarketersCall);
  usePlace();
  const sent = readPerson(telemarketerAt(location));
  const sentCompared = readPerson(useSearchText('beside'));
  const choices = useMemo(() => {
    const booked = all.map((row) => row.telemarketer);
    const listed = telemarketers.map((row) => row.person);
    return peopleInOrder(designatedTelemarketers(), [...listed, ...booked]);
  }, [all, telemarketers]);
  const people: PeopleData['people'] = useMemo(() => {
    const spelledAsListed = (person: Person) =>
      choices.find(({ id }) => id === person.id) ?? person;
    const eventsOf = (named: Person): PersonEvents => {
      const person = spelledAsListed(named);
      const ownRows = all.filter(({ telemarketer }) => telemarketer.id === person.id);
      return {
        ...eventsOfPerson(person, ownRows),
        hrefOf: (list, filter) => rowsPath(list, { telemarketer: person.sent, ...filter }),
      };
    };
    const hasOther = isNamed(sentCompared) && sentCompared.id !== sent.id;
    return hasOther ? [eventsOf(sent), eventsOf(sentCompared)] : [eventsOf(sent)];
  }, [sent, sentCompared, all, choices]);
  return { status, received, team, people, choices };
}
