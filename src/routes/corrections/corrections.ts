import { type Person, withoutKnownRep } from '../../domain/people.ts';
import { readRegion, type Region } from '../../domain/region/region.ts';
import { correctionId, isSameAppointment, type Named } from '../../domain/appointment/token.ts';
import { cleanLine } from '../../domain/text/clean.ts';

/** The reason sent when none was typed (S5). */
export const defaultReason = 'Manual correction for unknown field agent';

export const missingMessage = 'Please select an appointment and enter a sales rep name.';

interface Correctable extends Named {
  readonly region: Region;
  readonly salesRep: Person;
}

/** The payload of a manual correction (S5, S7), its texts as one line each. */
export function correctionFor({ sent, salesRep }: Correctable, name: string, reason: string) {
  return {
    appointmentId: correctionId(sent),
    originalSalesRep: salesRep.sent,
    correctedSalesRep: cleanLine(name),
    reason: cleanLine(reason) || defaultReason,
  };
}

/** The number of appointments with the same id, which one correction covers, and how many of them have a rep. */
export function coveredBy(appointment: Correctable, rows: readonly Correctable[]) {
  const id = correctionId(appointment.sent);
  const same = rows.filter(({ sent }) => correctionId(sent) === id);
  return { count: same.length, withRep: same.length - withoutKnownRep(same).length };
}

/** The row to select after `row`: the first in `list` behind it that is still in `left`, else the last before it. */
export function nextAfter<T extends Named>(
  row: T | null,
  list: readonly T[],
  left: readonly T[],
): T | null {
  const index = row ? list.findIndex((entry) => isSameAppointment(entry, row)) : -1;
  const before = list.slice(0, Math.max(index, 0)).toReversed();
  for (const entry of [...list.slice(index + 1), ...before]) {
    const successor = left.find((other) => isSameAppointment(other, entry));
    if (successor) return successor;
  }
  return null;
}

/** What an appointment's id is built of (S3); null for one that cannot be taken apart. */
export function partsOfId(id: string) {
  const [title, ...rest] = id.split('_');
  const region = readRegion(rest.pop() ?? '');
  if (title === undefined || rest.length === 0 || region.key === null) return null;
  return { title, customer: rest.join('_'), region };
}
