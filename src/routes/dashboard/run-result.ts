import type { Outcome } from '../../domain/appointment/appointment.ts';
import { countWhere } from '../../domain/number/arithmetic.ts';
import { showNumber } from '../../domain/text/format.ts';

interface Verdict {
  readonly name: string;
  readonly outcome: Outcome | null;
}

type Verdicts = { readonly verdicts: readonly Verdict[] } | undefined;

/** The figures that show what a run has judged; undefined before a response. */
export interface RunFigures {
  readonly validations: Verdicts;
  readonly appointments: Verdicts;
}

interface Judged {
  readonly valid: number;
  readonly invalid: number;
}

/**
 * What was judged between two responses: the new rows of the recent validations, or, where none is new, the
 * appointments whose status is decided and was not so before. Null while there is nothing new.
 */
export function judgedBetween(before: RunFigures, after: RunFigures): Judged | null {
  const validated = added(before.validations, after.validations);
  const decided = added(before.appointments, after.appointments);
  const rows = validated.length > 0 ? validated : decided;
  const valid = countWhere(rows, ({ outcome }) => outcome === 'valid');
  const invalid = countWhere(rows, ({ outcome }) => outcome === 'invalid');
  return valid + invalid === 0 ? null : { valid, invalid };
}

/** '4 judged, 2 valid, 2 invalid'. */
export function judgedText({ valid, invalid }: Judged): string {
  const [all, ...parts] = [valid + invalid, valid, invalid].map(showNumber);
  return `${all} judged, ${parts[0]} valid, ${parts[1]} invalid`;
}

const keyOf = ({ name, outcome }: Verdict) => `${name}|${outcome}`;

/** The rows of the second response that the first one has not, equal ones counted one by one. */
function added(before: Verdicts, after: Verdicts): readonly Verdict[] {
  if (before === undefined || after === undefined) return [];
  const left = new Map<string, number>();
  for (const row of before.verdicts) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  return after.verdicts.filter((row) => {
    const count = left.get(keyOf(row)) ?? 0;
    left.set(keyOf(row), count - 1);
    return count <= 0;
  });
}
