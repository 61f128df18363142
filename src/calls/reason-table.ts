import { designatedTelemarketers } from '../config.ts';
import { shareOf, sumOf } from '../domain/number/arithmetic.ts';
import type { Person } from '../domain/people.ts';
import { type Region, regionKeys, regionPlace, regions } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { type Counts, talliesWith, type Tally } from './tallies.ts';
import { eachOnce } from '../domain/text/spelling.ts';
import type { ColumnGroup, ReasonTally, Why } from './reasons.ts';
import { rated, type Rated } from '../domain/number/bands.ts';

/** How many columns and rows the card shows. */
export const limits = { telemarketer: 8, region: 6, reasons: 8 } as const;

export interface Column extends Counts {
  readonly group: ColumnGroup;
  /** Null for the column that sums up those beyond the limit. */
  readonly subject: Person | Region | null;
  readonly name: string;
  readonly ids: readonly string[];
}

/** The designated telemarketers in their order, with or without events, then others with invalid events by their count. */
export function telemarketerColumns(
  { telemarketer }: Why,
  designated: readonly Person[] = designatedTelemarketers(),
  limit: number = limits.telemarketer,
): Column[] {
  return columns('telemarketer', telemarketer, designated, limit);
}

/** The known regions in their order, then others by count; too many: those with the most events. */
export function regionColumns({ region }: Why, limit: number = limits.region): Column[] {
  const first = regionKeys.map((key) => regions[key]);
  return columns('region', region, first, limit);
}

function columns<T extends Person | Region>(
  group: ColumnGroup,
  tallies: readonly Tally<T>[],
  first: readonly T[],
  limit: number,
): Column[] {
  const withFirst = talliesWith(first, tallies);
  const leading = withFirst.slice(0, first.length);
  const others = withFirst
    .slice(first.length)
    .filter(({ invalid }) => invalid > 0)
    .toSorted((a, b) => b.invalid - a.invalid || byText(a.subject.name, b.subject.name));
  const sorted = [...leading, ...others];
  const rest = sorted.slice(limit);
  const shown = sorted.slice(0, limit).map((tally): Column => ({
    ...tally,
    group,
    name: tally.subject.name,
    ids: [tally.subject.id],
  }));
  if (rest.length === 0) return shown;
  return [
    ...shown,
    {
      group,
      subject: null,
      name: `Other (${rest.length})`,
      ids: rest.map(({ subject }) => subject.id),
      valid: sumOf(rest, ({ valid }) => valid),
      invalid: sumOf(rest, ({ invalid }) => invalid),
      all: sumOf(rest, ({ all }) => all),
    },
  ];
}

/** How many events of some reasons a column has. */
export function cellCount(reasons: readonly ReasonTally[], { group, ids }: Column): number {
  return sumOf(reasons, (reason) => sumOf(ids, (id) => reason[group].get(id) ?? 0));
}

/** The tint of a cell, 1 to 5: steps from one event to the largest cell. 0: no event, no tint. */
export function heatOf(count: number, largest: number): number {
  if (count <= 0) return 0;
  return largest <= 1 ? 1 : 1 + Math.floor(((Math.min(count, largest) - 1) * 4) / (largest - 1));
}

export type ReasonShare = ReturnType<typeof reasonsOf>[number];

/**
 * The reasons of people, the first person's most frequent first, then by name: each person's count, its share of that
 * person's invalid events, and the team's share, both in percent; null without invalid events.
 */
export function reasonsOf(people: readonly Why[], team: Why) {
  // The team has all events, so that a reason has one name for every person.
  return team.reasons
    .map(({ key, label, count: ofTeam }) => {
      const counts = people.map(
        ({ reasons }) => reasons.find((reason) => reason.key === key)?.count ?? 0,
      );
      return {
        key,
        label,
        counts,
        shares: counts.map((count, at) => shareOf(count, people[at]?.invalid ?? 0)),
        teamShare: shareOf(ofTeam, team.invalid),
      };
    })
    .filter(({ counts }) => counts.some((count) => count > 0))
    .toSorted(
      (a, b) =>
        (b.counts[0] ?? 0) - (a.counts[0] ?? 0) ||
        (b.counts[1] ?? 0) - (a.counts[1] ?? 0) ||
        byText(a.label, b.label),
    );
}

/** The regions of people's events: the four in their order, then the others by name. */
export function regionsOf(people: readonly Pick<Why, 'region'>[]): readonly Region[] {
  const all = people.flatMap(({ region }) => region.map(({ subject }) => subject));
  return eachOnce(all).toSorted((a, b) => regionPlace(a) - regionPlace(b) || byText(a.id, b.id));
}

/** Plain arithmetic, no forecast: the rate as it is, and if so many invalid events were valid. */
export function ratesWithout(
  count: number,
  valid: number,
  all: number | null,
): readonly [Rated, Rated] {
  return [rated(valid, all), rated(valid + count, all)];
}

const leastPercent = 5;

/** The reason in the sentence above the table: that of `key`, else the most frequent, from 5% on. */
export function leadingReason({ reasons, invalid }: Why, key: string | null): ReasonTally | null {
  const chosen = reasons.find((reason) => reason.key === key);
  if (chosen) return chosen;
  const [largest] = reasons;
  return largest && (shareOf(largest.count, invalid) ?? 0) >= leastPercent ? largest : null;
}
