import {
  regionKeys,
  regions as regionTable,
  type RegionKey,
} from '../../src/domain/region/region.ts';
import { readRep, repInitials } from '../../src/domain/people.ts';
import { addDays } from '../world/calendar.ts';
import { otherTelemarketers } from '../world/people.ts';
import type { Row } from '../world/row.ts';
import { entry, noCount } from '../world/tally.ts';
import type { World } from '../world/world.ts';
import { iso, percent } from './numbers.ts';

const colors: Readonly<Record<RegionKey, string>> = {
  california: 'from-amber-500 to-orange-600',
  chicago: 'from-blue-500 to-indigo-600',
  arizona: 'from-rose-500 to-red-600',
  florida: 'from-teal-500 to-emerald-600',
};

export function regions(world: World) {
  const { rows } = world.view();
  return regionKeys.map((key) => {
    const own = rows.filter(({ event }) => event.region === key);
    const { abbreviation, name } = regionTable[key];
    const validAppointments = own.filter(({ status }) => status === 'valid').length;
    const color = colors[key];
    return { key, abbreviation, color, name, validAppointments, totalEvents: own.length };
  });
}

const hourMs = 3_600_000;

/** `performance` is the valid share of the validated events in percent, null of none. */
export function telemarketers(world: World) {
  const { rows, weekly } = world.view();
  const counts = new Map<string, ReturnType<typeof noCount> & { lastMs: number }>();
  for (const { event, status } of rows) {
    const count = entry(counts, event.telemarketer, () => ({ ...noCount(), lastMs: 0 }));
    count.lastMs = event.bookedMs;
    if (status !== 'pending') count.validated += 1;
    if (status === 'valid') count.valid += 1;
  }
  const list = [...world.designated, ...otherTelemarketers].map((name) => {
    const { valid, validated, lastMs } = counts.get(name) ?? { ...noCount(), lastMs: 0 };
    const isActive = !weekly && world.now() - lastMs < hourMs;
    return {
      name,
      initials: repInitials(readRep(name)),
      avatar: 'from-slate-500 to-slate-700',
      status: weekly ? 'Offline' : isActive ? 'Active' : 'Away',
      appointments: valid,
      performance: validated === 0 ? null : Math.round(percent(valid, validated)),
    };
  });
  return list.toSorted((a, b) => b.appointments - a.appointments);
}

const recentCount = 50;

/** The newest of the last 24 hours; `time` is that of the validation. */
export function recentValidations(world: World) {
  const nowMs = world.now();
  const isRecent = ({ validatedMs }: Row) =>
    validatedMs <= nowMs && validatedMs > nowMs - 24 * hourMs;
  const today = world.today();
  return [...world.rowsOf(addDays(today, -1)), ...world.rowsOf(today)]
    .filter(isRecent)
    .toSorted((a, b) => b.validatedMs - a.validatedMs || (a.event.id < b.event.id ? 1 : -1))
    .slice(0, recentCount)
    .map(({ event, status, validatedMs }) => ({
      id: event.id,
      customer: event.customer,
      region: event.region,
      telemarketer: event.telemarketer,
      time: iso(validatedMs),
      status,
      confidence: event.confidence,
    }));
}
