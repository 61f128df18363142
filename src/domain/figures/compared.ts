import { shareOf } from '../number/format.ts';
import { type Region, regionPlace } from '../region/region.ts';
import { byText } from '../text/words.ts';
import { eachOnce } from './events.ts';
import type { Why } from './why.ts';

// The figures of one or two people, side by side.

export type ReasonShare = ReturnType<typeof reasonsOf>[number];

/**
 * The reasons of people, the first person's most frequent first, then by name: each person's count, its share of that
 * person's invalid events, and the team's share, both in percent; null without invalid events.
 */
export function reasonsOf(people: readonly Why[], team: Why) {
  const countIn = (why: Why, key: string) =>
    why.reasons.find((reason) => reason.key === key)?.count ?? 0;
  const keys = new Set(people.flatMap(({ reasons }) => reasons.map(({ key }) => key)));
  // The team has all events, so that a reason has one name for every person.
  const labels = new Map(
    [...people, team].flatMap(({ reasons }) => reasons.map(({ key, label }) => [key, label])),
  );
  return [...keys]
    .map((key) => {
      const counts = people.map((why) => countIn(why, key));
      return {
        key,
        label: labels.get(key) ?? key,
        counts,
        shares: counts.map((count, at) => shareOf(count, people[at]?.invalid ?? 0)),
        teamShare: shareOf(countIn(team, key), team.invalid),
      };
    })
    .toSorted(
      (a, b) =>
        (b.counts[0] ?? 0) - (a.counts[0] ?? 0) ||
        (b.counts[1] ?? 0) - (a.counts[1] ?? 0) ||
        byText(a.label, b.label),
    );
}

/** The regions of people's events: the four in their order, then the others by name. */
export function regionsOf(people: readonly Pick<Why, 'region'>[]): readonly Region[] {
  const all = people.flatMap(({ region }) => region.map(({ of }) => of));
  return eachOnce(all).toSorted((a, b) => regionPlace(a) - regionPlace(b) || byText(a.id, b.id));
}
