import { showNumber } from '../../domain/number/format.ts';
import { nameKey } from '../../domain/people/rep-name.ts';
import { regionOf } from '../../domain/region/region.ts';
import { knownWord } from '../../domain/text/fold.ts';

/** The most phones and validation reports that are listed (spec 9). */
export const listLimit = 10;

/** '10 of 23 shown', or '10 of 100 shown, 460 in total' when the summary counts more than the report lists. */
export function shownOf(listed: number, counted: number | null): string {
  const shown = `${showNumber(Math.min(listed, listLimit))} of ${showNumber(listed)} shown`;
  if (counted === null || counted <= listed) return shown;
  return `${shown}, ${showNumber(counted)} in total`;
}

interface Violations {
  readonly violations: { readonly rows: readonly { readonly field: string }[] };
}

/** The reports with violations (spec 2), lowest score first, unknown scores last. */
export function lowestFirst<T extends Violations & { readonly score: number | null }>(
  reports: readonly T[],
): T[] {
  return (
    reports
      .filter(({ violations }) => violations.rows.length > 0)
      // Two unknown scores give NaN.
      .toSorted((a, b) => (a.score ?? Infinity) - (b.score ?? Infinity) || 0)
  );
}

/** The number of violations per field, most frequent first. */
export function violationsByField(
  reports: readonly Violations[],
): { field: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { violations } of reports)
    for (const { field } of violations.rows) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts]
    .map(([field, count]) => ({ field, count }))
    .toSorted((a, b) => b.count - a.count);
}

/** A report's status (spec 2). */
export function reportStatus(status: string): 'valid' | 'warnings' | 'other' {
  return knownWord(status, ['valid', 'warnings']) ?? 'other';
}

/** A violation's severity (spec 2); null for an unknown one. */
export function severityOf(severity: string): 'error' | 'warning' | 'info' | null {
  return knownWord(severity, ['error', 'warning', 'info']);
}

/** The action for a group of duplicates (spec 2), spelled with spaces, hyphens or underscores. */
export function suggestedAction(action: string): 'merge' | 'manual_review' | 'other' {
  const code = action.trim().replaceAll(/[\s-]+/g, '_');
  return knownWord(code, ['merge', 'manual_review']) ?? 'other';
}

const compared = ['title', 'customer', 'region', 'salesRep', 'telemarketer', 'phone'] as const;

type ComparedField = (typeof compared)[number];
type Booking = Readonly<Record<ComparedField | 'time', string>>;

/**
 * A group's appointments, the primary one first (spec 2). The report sends it apart from the list, which may
 * hold an equal row.
 */
export function primaryFirst<T extends Booking>(
  appointments: readonly T[],
  primary: T | null,
): { appointment: T; isPrimary: boolean }[] {
  const isSame = (a: T, b: T) => a.time === b.time && compared.every((key) => a[key] === b[key]);
  const index = primary ? appointments.findIndex((row) => isSame(row, primary)) : -1;
  const others = appointments
    .filter((_row, at) => at !== index)
    .map((appointment) => ({ appointment, isPrimary: false }));
  return primary ? [{ appointment: primary, isPrimary: true }, ...others] : others;
}

/** The fields, other than the time, in which appointments differ; case and outer space do not count. */
export function differences(appointments: readonly Booking[]): string[] {
  const keyOf = (row: Booking, field: ComparedField) =>
    nameKey((field === 'region' ? regionOf(row.region) : null) ?? row[field]);
  return compared
    .filter((field) => new Set(appointments.map((row) => keyOf(row, field))).size > 1)
    .map((field) => (field === 'salesRep' ? 'sales rep' : field));
}
