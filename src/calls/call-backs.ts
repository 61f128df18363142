import { appointmentName } from '../domain/appointment/token.ts';
import { grouped } from '../domain/grouped.ts';
import { isNamed, noRep, type Person } from '../domain/people.ts';
import { phoneKey } from '../domain/phone.ts';
import { byText } from '../domain/text/identity.ts';
import type { Appointment } from './appointments.ts';
import type { PhoneCorrection } from './quality.ts';
import { Tallies } from './tallies.ts';

export interface CallBack {
  readonly phone: PhoneCorrection;
  /** Null when no appointment has this number, or the list is not loaded. */
  readonly appointment: Appointment | null;
  /** 'No area code'. */
  readonly problem: string;
  readonly isFixable: boolean;
}

const kinds = ['telemarketer', 'unknown', 'no-appointment', 'not-loaded'] as const;

export interface CallBackGroup {
  readonly key: string;
  readonly kind: (typeof kinds)[number];
  readonly name: string;
  /** Of the kinds 'telemarketer' and 'unknown'. */
  readonly person?: Person;
  readonly rows: readonly CallBack[];
}

/**
 * Invalid phones by telemarketer, most numbers first, then by name; those without a telemarketer or an appointment are
 * last. `booked` is null until the appointments have loaded.
 */
export function callBackGroups(
  phones: readonly PhoneCorrection[],
  booked: readonly Appointment[] | null,
): readonly CallBackGroup[] {
  const rows = callBacks(phones, booked ?? []);
  const people = new Tallies<Person>();
  const headOf = ({ appointment }: CallBack): Omit<CallBackGroup, 'key' | 'rows'> => {
    if (!booked) return { kind: 'not-loaded', name: 'Appointments not loaded' };
    if (!appointment) return { kind: 'no-appointment', name: 'No appointment' };
    const { subject: person } = people.tallyOf(appointment.telemarketer);
    return isNamed(person) && person.id !== 'unknown'
      ? { kind: 'telemarketer', name: person.name, person }
      : { kind: 'unknown', name: noRep.name, person: noRep };
  };
  const keyOf = (row: CallBack) => {
    const { kind, person } = headOf(row);
    return `${kind}|${person?.id}`;
  };
  return [...grouped(rows, keyOf)]
    .map(([key, groupRows]) => ({
      key,
      ...headOf(groupRows[0]),
      rows: groupRows.toSorted(byCustomer),
    }))
    .toSorted(
      (a, b) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        b.rows.length - a.rows.length ||
        byText(a.name, b.name),
    );
}

/** The same order, whatever the server's. */
function byCustomer(a: CallBack, b: CallBack): number {
  const textOf = ({ appointment, phone }: CallBack) =>
    `${appointment?.customer ?? ''}|${phone.original}|${appointment ? appointmentName(appointment) : ''}`;
  return byText(textOf(a), textOf(b));
}

/** Joins phones and appointments with equal numbers, in the order of both lists; each appointment is used once. */
function callBacks(
  phones: readonly PhoneCorrection[],
  appointments: readonly Appointment[],
): CallBack[] {
  const rowsByPhone = grouped(appointments, ({ phone }) => phoneKey(phone.text));
  // An empty number matches no appointment.
  rowsByPhone.delete('');
  return phones.map((phone) => ({
    phone,
    appointment: rowsByPhone.get(phoneKey(phone.original))?.shift() ?? null,
    problem: uninformative.test(phone.format) ? problemOf(phone.original) : phone.format,
    isFixable: problemOf(phone.original) === typedAsDigits && usNumber.test(phone.cleaned),
  }));
}

/** A format that does not name the problem: empty, 'Unknown format', or the number as it should be. */
const uninformative = /^\s*(?:unknown.*|\P{L}*(?:(?:ext|x)\P{L}*)?)$/isu;
const usNumber = /^1?[2-9]\d{9}(?:x\d+)?$/;
const typedAsDigits = 'Letters typed as digits';

/** The problem of a number, for when the server does not name one. */
function problemOf(original: string): string {
  if (/^(?:\+|00)(?!\s*1)/.test(original)) return 'Not a US number';
  const number = original.replace(/\s*(?:ext\.?|x)\s*\d+$/i, '');
  const digits = number.replaceAll(/\D/g, '').length;
  const letters = number.replaceAll(/[^\p{L}|]/gu, '');
  if (letters !== '' && digits > 0 && /^[oOlI|]+$/.test(letters)) return typedAsDigits;
  if (letters !== '' && digits < 7) return 'Letters, no number';
  return digits === 7 ? 'No area code' : 'Not a US number';
}
