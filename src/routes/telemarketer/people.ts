import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment, Appointments } from '../../api/entities/appointment.ts';
import { designatedTelemarketers } from '../../config.ts';
import { shownText } from '../../domain/appointment/appointment.ts';
import { filterRows, noFilter, personKey } from '../../domain/appointment/row-filter.ts';
import { whyInvalid, type Why } from '../../domain/figures/why.ts';
import { isNamed } from '../../domain/people.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { byText } from '../../domain/text/words.ts';
import { eventsByHour } from '../../domain/figures/hours.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { telemarketerAt } from '../../paths.ts';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { usePlace, useSearchText } from '../../shell/location.ts';

/** The designated telemarketers in their order, then all others by name, never by volume. Each person once. */
export function peopleInOrder(
  designated: readonly string[],
  others: Iterable<string>,
): readonly string[] {
  const first = new Map(designated.map((name) => [personKey(name), name]));
  const rest = new Map<string, string>();
  for (const name of new Set(others)) {
    const key = personKey(name);
    if (isNamed(name) && !first.has(key) && !rest.has(key)) rest.set(key, name.trim());
  }
  const byName = [...rest].toSorted(([a], [b]) => byText(a, b)).map(([, name]) => name);
  return [...first.values(), ...byName];
}

/** The next or previous person, around the ends; of an unknown name the first or the last. */
export function neighbor(people: readonly string[], name: string, by: 1 | -1): string | undefined {
  const at = people.findIndex((each) => personKey(each) === personKey(name));
  if (at < 0) return people.at(by === 1 ? 0 : -1);
  return people[(at + by + people.length) % people.length];
}

/** A telemarketer with their events, newest first, and the counts of these. */
export type Person = ReturnType<typeof personOf>;

/** A person by any spelling of the name; an unknown one has no events. */
export function personOf(name: string, all: readonly Appointment[], people: readonly string[]) {
  const own = filterRows(all, { ...noFilter, telemarketer: shownText(name) });
  const rows = newestFirst(own, ({ time }) => time);
  const known = people.find((each) => personKey(each) === personKey(name));
  return {
    name: oneLine(known ?? name),
    rows,
    hours: eventsByHour(rows),
    ...whyInvalid(rows),
  };
}

/** The data that all cards share. */
export interface PeopleData {
  readonly appointments: ReadState<Appointments>;
  /** The counts of all events. */
  readonly team: Why;
  /** The telemarketer of the page, and the one beside them if any. */
  readonly people: readonly [Person] | readonly [Person, Person];
}

const none: readonly Appointment[] = [];

/** The page's telemarketer, the one to compare with, and all names to choose from. */
export function usePeople() {
  const appointments = useRead(reads.appointments);
  const telemarketers = useRead(reads.telemarketers).data?.rows;
  const all = appointments.data?.rows ?? none;
  usePlace();
  const name = telemarketerAt(location);
  const beside = useSearchText('beside');
  const names = useMemo(() => {
    const booked = all.map((row) => row.telemarketer);
    const listed = (telemarketers ?? []).map((row) => row.name);
    return peopleInOrder(designatedTelemarketers(), [...listed, ...booked]);
  }, [all, telemarketers]);
  const people: PeopleData['people'] = useMemo(() => {
    const main = personOf(name, all, names);
    const hasOther = isNamed(beside) && personKey(beside) !== personKey(name);
    return hasOther ? [main, personOf(beside, all, names)] : [main];
  }, [name, beside, all, names]);
  const status = telemarketers?.find((row) => personKey(row.name) === personKey(name))?.status;
  return { appointments, team: whyInvalid(all), people, names, status };
}
