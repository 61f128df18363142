import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment, Appointments } from '../../api/entities/appointment.ts';
import { designatedTelemarketers } from '../../config.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { byTelemarketer } from './by-telemarketer.ts';
import { isNamed } from '../../domain/people/telemarketer.ts';
import { useRead, type ReadState } from '../../query/use-read.ts';
import { usePlace, useSearchText } from '../../shell/location.ts';
import { telemarketerAt } from '../../paths.ts';
import { peopleInOrder } from './people.ts';
import { personOf, type Person } from './person.ts';

/** What the cards share: one read, and what is derived from it. */
export interface PeopleData {
  readonly appointments: ReadState<Appointments>;
  readonly all: readonly Appointment[];
  /** The telemarketer of the page, and the one beside them if any. */
  readonly people: readonly [Person] | readonly [Person, Person];
}

const none: readonly Appointment[] = [];

/** The page's telemarketer, the one to compare with, and all who can be chosen. */
export function usePeople() {
  const appointments = useRead(reads.appointments);
  const telemarketers = useRead(reads.telemarketers).data?.rows;
  const all = appointments.data?.rows ?? none;
  usePlace();
  const name = telemarketerAt(location);
  const beside = useSearchText('beside');
  const names = useMemo(() => {
    const booked = [...byTelemarketer(all).values()].map((person) => person.name);
    const listed = (telemarketers ?? []).map((row) => row.name);
    return peopleInOrder(designatedTelemarketers(), [...listed, ...booked]);
  }, [all, telemarketers]);
  const main = useMemo(() => personOf(name, all, names), [name, all, names]);
  const hasOther = isNamed(beside) && personKey(beside) !== personKey(name);
  const other = useMemo(
    () => (hasOther ? personOf(beside, all, names) : null),
    [hasOther, beside, all, names],
  );
  const people: PeopleData['people'] = useMemo(
    () => (other ? [main, other] : [main]),
    [main, other],
  );
  const status = telemarketers?.find((row) => personKey(row.name) === personKey(name))?.status;
  return { appointments, all, people, names, status };
}
