import type { DataQuality } from '../../api/entities/data-quality.ts';
import { showNumber } from '../../domain/number/format.ts';
import { nameKey } from '../../domain/people/rep-name.ts';
import { regionOf } from '../../domain/region/region.ts';
import { codeWords, countText, knownWord } from '../../domain/text/words.ts';

const most = 10;

/**
 * Groups with no more than the first ten items of all (spec 9, rulings C33), and how many these are. A group that has
 * none of them is left out; an item may stand in two groups.
 */
export function firstTen<Row, Group>(
  groups: readonly (Group & { readonly rows: readonly Row[] })[],
  itemOf: (row: Row) => unknown,
): { readonly groups: readonly Group[]; readonly count: number } {
  const items = new Set<unknown>();
  const kept = groups.map((group) => ({
    ...group,
    rows: group.rows.filter((row) => {
      if (items.size < most) items.add(itemOf(row));
      return items.has(itemOf(row));
    }),
  }));
  return { groups: kept.filter(({ rows }) => rows.length > 0), count: items.size };
}

/** '8 reports', or '10 of 23 listed' (rulings C33). */
export function listedText(listed: number, all: number, unit: string): string {
  if (listed >= all) return countText(all, unit);
  return `${showNumber(listed)} of ${showNumber(all)} listed`;
}

/** A report's status (spec 2). */
export function reportStatus(status: string): 'valid' | 'warnings' | 'other' {
  return knownWord(status, ['valid', 'warnings']) ?? 'other';
}

/** Violations' severities (spec 2), the worst first. */
export const severities = ['error', 'warning', 'info'] as const;

/** Null for a severity that the spec does not name. */
export function severityOf(severity: string): (typeof severities)[number] | null {
  return knownWord(severity, severities);
}

/** The action for a group of duplicates (spec 2), spelled with spaces, hyphens or underscores. */
export function suggestedAction(action: string): 'merge' | 'manual_review' | 'other' {
  const code = action.trim().replaceAll(/[\s-]+/g, '_');
  return knownWord(code, ['merge', 'manual_review']) ?? 'other';
}

const tabWords = {
  duplicates: /duplicat|merge/i,
  'phone-analysis': /phone|\bdial/i,
  validation: /valid|violat|missing|field|customer|sales rep/i,
} as const;

export type SuggestedTab = keyof typeof tabWords;
const suggestedTabs = Object.keys(tabWords) as SuggestedTab[];

/** The tab that a suggestion speaks of, in its action or else in its reason; null for none. */
export function suggestedTab(suggestion: { action: string; reason: string }): SuggestedTab | null {
  const tabIn = (text: string) => suggestedTabs.find((tab) => tabWords[tab].test(text));
  return tabIn(suggestion.action) ?? tabIn(suggestion.reason) ?? null;
}

/** A field's name in words: 'salesRep' becomes 'Sales rep'; what has spaces keeps its words. */
export function fieldWords(field: string): string {
  if (/\s/.test(field.trim())) return codeWords(field);
  const snake = field
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '_')
    .replaceAll(/(?<=_)\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());
  return codeWords(snake);
}

/** Rows by key, in the order in which the keys first come. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Rows that look the same once, each with their number, the most frequent first; else in their order. */
export function equalOnce<T extends object>(
  rows: readonly T[],
  looksOf: (row: T) => unknown,
): (T & { readonly times: number })[] {
  return [...grouped(rows, (row) => JSON.stringify(looksOf(row))).values()]
    .flatMap((equal) => equal.slice(0, 1).map((first) => ({ ...first, times: equal.length })))
    .toSorted((a, b) => b.times - a.times);
}

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

/** A card without problems: good news, unless nothing has been checked yet. */
export function emptyOf(text: string, data: DataQuality | undefined) {
  if (data?.summary.totalProcessed === 0)
    return { text, hint: 'The report covers no appointments yet.' };
  return { kind: 'good', text } as const;
}
