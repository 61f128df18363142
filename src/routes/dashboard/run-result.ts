import type { Appointment } from '../../calls/appointments.ts';
import type { RecentValidation } from '../../calls/validations.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { showNumber } from '../../domain/text/format.ts';

/** The rows that show what a run has judged; undefined before a response. */
export interface RunRows {
  readonly validations: readonly RecentValidation[] | undefined;
  readonly appointments: readonly Appointment[] | undefined;
}

interface Judged {
  readonly valid: number;
  readonly invalid: number;
}

/**
 * What was judged between two responses: the new rows of the recent validations, or, where none is new, the
 * appointments whose status is decided and was not so before. Null while there is nothing new.
 */
export function judgedBetween(before: RunRows, after: RunRows): Judged | null {
  const validated = added(before.validations, after.validations, validationKey);
  const decided = added(before.appointments, after.appointments, decidedKey);
  const rows = validated.length > 0 ? validated : decided;
  const valid = rows.filter(({ status }) => status.outcome === 'valid').length;
  const invalid = rows.filter(({ status }) => status.outcome === 'invalid').length;
  return valid + invalid === 0 ? null : { valid, invalid };
}

/** '4 judged, 2 valid, 2 invalid'. */
export function judgedText({ valid, invalid }: Judged): string {
  const [all, ...parts] = [valid + invalid, valid, invalid].map(showNumber);
  return `${all} judged, ${parts[0]} valid, ${parts[1]} invalid`;
}

const validationKey = ({ id, customer, region, time, status }: RecentValidation) =>
  [id, customer, region.id, time.text, status.outcome].join('|');
const decidedKey = (row: Appointment) => `${appointmentName(row)}|${row.status.outcome}`;

/** The rows of the second list that the first has not, equal ones counted one by one. */
function added<T>(
  before: readonly T[] | undefined,
  after: readonly T[] = [],
  keyOf: (row: T) => string,
) {
  if (before === undefined) return [];
  const left = new Map<string, number>();
  for (const row of before) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  return after.filter((row) => {
    const count = left.get(keyOf(row)) ?? 0;
    left.set(keyOf(row), count - 1);
    return count <= 0;
  });
}
