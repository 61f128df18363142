import { blockingTerms, noReason, reasonKey } from '../../domain/appointment/reasons.ts';
import { type AlertFigures, unknownWaits, type Waits, waitTexts } from '../../calls/alerts.ts';
import { type ColumnGroup, type ReasonTally, type Why } from '../../calls/reasons.ts';
import {
  type Band,
  bandLabels,
  confidenceEdges,
  confidenceLevel,
  distanceToNextBand,
  isFew,
  rated,
} from '../../domain/number/bands.ts';
import { showNumber, sumOf } from '../../domain/number/format.ts';
import type { AlertStatus } from '../../domain/appointment/appointment.ts';
import { isDesignated, isNamed, type Person } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import { addEvent, Tallies, type Tally, undecidedOf } from '../../calls/tallies.ts';
import { byText, countText } from '../../domain/text/words.ts';
import type { Time } from '../../domain/time/read-time.ts';
import { paths, rowsPath, sectionPath, startReviewPath } from '../../paths.ts';

interface EventRow {
  readonly telemarketer: Person;
}

interface Alert {
  readonly status: AlertStatus | null;
  readonly confidence: number | null;
  readonly createdAt: Time;
}

/** The last responses; null where one could not be loaded. */
export interface Sources {
  readonly why: Why | null;
  /** The rows that are credited to no known sales rep. */
  readonly withoutRep: readonly EventRow[];
  /** '20 of 76 received'; '' for all appointments. */
  readonly received: string;
  readonly alerts: AlertFigures<Alert> | null;
  readonly pendingAlerts: number | null;
  /** Null without the alerts. */
  readonly waits: Waits | null;
  /** Null where the dashboard does not say. */
  readonly isEngineStopped: boolean | null;
  readonly isWeek: boolean;
}

const kinds = ['engine', 'telemarketer', 'region', 'alerts', 'reps'] as const;

/** A line of the card, in the words that are shown (visual.md section 16). */
export interface NeedLine {
  readonly kind: (typeof kinds)[number];
  readonly name: string;
  /** Of a telemarketer or a region. */
  readonly of?: Person | Region | undefined;
  /** At-risk appointments, unrounded; sets the order. */
  readonly atRiskCount: number;
  readonly band?: Band;
  /** The figure with its base: '51.5% of 33'. */
  readonly figure: string;
  /** '18.5 points from Good' */
  readonly distance?: string;
  /** '9 more invalid than the team's share': the number, then the words. */
  readonly atRisk: readonly [count: string, words: string];
  readonly cause: string;
  readonly action: string;
  readonly href: string;
}

const overdueMs = 30 * 60_000;

/** The lines: a stopped engine first, then by at-risk appointments. */
export function needsYou(sources: Sources, designated: readonly Person[]): readonly NeedLine[] {
  const { why } = sources;
  const team = why?.telemarketer.filter(({ of }) => isDesignated(of, designated)) ?? [];
  const regions = why?.region.filter(({ of }) => of.id !== '') ?? [];
  return [
    engineLine(sources, why),
    ...team.map((one) => lowLine(why, 'telemarketer', one, team)),
    ...regions.map((one) => lowLine(why, 'region', one, regions)),
    alertsLine(sources),
    repsLine(sources),
  ]
    .filter((line) => line !== null)
    .toSorted(
      (a, b) =>
        Number(b.kind === 'engine') - Number(a.kind === 'engine') ||
        b.atRiskCount - a.atRiskCount ||
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        byText(a.name, b.name),
    );
}

function engineLine({ isEngineStopped, isWeek }: Sources, why: Why | null): NeedLine | null {
  if (isEngineStopped !== true || isWeek) return null;
  const pending = why ? undecidedOf(why) : 0;
  return {
    kind: 'engine',
    name: 'Validation Engine',
    atRiskCount: pending,
    figure: 'Stopped during business hours',
    atRisk:
      pending === 0
        ? ['', 'New events wait for validation']
        : counted(pending, 'waits', 'wait', 'for validation, and every new one'),
    cause: 'Comes first until it runs',
    action: 'See System Health',
    href: sectionPath('system'),
  };
}

export const isLowBand = (band: Band | null) => band === 'warning' || band === 'poor';

/** Invalid events beyond the others' share; null for few events, a good band, less than one event, or without others. */
function atRiskCountOf(one: Tally, group: readonly Tally[]): number | null {
  const { band } = rated(one.valid, one.all);
  if (isFew(one.all) || !isLowBand(band)) return null;
  const others = group.filter((other) => other !== one);
  const all = sumOf(others, (other) => other.all);
  const invalid = sumOf(others, (other) => other.invalid);
  const atRiskCount = one.invalid - (one.all * invalid) / all;
  return atRiskCount >= 1 ? atRiskCount : null;
}

const moreInvalid = { telemarketer: "than the team's share", region: 'than elsewhere' } as const;

/** The line of a telemarketer or a region; null without at-risk appointments. */
function lowLine(
  why: Why | null,
  kind: ColumnGroup,
  one: Tally<Person | Region>,
  group: readonly Tally[],
): NeedLine | null {
  const atRiskCount = atRiskCountOf(one, group);
  if (!why || atRiskCount === null) return null;
  const { percent, rate, band } = rated(one.valid, one.all);
  return {
    kind,
    name: one.of.name,
    of: one.of,
    atRiskCount,
    figure: `${percent} of ${showNumber(one.all)}`,
    ...(band && { band, distance: distanceToNextBand(rate) }),
    atRisk: [showNumber(Math.round(atRiskCount)), `more invalid ${moreInvalid[kind]}`],
    ...leadingCause(why, kind, one),
  };
}

/** The most frequent reason with a link to its rows; without a reason, a link to all invalid rows. */
function leadingCause({ reasons }: Why, by: ColumnGroup, { of, invalid }: Tally<Person | Region>) {
  const [leading] = reasons
    .filter(({ key }) => key !== reasonKey(noReason))
    .map(({ key, label, [by]: counts }) => ({ key, label, count: counts.get(of.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || byText(a.label, b.label));
  return {
    cause: leading ? causeText(leading) : '',
    action: `See the ${showNumber(leading?.count ?? invalid)}`,
    href: rowsPath('invalid', { [by]: of.sent, reason: leading?.label ?? '' }),
  };
}

type Cause = readonly [verb: 'lack' | 'have' | 'contain', rest: string];

/** A verb and its object by the reason's key. */
const causes = new Map<string, Cause>([
  [reasonKey('no service code in the title'), ['lack', 'a service code']],
  [reasonKey('no real customer'), ['have', 'no real customer']],
  [reasonKey('empty who field'), ['have', 'an empty who field']],
  [reasonKey('no designated telemarketer'), ['have', 'no designated telemarketer']],
  [reasonKey('empty app-made-by field'), ['have', 'an empty app-made-by field']],
  ...blockingTerms.map((term): [string, Cause] => [
    reasonKey(`title contains ${term}`),
    ['contain', term],
  ]),
]);

/** '2 lack a service code' */
export function causeText(reason: Pick<ReasonTally, 'key' | 'label' | 'count'>): string {
  const { key, label, count } = reason;
  const [verb, rest] = causes.get(key) ?? [];
  if (verb === undefined) return `${showNumber(count)} with "${label}"`;
  const singular = verb === 'have' ? 'has' : `${verb}s`;
  return `${showNumber(count)} ${count === 1 ? singular : verb} ${rest}`;
}

function alertsLine(sources: Sources): NeedLine | null {
  const { alerts, waits, pendingAlerts, isWeek } = sources;
  const isOverdue = waits !== null && (waits.longestMs ?? 0) > overdueMs;
  const mayBeOld = waits !== null && unknownWaits(waits).length > 0;
  if (!pendingAlerts || !(isWeek || isOverdue || mayBeOld)) return null;
  const unsure = (alerts?.pending ?? []).filter(
    ({ confidence }) => confidence !== null && confidenceLevel(confidence) === 'low',
  ).length;
  const ages = isWeek || waits === null ? [] : waitTexts(waits);
  const unsureText = `a confidence under ${confidenceEdges.medium}`;
  return {
    kind: 'alerts',
    name: 'Manual validation',
    atRiskCount: pendingAlerts,
    figure: [countText(pendingAlerts, 'alert'), ...ages].join(', '),
    atRisk: counted(pendingAlerts, 'waits', 'wait', 'for a decision'),
    cause: unsure === 0 ? '' : counted(unsure, 'has', 'have', unsureText).join(' '),
    action: 'Start review',
    href: startReviewPath,
  };
}

function repsLine({ why, withoutRep: unknown }: Sources): NeedLine | null {
  if (unknown.length === 0) return null;
  const bookers = new Tallies<Person>();
  for (const { telemarketer } of unknown)
    if (isNamed(telemarketer)) addEvent(bookers.of(telemarketer), null);
  const [booker] = bookers.all().toSorted((a, b) => b.all - a.all || byText(a.of.name, b.of.name));
  return {
    kind: 'reps',
    name: 'Field agents',
    atRiskCount: unknown.length,
    figure: `${showNumber(unknown.length)} of ${showNumber(why?.all)} without a known rep`,
    atRisk: counted(unknown.length, 'is', 'are', 'credited to no rep'),
    cause: booker ? `${showNumber(booker.all)} booked by ${booker.of.name}` : '',
    action: `Correct ${countText(unknown.length, 'rep')}`,
    href: paths.corrections,
  };
}

function counted(count: number, one: string, many: string, rest: string): [string, string] {
  return [showNumber(count), `${count === 1 ? one : many} ${rest}`];
}

/** '9 more invalid than the team's share' */
export const atRiskText = ({ atRisk }: Pick<NeedLine, 'atRisk'>) =>
  atRisk.filter(Boolean).join(' ');

/** A line as plain text: 'Daniel Cole: 9 more invalid than the team's share (51.5% of 33, Warning)'. */
export function needText(line: NeedLine): string {
  const { name, figure, band } = line;
  const base = band ? `${figure}, ${bandLabels[band]}` : figure;
  return `${name}: ${atRiskText(line)} (${base})`;
}
