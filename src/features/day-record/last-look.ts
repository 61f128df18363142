import type { Appointment } from '../../api/entities/appointment.ts';
import type { RecentValidation } from '../../api/entities/calendar.ts';
import { easternClock } from '../../domain/time/eastern.ts';
import type { SinceFigures } from './rules/since.ts';

export const lookKey = 'last-look';

/** Away for less, nothing is said (issue 17), in ms. */
const awayMs = 20 * 60_000;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

interface LastLook {
  /** Of the server's clock, in ms. */
  readonly at: number;
  readonly figures: SinceFigures;
}

/** The rows of the lists, in this page's memory alone; null: not known. */
export interface ListedRows {
  readonly appointments: readonly Appointment[] | null;
  readonly validations: readonly RecentValidation[] | null;
}

export interface Absence extends LastLook {
  /** On the clock of `elapsedMs`. */
  readonly returnedAt: number;
  /** 'read': its empty row stays until the tab is hidden, so that nothing moves. */
  readonly strip: 'shown' | 'read' | 'gone';
  readonly before: ListedRows;
  /** New rows that were in view, by name; they are marked until the page is left. */
  readonly seen: Set<string>;
  readonly unmarked: ReadonlySet<string>;
}

/** '{from}|{until}|{look}': the strip is for who comes back between the two, which are of this machine's clock, on the same Eastern day. */
export function writeLook({ at, figures }: LastLook, machineMs: number): string {
  const { valid, alerts, regions } = figures;
  const until = machineMs + endOfDay(at) - at;
  return `${machineMs + awayMs}|${until}|${JSON.stringify({ at, valid, alerts, regions })}`;
}

type Stored = Readonly<Record<string, unknown>> | null;

const isCount = (value: unknown) => value === null || Number.isFinite(value);

// Without the schemas' library, whose parts would be in the first load.
function isLook(stored: unknown): stored is SinceFigures & { readonly at: number } {
  const { at, valid, alerts, regions } = (stored as Stored) ?? {};
  const hasCounts = Number.isFinite(at) && isCount(valid) && isCount(alerts);
  return hasCounts && Array.isArray(regions) && regions.every(isRow);
}

function isRow(row: unknown): boolean {
  const { region, valid, total } = (row as Stored) ?? {};
  return typeof region === 'string' && isCount(valid) && isCount(total);
}

/** The last look of a text, for who comes back at `machineMs`; null of a damaged text, too early and on another day. */
export function readLook(text: string, machineMs: number): LastLook | null {
  const [, from, until, json = ''] = /^(\d+)\|(\d+)\|(.*)$/s.exec(text) ?? [];
  if (!(Number(from) <= machineMs && machineMs < Number(until))) return null;
  try {
    const look: unknown = JSON.parse(json);
    if (!isLook(look)) return null;
    const { at, ...figures } = look;
    return { at, figures };
  } catch {
    return null;
  }
}

function endOfDay(ms: number): number {
  const { hour = 0, minute = 0, second = 0 } = easternClock(ms) ?? {};
  const passed = ((hour * 60 + minute) * 60 + second) * 1_000;
  const end = Math.floor(ms / 1_000) * 1_000 + dayMs - passed;
  // A day on which the clocks change has 23 or 25 hours.
  return end + ({ 1: -hourMs, 23: hourMs }[easternClock(end)?.hour ?? 0] ?? 0);
}
