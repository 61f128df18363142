import type { Appointment } from '../../api/entities/appointment.ts';
import type { NamedAccuracy } from '../../api/entities/learning.ts';
import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { outcomeOf, shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import type { Why } from '../../domain/figures/why.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import { noValue, shareOf, sum } from '../../domain/number/format.ts';
import { repDisplayName } from '../../domain/people.ts';
import { regionKeys, regionName, regionOf } from '../../domain/region/region.ts';
import { withoutFormula } from '../../domain/text/csv.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { byText } from '../../domain/text/words.ts';
import { formatInstant } from '../../domain/time/eastern.ts';
import { monthsOf, monthWord } from '../../domain/time/month.ts';

export type ReasonShare = ReturnType<typeof reasonsOf>[number];

/**
 * The reasons of one or two people, the first person's most frequent first, then by name: each person's count, its
 * share of that person's invalid events, and the team's share, both in percent; null without invalid events.
 */
export function reasonsOf(people: readonly Why[], team: Why) {
  const countIn = (why: Why, key: string) =>
    why.reasons.find((reason) => reason.key === key)?.count ?? 0;
  const labels = new Map(
    people.flatMap(({ reasons }) => reasons.map(({ key, label }) => [key, label])),
  );
  return [...labels]
    .map(([key, label]) => {
      const counts = people.map((why) => countIn(why, key));
      return {
        key,
        label,
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

/** The keys of several people's regions: the known ones in their fixed order, then the others by name. */
export function regionIds(people: readonly Pick<Why, 'region'>[]): readonly string[] {
  const ids = new Set(people.flatMap(({ region }) => region.map(({ key }) => key)));
  const known = regionKeys.filter((key) => ids.has(key));
  const others = [...ids].filter((id) => regionOf(id) === null);
  return [...known, ...others.toSorted(byText)];
}

/**
 * A telemarketer's count in a month, the month's total and the share in percent. The count is 0 if the month lists only
 * others, null if it lists no telemarketer or the count is unreadable.
 */
export function shareOfMonth(month: Month, name: string) {
  const { rows } = month.telemarketers;
  const own = rows.find((row) => personKey(row.name) === personKey(name));
  const absent = rows.length === 0 ? null : 0;
  const count = own ? own.totalAppointments : absent;
  const total = month.totalValidAppointments;
  return { count, total, share: shareOf(count, total) };
}

/** The newest month; undefined if its name is unreadable. */
export function newestMonth(data: Monthly | undefined): Month | undefined {
  const [newest] = newestMonths(data);
  return newest && monthWord(newest.month) !== noValue ? newest : undefined;
}

export function newestMonths(data: Monthly | undefined): readonly Month[] {
  return data ? monthsOf(data).toReversed() : [];
}

/** Each person's accuracy, the best first, then few cases, then people without metrics, whose figures are null. */
export function accuracies(
  people: readonly string[],
  sent: readonly NamedAccuracy[],
): NamedAccuracy[] {
  const known = new Map(sent.map((row) => [personKey(row.name), row]));
  const named = new Map(people.map((name) => [personKey(name), name]));
  const place = ({ accuracy, total }: NamedAccuracy) => {
    if (accuracy === null) return 2;
    return isFew(total) ? 1 : 0;
  };
  return [...named]
    .map(([key, name]) => {
      const { correct = null, total = null, accuracy = null } = known.get(key) ?? {};
      return { name, correct, total, accuracy };
    })
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        (b.accuracy ?? 0) - (a.accuracy ?? 0) ||
        byText(personKey(a.name), personKey(b.name)),
    );
}

/** The sums of the rows that have both counts. */
export function accuracyTotals(rows: readonly NamedAccuracy[]) {
  const counted = rows.filter(({ correct, total }) => correct !== null && total !== null);
  return {
    people: counted.length,
    correct: sum(counted.map((row) => row.correct)),
    total: sum(counted.map((row) => row.total)),
  };
}

/** The rule that an appointment met, or the reason why it is invalid. */
export function typeOrReason({ status, type, reason }: Appointment): string {
  return shownText(outcomeOf(status) === 'invalid' ? reason : type);
}

/** The columns of 'Copy list', also those that a narrow card hides. */
const copiedCells: Readonly<Record<string, (row: Appointment) => string>> = {
  'Time (ET)': ({ time }) => formatInstant(time),
  Title: ({ title }) => shownTitle(title),
  Customer: ({ customer }) => shownText(customer),
  Region: ({ region }) => regionName(region),
  'Sales rep': ({ salesRep }) => repDisplayName(salesRep),
  'Type or reason': typeOrReason,
  Status: ({ status }) => shownText(status),
};

/** Rows for a spreadsheet or a message: a line each, tabs between the cells. */
export function listText(rows: readonly Appointment[]): string {
  const lines = rows.map((row) =>
    Object.values(copiedCells).map((textOf) => withoutFormula(oneLine(textOf(row)))),
  );
  return [Object.keys(copiedCells), ...lines].map((cells) => cells.join('\t')).join('\n');
}
