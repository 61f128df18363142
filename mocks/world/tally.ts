import { readStatus } from '../../src/domain/appointment/appointment.ts';
import type { RegionKey } from '../../src/domain/region/region.ts';
import type { Row } from './row.ts';

export type Count = { valid: number; validated: number; total: number };
export type Checked = { correct: number; total: number };

/** Checked validations, by telemarketer, region and pattern. */
type Learned = Checked & {
  readonly byTelemarketer: Map<string, Checked>;
  readonly byRegion: Map<RegionKey, Checked>;
  readonly byPattern: Map<string, Checked & { readonly isValid: boolean }>;
};

export type Tally = Count & {
  readonly date: string;
  readonly byRegion: Map<RegionKey, Count>;
  readonly byTelemarketer: Map<string, Count>;
  readonly learned: Learned;
};

export function tallyOf(date: string, rows: Iterable<Row>): Tally {
  const learned: Learned = {
    ...noChecks(),
    byTelemarketer: new Map(),
    byRegion: new Map(),
    byPattern: new Map(),
  };
  const tally: Tally = {
    date,
    ...noCount(),
    byRegion: new Map(),
    byTelemarketer: new Map(),
    learned,
  };
  for (const row of rows) {
    const { event } = row;
    add(tally, row);
    add(entry(tally.byRegion, event.region, noCount), row);
    add(entry(tally.byTelemarketer, event.telemarketer, noCount), row);
    if (row.status !== 'pending') learn(learned, row);
  }
  return tally;
}

/** The value of a map's key; makes it when missing. */
export function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

export const noCount = (): Count => ({ valid: 0, validated: 0, total: 0 });
export const noChecks = (): Checked => ({ correct: 0, total: 0 });

function add(count: Count, { status }: Row): void {
  count.total += 1;
  const side = readStatus(status).outcome;
  if (side !== null) count.validated += 1;
  if (side === 'valid') count.valid += 1;
}

function learn(learned: Learned, row: Row): void {
  const { event, decision } = row;
  const isReviewed = decision !== null && decision.decision !== 'dismissed';
  if (!event.checked && !isReviewed) return;
  const isCorrect = isReviewed ? decision.decision === event.validation.status : event.agreed;
  const isValid = event.validation.status === 'valid';
  const checks: Checked[] = [
    learned,
    entry(learned.byTelemarketer, event.telemarketer, noChecks),
    entry(learned.byRegion, event.region, noChecks),
    entry(learned.byPattern, patternOf(row), () => ({ ...noChecks(), isValid })),
  ];
  for (const check of checks) {
    check.total += 1;
    if (isCorrect) check.correct += 1;
  }
}

function patternOf({ event: { title, validation } }: Row): string {
  if (validation.rule === 'phone-digits') return `Title of ${title.trim().length} digits`;
  return validation.rule === 'full-validation'
    ? (validation.reason.split(', ').at(-1) ?? validation.reason).replace(/^service/, 'Service')
    : validation.reason;
}
