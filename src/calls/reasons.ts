import {
  noReason,
  type Reason,
  reasonKey,
  reasonReader,
  type ReasonRow,
} from '../domain/appointment/reasons.ts';
import type { Status } from '../domain/appointment/appointment.ts';
import type { Person } from '../domain/people.ts';
import type { Region } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { addEvent, type Counts, noEvents, Tallies, type Tally } from './tallies.ts';

interface EventRow extends ReasonRow {
  readonly status: Status;
  readonly region: Region;
}

export type ColumnGroup = 'telemarketer' | 'region';

/** A reason with its events, and how many of them each telemarketer and region has, by id. */
export interface ReasonTally extends Reason {
  readonly count: number;
  readonly telemarketer: ReadonlyMap<string, number>;
  readonly region: ReadonlyMap<string, number>;
}

/** Why appointments are invalid: each event is in each sum once. */
export interface Why extends Counts {
  /** The status of the undecided events; null without such events, or if they have several. */
  readonly otherStatus: Status | null;
  readonly reasons: readonly ReasonTally[];
  readonly telemarketer: readonly Tally<Person>[];
  readonly region: readonly Tally<Region>[];
}

/** Why events are invalid, of all or of one region. */
export function whyInvalid(rows: readonly EventRow[], region: Region | null = null): Why {
  const readReason = reasonReader();
  const people = new Tallies<Person>();
  const places = new Tallies<Region>();
  const groups = new Map<string, { reason: Reason; events: EventRow[] }>();
  const others = new Map<string, Status>();
  const counts = { ...noEvents };
  for (const row of rows) {
    if (region !== null && row.region.id !== region.id) continue;
    const { outcome } = row.status;
    for (const tally of [counts, places.tallyOf(row.region), people.tallyOf(row.telemarketer)])
      addEvent(tally, outcome);
    if (outcome === null) others.set(row.status.id, row.status);
    if (outcome !== 'invalid') continue;
    const reason = readReason(row);
    const group = groups.get(reason.key) ?? { reason, events: [] };
    group.events.push(row);
    groups.set(reason.key, group);
  }
  return {
    ...counts,
    otherStatus: others.size === 1 ? ([...others.values()][0] ?? null) : null,
    reasons: Array.from(groups.values(), ({ reason, events }) => ({
      key: reason.key,
      label: labelOf(reason, events),
      count: events.length,
      telemarketer: countBy(events, (row) => row.telemarketer.id),
      region: countBy(events, (row) => row.region.id),
    })).toSorted((a, b) => b.count - a.count || byText(a.label, b.label)),
    telemarketer: people.all(),
    region: places.all(),
  };
}

/** A group whose rows all have one text is called by that text, as long as the text alone names the group. */
function labelOf({ key, label }: Reason, events: readonly EventRow[]): string {
  const [text = '', ...others] = new Set(events.map((row) => row.reason));
  const isNamedByText = text !== '' && label !== noReason && others.length === 0;
  return isNamedByText && reasonKey(text) === key ? text : label;
}

function countBy<T>(rows: readonly T[], idOf: (row: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(idOf(row), (counts.get(idOf(row)) ?? 0) + 1);
  return counts;
}
