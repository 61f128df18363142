import { reasonReader, type ReasonRow } from '../../domain/appointment/reasons.ts';
import { shareOf } from '../../domain/number/format.ts';
import { byText } from '../../domain/text/words.ts';

type Count = { label: string; count: number };

/** How many rows each reason has, by `reasonKey`. */
function countsByReason(invalid: readonly ReasonRow[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  const read = reasonReader();
  for (const row of invalid) {
    const { key, label } = read(row);
    const entry = counts.get(key) ?? { label, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
  }
  return counts;
}

export interface ReasonShare {
  readonly key: string;
  readonly label: string;
  /** Of each person, in their order. */
  readonly counts: readonly number[];
  /** Each count's share of that person's invalid events; null of none. */
  readonly shares: readonly (number | null)[];
  /** The same of all invalid events, which are the team's. */
  readonly teamShare: number | null;
}

/** The reasons of some people against the team's: the first person's most frequent first, then by name. */
export function reasonsOf(
  people: readonly (readonly ReasonRow[])[],
  team: readonly ReasonRow[],
): readonly ReasonShare[] {
  const ofTeam = countsByReason(team);
  const own = people.map(countsByReason);
  const labels = new Map(
    own.flatMap((counts) => [...counts].map(([key, { label }]) => [key, label])),
  );
  return [...labels]
    .map(([key, label]): ReasonShare => {
      const counts = own.map((reasons) => reasons.get(key)?.count ?? 0);
      return {
        key,
        label,
        counts,
        shares: counts.map((count, at) => shareOf(count, people[at]?.length ?? 0)),
        teamShare: shareOf(ofTeam.get(key)?.count ?? 0, team.length),
      };
    })
    .toSorted(
      (a, b) =>
        (b.counts[0] ?? 0) - (a.counts[0] ?? 0) ||
        (b.counts[1] ?? 0) - (a.counts[1] ?? 0) ||
        byText(a.label, b.label),
    );
}
