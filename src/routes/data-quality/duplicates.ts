import { partition } from 'es-toolkit/array';
import type { Appointment } from '../../calls/appointments.ts';
import { readPerson } from '../../domain/people.ts';
import { phoneKey } from '../../domain/phone.ts';

/**
 * A group's appointments, the primary one first (S2). The report sends it separately, and usually in the list as
 * well.
 */
export function primaryFirst(
  appointments: readonly Appointment[],
  primary: Appointment | null,
): readonly Appointment[] {
  if (primary === null) return appointments;
  const same = appointments.filter((row) => isSameByValue(row, primary));
  const { id } = primary.salesRep;
  const sameRep =
    same.find(({ salesRep }) => salesRep.id === id) ?? (id === '' ? same[0] : undefined);
  const index = sameRep === undefined ? -1 : appointments.indexOf(sameRep);
  return [primary, ...appointments.filter((_row, at) => at !== index)];
}

/** Whether two rows are of one appointment, however region, time, names and phone are spelled; what one of them lacks may be anything. */
function isSameByValue(row: Appointment, other: Appointment): boolean {
  const { salesRep: _rep, ...compared } = fields;
  const keysOf = [...Object.values(compared).map(([, keyOf]) => keyOf), timeKey];
  return keysOf.every((keyOf) => {
    const [key, otherKey] = [keyOf(row), keyOf(other)];
    return key === otherKey || key === '' || otherKey === '';
  });
}

const timeKey: KeyOf = ({ time: { ms, text } }) => (ms === null ? text : String(ms));

type KeyOf = (row: Appointment) => string;

/** The fields in which duplicates are compared, as values: spellings of one person or phone are equal. */
const fields = {
  title: ['Title', ({ title }) => title.toLowerCase()],
  customer: ['Customer', ({ customer }) => readPerson(customer).id],
  region: ['Region', ({ region }) => region.id],
  salesRep: ['Sales rep', ({ salesRep }) => salesRep.id],
  telemarketer: ['Telemarketer', ({ telemarketer }) => telemarketer.id],
  phone: ['Phone', ({ phone }) => phoneKey(phone.text)],
} as const satisfies Record<string, readonly [label: string, KeyOf]>;

export interface ComparedRow {
  readonly field: keyof typeof fields | 'time';
  readonly label: string;
  /** Whether each appointment differs from the first, in their order. */
  readonly differs: readonly boolean[];
}

/** The fields but the time in which appointments are all the same, and those in which they differ. */
export function comparison(appointments: readonly Appointment[]) {
  const rows = Object.entries(fields).map(([field, [label, keyOf]]): ComparedRow => {
    const keys = appointments.map(keyOf);
    const differs = keys.map((key) => key !== keys[0]);
    return { field: field as keyof typeof fields, label, differs };
  });
  const [different, same] = partition(rows, ({ differs }) => differs.includes(true));
  return { same, different };
}
