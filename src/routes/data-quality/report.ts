import { showNumber } from '../../domain/number/format.ts';
import { regionOf } from '../../domain/region/region.ts';
import { nameKey } from '../../domain/people/rep-name.ts';

/** Phones and validation reports are listed up to here (spec 2, 9). */
export const listLimit = 10;

/**
 * How much of a list is shown: '10 of 23 shown', and what the summary counts beyond it, since a report may
 * end its lists early: '10 of 100 shown, 460 counted in all'.
 */
export function shownOf(listed: number, counted: number | null): string {
  const shown = `${showNumber(Math.min(listed, listLimit))} of ${showNumber(listed)} shown`;
  if (counted === null || counted <= listed) return shown;
  return `${shown}, ${showNumber(counted)} counted in all`;
}

/** The reports that have violations (spec 2), worst score first; an unknown score stands last. */
export function worstFirst<
  T extends {
    readonly score: number | null;
    readonly violations: { readonly rows: readonly unknown[] };
  },
>(reports: readonly T[]): T[] {
  return reports
    .filter(({ violations }) => violations.rows.length > 0)
    .toSorted((a, b) => (a.score ?? Infinity) - (b.score ?? Infinity) || 0);
}

/** How many violations each field has in the reports, the most frequent first. */
export function violationsByField(
  reports: readonly {
    readonly violations: { readonly rows: readonly { readonly field: string }[] };
  }[],
): { field: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { violations } of reports)
    for (const { field } of violations.rows) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts]
    .map(([field, count]) => ({ field, count }))
    .toSorted((a, b) => b.count - a.count);
}

export type ReportStatus = 'valid' | 'warnings' | 'other';

/** A report's status (spec 2): valid, warnings, or another one. */
export function reportStatus(status: string): ReportStatus {
  const code = status.trim().toLowerCase();
  return code === 'valid' || code === 'warnings' ? code : 'other';
}

export type Severity = 'error' | 'warning' | 'info';

/** A violation's severity (spec 2); null for another one. */
export function severityOf(severity: string): Severity | null {
  const code = severity.trim().toLowerCase();
  return code === 'error' || code === 'warning' || code === 'info' ? code : null;
}

export type SuggestedAction = 'merge' | 'manual_review' | 'other';

/** What is to be done with a group of duplicates (spec 2): merge, manual review, or something else. */
export function suggestedAction(action: string): SuggestedAction {
  const code = action
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return code === 'merge' || code === 'manual_review' ? code : 'other';
}

interface Booking {
  readonly title: string;
  readonly customer: string;
  readonly region: string;
  readonly salesRep: string;
  readonly telemarketer: string;
  readonly phone: string;
  readonly time: string;
}

const sameIn = [
  'title',
  'customer',
  'region',
  'salesRep',
  'telemarketer',
  'phone',
  'time',
] as const;

/**
 * A group's appointments with the primary one first (spec 2), the others in the server's order. The
 * report sends the primary beside the list: it is the row that says the same, or a row of its own.
 */
export function primaryFirst<T extends Booking>(
  appointments: readonly T[],
  primary: T | null,
): { appointment: T; isPrimary: boolean }[] {
  const index =
    primary === null
      ? -1
      : appointments.findIndex((row) => sameIn.every((field) => row[field] === primary[field]));
  const others = appointments
    .filter((_row, at) => at !== index)
    .map((appointment) => ({ appointment, isPrimary: false }));
  return primary === null ? others : [{ appointment: primary, isPrimary: true }, ...others];
}

const compared = [
  { label: 'title', textOf: (row: Booking) => row.title },
  { label: 'customer', textOf: (row: Booking) => row.customer },
  { label: 'region', textOf: (row: Booking) => regionOf(row.region) ?? row.region },
  { label: 'sales rep', textOf: (row: Booking) => row.salesRep },
  { label: 'telemarketer', textOf: (row: Booking) => row.telemarketer },
  { label: 'phone', textOf: (row: Booking) => row.phone },
] as const;

/** In what the appointments of a group differ, beside their time; case and outer space do not count. */
export function differences(appointments: readonly Booking[]): string[] {
  return compared
    .filter(({ textOf }) => new Set(appointments.map((row) => nameKey(textOf(row)))).size > 1)
    .map(({ label }) => label);
}
