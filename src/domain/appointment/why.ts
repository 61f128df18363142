import { rated, type Rated } from '../number/bands.ts';
import { shareOf } from '../number/format.ts';
import { nameKey } from '../people.ts';
import { regionKeys, regionName, regionOf, regions } from '../region/region.ts';
import { addEvent, type Counts, noEvents, type Open, talliesBy, type Tally } from '../tally.ts';
import { oneLine } from '../text/plain-text.ts';
import { byText, fold, memoizeByText } from '../text/words.ts';
import { outcomeOf, shownText } from './appointment.ts';
import { type Reason, reasonReader, type ReasonRow } from './reasons.ts';
import { personKey, placeKey } from './row-filter.ts';

type EventRow = ReasonRow & { readonly status: string; readonly region: string };

export type ColumnGroup = 'telemarketer' | 'region';

export interface ReasonTally extends Reason {
  readonly count: number;
  readonly telemarketer: ReadonlyMap<string, number>;
  readonly region: ReadonlyMap<string, number>;
}

/** Why appointments are invalid (visual.md section 07): each event is in each sum once. */
export interface Why extends Counts {
  /** The one status of all that are neither valid nor invalid; null where there are none or several. */
  readonly otherStatus: string | null;
  readonly reasons: readonly ReasonTally[];
  readonly telemarketer: readonly Tally[];
  readonly region: readonly Tally[];
}

const known = new WeakMap<object, Map<string, Why>>();

export function whyInvalid(rows: readonly EventRow[], region = ''): Why {
  const place = region === '' ? '' : placeKey(region);
  const ofRows = known.get(rows) ?? new Map<string, Why>();
  known.set(rows, ofRows);
  let why = ofRows.get(place);
  if (why === undefined) ofRows.set(place, (why = counted(rows, place)));
  return why;
}

type OpenReason = Open<Reason> & { count: number } & Record<ColumnGroup, Map<string, number>>;

function counted(rows: readonly EventRow[], place: string): Why {
  const readReason = reasonReader();
  const outcomeOfStatus = memoizeByText(outcomeOf);
  const people = talliesBy(personKey, (name) => oneLine(shownText(name)));
  const places = talliesBy(placeKey, (name) => regionOf(name) ?? oneLine(regionName(name)));
  const reasons = new Map<string, OpenReason>();
  const statuses = new Set<string>();
  const counts = { ...noEvents };
  for (const row of rows) {
    const region = places.of(row.region);
    if (place !== '' && region.key !== place) continue;
    const telemarketer = people.of(row.telemarketer);
    const side = outcomeOfStatus(row.status);
    for (const tally of [counts, region, telemarketer]) addEvent(tally, side);
    if (side === null) statuses.add(fold(shownText(row.status)));
    if (side !== 'invalid') continue;
    const { key, label } = readReason(row);
    let reason = reasons.get(key);
    if (reason === undefined) {
      reason = { key, label, count: 0, telemarketer: new Map(), region: new Map() };
      reasons.set(key, reason);
    }
    reason.count += 1;
    addOne(reason.telemarketer, telemarketer.key);
    addOne(reason.region, region.key);
  }
  return {
    ...counts,
    otherStatus: statuses.size === 1 ? ([...statuses][0] ?? null) : null,
    reasons: [...reasons.values()].toSorted(
      (a, b) => b.count - a.count || byText(a.label, b.label),
    ),
    telemarketer: seen(people.byKey),
    region: seen(places.byKey),
  };
}

const seen = (tallies: ReadonlyMap<string, Tally>) =>
  [...tallies.values()].filter(({ all }) => all > 0);

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const leastPercent = 5;

/** The reason to speak of (visual.md section 07): that of `key`, else the most frequent; null where that has under 5%. */
export function leadingReason({ reasons, invalid }: Why, key: string | null): ReasonTally | null {
  const chosen = reasons.find((reason) => reason.key === key);
  if (chosen) return chosen;
  const [largest] = reasons;
  return largest && (shareOf(largest.count, invalid) ?? 0) >= leastPercent ? largest : null;
}

/** Plain arithmetic, no forecast: the rate as it is, and if so many invalid events were valid. */
export function ratesWithout(count: number, valid: number, all: number): readonly [Rated, Rated] {
  return [rated(valid, all), rated(valid + count, all)];
}

export const most = { telemarketer: 8, region: 6, reasons: 12 } as const;

export interface Column extends Tally {
  readonly group: ColumnGroup;
  readonly keys: readonly string[];
}

/** The designated telemarketers in their order, with or without events, then who has invalid ones by their count. */
export function telemarketerColumns(
  { telemarketer }: Why,
  designated: readonly string[],
  limit: number = most.telemarketer,
): Column[] {
  const first = designated.map((name) => ({ key: nameKey(name), name }));
  return columns('telemarketer', telemarketer, first, limit);
}

/** The known regions in their order, then others by count; too many: those with the most events. */
export function regionColumns({ region }: Why, limit: number = most.region): Column[] {
  return columns(
    'region',
    region,
    regionKeys.map((key) => ({ key, name: key })),
    limit,
  );
}

function columns(
  group: ColumnGroup,
  found: readonly Tally[],
  first: readonly Pick<Tally, 'key' | 'name'>[],
  limit: number,
): Column[] {
  const leading = first.map((one) => {
    const tally = found.find(({ key }) => key === one.key);
    return { ...noEvents, ...tally, ...one };
  });
  const isFirst = new Set(first.map(({ key }) => key));
  const others = found
    .filter(({ key, invalid }) => invalid > 0 && !isFirst.has(key))
    .toSorted((a, b) => b.invalid - a.invalid || byText(a.name, b.name));
  const sorted = [...leading, ...others];
  const rest = sorted.slice(limit);
  const shown = sorted.slice(0, limit).map((tally) => ({ ...tally, group, keys: [tally.key] }));
  if (rest.length === 0) return shown;
  const sumOf = (figure: 'valid' | 'invalid' | 'all') =>
    rest.reduce((total, tally) => total + tally[figure], 0);
  return [
    ...shown,
    {
      group,
      key: '',
      name: `Other (${rest.length})`,
      keys: rest.map(({ key }) => key),
      valid: sumOf('valid'),
      invalid: sumOf('invalid'),
      all: sumOf('all'),
    },
  ];
}

export const isOne = ({ key }: Column) => key !== '';

export function cellCount(reasons: readonly ReasonTally[], { group, keys }: Column): number {
  let total = 0;
  for (const reason of reasons) for (const key of keys) total += reason[group].get(key) ?? 0;
  return total;
}

export function columnName({ group, name }: Column): string {
  const key = group === 'region' ? regionOf(name) : null;
  return key === null ? name : regions[key].name;
}

/** The tint of a cell, 1 to 5: steps from one event to the largest cell. 0: no event, no tint. */
export function heatOf(count: number, largest: number): number {
  if (count <= 0) return 0;
  return largest <= 1 ? 1 : 1 + Math.floor(((Math.min(count, largest) - 1) * 4) / (largest - 1));
}
