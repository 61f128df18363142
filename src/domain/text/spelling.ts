import { byText } from './identity.ts';

/** A person or region: its identity, and one of its spellings as shown and as sent. */
export interface Spelled {
  readonly id: string;
  readonly name: string;
  readonly sent: string;
}

/** Which of two spellings of one name is shown: the same one, whatever the order of the rows. */
export function isBetterSpelling(candidate: Spelled, current: Spelled): boolean {
  if (candidate.name === current.name) return byText(candidate.sent, current.sent) < 0;
  return byText(caseRank(candidate.name), caseRank(current.name)) < 0;
}

/** Sorts names that are typed with care first: not in one case, and with few capitals. */
function caseRank(name: string): string {
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase();
  const capitals = name.replaceAll(/\P{Lu}/gu, '').length;
  return `${Number(isOneCase)}${String(capitals).padStart(6, '0')}${name}`;
}

/** The rows of each identity, in the order of its first one, under the best of its spellings. */
export function rowsByIdentity<R, T extends Spelled>(
  rows: readonly R[],
  identity: (row: R) => T,
): { subject: T; rows: R[] }[] {
  const groups = new Map<string, { subject: T; rows: R[] }>();
  for (const row of rows) {
    const subject = identity(row);
    const group = groups.get(subject.id) ?? { subject, rows: [] };
    if (isBetterSpelling(subject, group.subject)) group.subject = subject;
    group.rows.push(row);
    groups.set(subject.id, group);
  }
  return [...groups.values()];
}

/** Each identity once, by the best of its spellings, in the order of their first ones. */
export function eachOnce<T extends Spelled>(values: readonly T[]): readonly T[] {
  return rowsByIdentity(values, (value) => value).map(({ subject }) => subject);
}
