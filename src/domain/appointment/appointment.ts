import { cleanLine } from '../text/clean.ts';
import { identityOf, internByText } from '../text/identity.ts';
import { capitalized, shownTitle } from '../text/format.ts';

export type Outcome = 'valid' | 'invalid';

/** The status of an appointment or a validation as a value (A3). */
export interface Status {
  /** Null for a word that belongs to neither list: the event is undecided. */
  readonly outcome: Outcome | null;
  /** The same for every spelling of the server's word; '' without a word. */
  readonly id: string;
  /** The server's word as shown, of the known ones in one spelling; '' without a word. */
  readonly word: string;
}

export const noStatus: Status = { outcome: null, id: '', word: '' };

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['valid', 'valid'],
  ['invalid', 'invalid'],
  ['blocked', 'invalid'],
]);

export const readStatus: (text: string) => Status = internByText((text) => {
  const word = cleanLine(text);
  const id = identityOf(word);
  if (id === '' || id === 'n/a') return noStatus;
  return { outcome: outcomes.get(id) ?? null, id, word: capitalized(outcomes.has(id) ? id : word) };
});

/** The decision on an alert; null for another word (S3). */
export function readDecision(text: string): Outcome | null {
  const id = identityOf(cleanLine(text));
  return id === 'valid' || id === 'invalid' ? id : null;
}

export const alertStatuses = ['pending', 'reviewed', 'dismissed'] as const;

export type AlertStatus = (typeof alertStatuses)[number];

/** An alert's status; null for another word than the three (A19). */
export function readAlertStatus(text: string): AlertStatus | null {
  const id = identityOf(cleanLine(text));
  return alertStatuses.find((status) => status === id) ?? null;
}

type Sides<T> = Readonly<Record<Outcome, readonly T[]>>;

export function outcomesOf<T extends { readonly status: Status }>(
  appointments: readonly T[],
): Sides<T> {
  const sides = { valid: [] as T[], invalid: [] as T[] };
  for (const row of appointments) {
    const { outcome } = row.status;
    if (outcome !== null) sides[outcome].push(row);
  }
  return sides;
}

interface SentList {
  readonly rows: readonly { readonly status: Status }[];
  /** The total that the response names, where it is greater than its rows (A15). */
  readonly total: number | null;
  readonly sentTotals: Readonly<Record<'total' | Outcome, number | null>>;
}

/** The server's counts where it sent them, else those of its list (S3); null where only a part of the list was sent (A15). */
export function countsOf({ rows, total, sentTotals }: SentList) {
  const sides = outcomesOf(rows);
  const countOf = (side: Outcome) =>
    sentTotals[side] ?? (total === null ? sides[side].length : null);
  return {
    total: sentTotals.total ?? rows.length,
    valid: countOf('valid'),
    invalid: countOf('invalid'),
    // Rows that did not come, or could not be read, are not undecided.
    undecided: total === null ? rows.length - sides.valid.length - sides.invalid.length : null,
  };
}

/** 'WC DD 4586, Dolores Rasmussen': the heading of an appointment and of its alert. */
export function titleAndCustomer({ title, customer }: { title: string; customer: string }): string {
  return [shownTitle(title), customer].filter((text) => text !== '').join(', ');
}

/** The names of the fields in which two versions of a row differ. */
export function changedFields<T>(
  fields: Readonly<Record<string, (row: T) => string | number | null>>,
  before: T,
  after: T,
): readonly string[] {
  return Object.entries(fields).flatMap(([name, read]) =>
    read(before) === read(after) ? [] : [name],
  );
}
