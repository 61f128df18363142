import { nameKey } from '../../domain/people/rep-name.ts';
import { regionOf } from '../../domain/region/region.ts';

/** The fields in which duplicates are compared, in words. */
const compared = {
  title: 'Title',
  customer: 'Customer',
  region: 'Region',
  salesRep: 'Sales rep',
  telemarketer: 'Telemarketer',
  phone: 'Phone',
} as const;

export type ComparedField = keyof typeof compared;
const fields = Object.keys(compared) as ComparedField[];

type Booking = Readonly<Record<ComparedField | 'time', string>>;

/**
 * A group's appointments, the primary one first (spec 2). The report sends it apart from the list, which may
 * hold an equal row.
 */
export function primaryFirst<T extends Booking>(
  appointments: readonly T[],
  primary: T | null,
): { appointment: T; isPrimary: boolean }[] {
  const isSame = (a: T, b: T) => a.time === b.time && fields.every((key) => a[key] === b[key]);
  const index = primary ? appointments.findIndex((row) => isSame(row, primary)) : -1;
  const others = appointments
    .filter((_row, at) => at !== index)
    .map((appointment) => ({ appointment, isPrimary: false }));
  return primary ? [{ appointment: primary, isPrimary: true }, ...others] : others;
}

interface ComparedRow {
  readonly field: ComparedField;
  readonly label: string;
  /** Which appointments differ from the first, in their order; the first never does. */
  readonly differs: readonly boolean[];
}

/** Appointments field by field, the time left out; case and outer space make no difference. */
export function comparison(appointments: readonly Booking[]): {
  same: readonly ComparedRow[];
  different: readonly ComparedRow[];
} {
  const keyOf = (row: Booking, field: ComparedField) =>
    nameKey((field === 'region' ? regionOf(row.region) : null) ?? row[field]);
  const rows = fields.map((field) => {
    const keys = appointments.map((row) => keyOf(row, field));
    return { field, label: compared[field], differs: keys.map((key) => key !== keys[0]) };
  });
  const isDifferent = ({ differs }: ComparedRow) => differs.includes(true);
  return {
    same: rows.filter((row) => !isDifferent(row)),
    different: rows.filter(isDifferent),
  };
}
