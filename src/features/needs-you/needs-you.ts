import { blockingTerms, noReason, reasonKey } from '../../domain/appointment/reasons.ts';
import type { AlertFigures } from '../../calls/alerts.ts';
import { type ColumnGroup, type ReasonTally, type Why } from '../../calls/reasons.ts';
import {
  type Band,
  bandLabels,
  confidenceEdges,
  confidenceLevel,
  rated,
} from '../../domain/number/bands.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { sumOf } from '../../domain/number/arithmetic.ts';
import type { AlertStatus } from '../../domain/appointment/appointment.ts';
import { isDesignated, isNamed, type Person } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import { addEvent, Tallies, type Tally, undecidedOf } from '../../calls/tallies.ts';
import { byText } from '../../domain/text/identity.ts';
import { ageText } from '../../domain/time/age.ts';
import {
  paths,
  personRowsPath,
  rowsPath,
  sectionPath,
  startReviewPath,
  whyPath,
} from '../../paths.ts';

interface EventRow {
  readonly telemarketer: Person;
}

interface Alert {
  readonly status: AlertStatus;
  readonly confidence: number | null;
}

/** The last responses; null where one could not be loaded. */
export interface Sources {
  readonly why: Why | null;
  /** The rows without a known sales rep. */
  readonly withoutRep: readonly EventRow[];
  /** What is missing of the appointments, '20 of 76 received'; '' for all of them. */
  readonly appointmentsGap: string;
  readonly alerts: AlertFigures<Alert> | null;
  /** What is missing of the alerts; '' for all of them. */
  readonly alertsGap: string;
  /** The longest wait of the pending alerts, in ms; null without a readable time. */
  readonly longestWaitMs: number | null;
  /** Null where the dashboard does not say. */
  readonly isEngineStopped: boolean | null;
  readonly isWeek: boolean;
}

const kinds = ['engine', 'telemarketer', 'region', 'alerts', 'reps'] as const;

/** A line of the card, in the words that are shown. */
export interface NeedLine {
  readonly kind: (typeof kinds)[number];
  readonly name: string;
  /** Of a telemarketer or a region. */
  readonly subject?: Person | Region | undefined;
  /** At-risk appointments, unrounded; sets the order. */
  readonly atRiskCount: number;
  readonly band?: Band;
  /** The base of the band, '51.5% of 33', or why it needs somebody; '' where the count says it. */
  readonly base: string;
  /** '14' and 'invalid, 9 above the team's share'. */
  readonly atRisk: readonly [count: string, words: string];
  /** '6 lack a service code' */
  readonly cause: string;
  /** The rows of the cause. */
  readonly causeLink?: { readonly text: string; readonly href: string };
  readonly action: string;
  /** The person, the region, or the work to do. */
  readonly href: string;
}

const overdueMs = 30 * 60_000;

/** The lines: a stopped engine first, then by at-risk appointments. */
export function needsYou(sources: Sources, designated: readonly Person[]): readonly NeedLine[] {
  const { why } = sources;
  const team = why?.telemarketer.filter(({ subject }) => isDesignated(subject, designated)) ?? [];
  const regions = why?.region.filter(({ subject }) => subject.id !== '') ?? [];
  return [
    engineLine(sources, why),
    ...team.map((tally) => lowLine(why, 'telemarketer', tally, team)),
    ...regions.map((tally) => lowLine(why, 'region', tally, regions)),
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
    base: 'Stopped during business hours',
    atRisk:
      pending === 0
        ? ['', 'New events wait for validation']
        : counted(pending, 'waits', 'wait', 'for validation, and every new one'),
    cause: '',
    action: 'See System Health',
    href: sectionPath('system'),
  };
}

export const isLowBand = (band: Band | null) => band === 'warning' || band === 'poor';

/**
 * Invalid events beyond the share of the other telemarketers or regions; null for few events, a good band, less than
 * one such event, or without others.
 */
function atRiskCountOf(tally: Tally, group: readonly Tally[]): number | null {
  const { band } = rated(tally.valid, tally.all);
  if (!isLowBand(band)) return null;
  const others = group.filter((other) => other !== tally);
  const all = sumOf(others, (other) => other.all);
  const invalid = sumOf(others, (other) => other.invalid);
  const atRiskCount = tally.invalid - (tally.all * invalid) / all;
  return atRiskCount >= 1 ? atRiskCount : null;
}

const beyond = { telemarketer: "above the team's share", region: 'more than elsewhere' } as const;

/** The line of a telemarketer or a region; null without at-risk appointments. */
function lowLine(
  why: Why | null,
  kind: ColumnGroup,
  tally: Tally<Person | Region>,
  group: readonly Tally[],
): NeedLine | null {
  const atRiskCount = atRiskCountOf(tally, group);
  if (!why || atRiskCount === null) return null;
  const { percent, band } = rated(tally.valid, tally.all);
  const invalid = showNumber(tally.invalid);
  return {
    kind,
    name: tally.subject.name,
    subject: tally.subject,
    atRiskCount,
    ...(band && { band }),
    base: `${percent} of ${showNumber(tally.all)}`,
    atRisk: [invalid, `invalid, ${showNumber(Math.round(atRiskCount))} ${beyond[kind]}`],
    ...leadingCause(why, kind, tally),
    ...placeOf(tally.subject, invalid),
  };
}

/** Where a telemarketer's or a region's invalid appointments are explained; an unknown region has no screen (C7). */
function placeOf(subject: Person | Region, invalid: string): Pick<NeedLine, 'action' | 'href'> {
  const action = `See the ${invalid}`;
  if (!('key' in subject)) return { action, href: personRowsPath(subject, 'invalid') };
  if (subject.key === null) return { action, href: rowsPath('invalid', { region: subject.sent }) };
  return { action: 'See why', href: whyPath(subject.key) };
}

/** The most frequent reason, with a link to its rows. */
function leadingCause({ reasons }: Why, by: ColumnGroup, { subject }: Tally<Person | Region>) {
  const [leading] = reasons
    .filter(({ key }) => key !== reasonKey(noReason))
    .map(({ key, label, [by]: counts }) => ({ key, label, count: counts.get(subject.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || byText(a.label, b.label));
  if (!leading) return { cause: '' };
  return {
    cause: causeText(leading),
    causeLink: {
      text: `See the ${showNumber(leading.count)}`,
      href: rowsPath('invalid', { [by]: subject.sent, reason: leading.label }),
    },
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
  const { alerts, longestWaitMs, isWeek } = sources;
  const waitMs = longestWaitMs ?? 0;
  if (!alerts?.counts.pending || !(isWeek || waitMs > overdueMs)) return null;
  const { pending } = alerts.counts;
  const unsure = alerts.pending.filter(
    ({ confidence }) => confidence !== null && confidenceLevel(confidence) === 'low',
  ).length;
  const oldest = isWeek ? '' : `, the oldest ${ageText(waitMs)}`;
  const unsureText = `a confidence under ${confidenceEdges.medium}`;
  return {
    kind: 'alerts',
    name: 'Manual validation',
    atRiskCount: pending,
    base: '',
    atRisk: counted(pending, 'waits', 'wait', `for a decision${oldest}`),
    cause: unsure === 0 ? '' : counted(unsure, 'has', 'have', unsureText).join(' '),
    action: 'Start review',
    href: startReviewPath,
  };
}

function repsLine({ why, withoutRep: unknown }: Sources): NeedLine | null {
  if (unknown.length === 0) return null;
  const bookers = new Tallies<Person>();
  for (const { telemarketer } of unknown)
    if (isNamed(telemarketer)) addEvent(bookers.tallyOf(telemarketer), null);
  const [booker] = bookers
    .all()
    .toSorted((a, b) => b.all - a.all || byText(a.subject.name, b.subject.name));
  return {
    kind: 'reps',
    name: 'Sales reps',
    atRiskCount: unknown.length,
    base: why ? `of ${countText(why.all, 'event')}` : '',
    atRisk: counted(unknown.length, 'is', 'are', 'credited to no rep'),
    cause: booker ? `${showNumber(booker.all)} booked by ${booker.subject.name}` : '',
    action: `Correct ${countText(unknown.length, 'rep')}`,
    href: paths.corrections,
  };
}

function counted(count: number, singular: string, plural: string, rest: string): [string, string] {
  return [showNumber(count), `${count === 1 ? singular : plural} ${rest}`];
}

/** '14 invalid, 9 above the team's share' */
export const atRiskText = ({ atRisk }: Pick<NeedLine, 'atRisk'>) =>
  atRisk.filter(Boolean).join(' ');

/** A line as plain text: 'Daniel Cole: 14 invalid, 9 above the team's share (51.5% of 33, Warning)'. */
export function needText(line: NeedLine): string {
  const { name, base, band } = line;
  const details = [base, band && bandLabels[band]].filter(Boolean).join(', ');
  return `${name}: ${atRiskText(line)}${details && ` (${details})`}`;
}
