import type { AllRegionFigures, RegionFigures } from '../../calls/regions.ts';
import type { BookedBy } from '../../calls/telemarketers.ts';
import type { ReasonTally } from '../../calls/reasons.ts';
import { bandLabels, rated, waitingText } from '../../domain/number/bands.ts';
import { leadersOf } from '../../domain/number/ranks.ts';
import {
  noValue,
  showNumber,
  showPercent,
  countText,
  excerpt,
  listText,
  unitText,
} from '../../domain/text/format.ts';
import { shareOf, sumOf } from '../../domain/number/arithmetic.ts';
import type { Region } from '../../domain/region/region.ts';
import { byText } from '../../domain/text/identity.ts';
import { ageText } from '../../domain/time/age.ts';
import { dayLabel, easternDate, easternTime } from '../../domain/time/eastern.ts';
import { atRiskText, type NeedLine, needText } from '../needs-you/needs-you.ts';

type Reason = Pick<ReasonTally, 'label' | 'count'>;

/** The figures of a summary; null where one can't be read. Instants and ages in ms. */
export interface Summary {
  readonly atMs: number | null;
  /** The days that the figures cover, in weekly mode: 'Nov 16 to Nov 21'. */
  readonly days: string | null;
  readonly warning: string;
  /** What changed the total since yesterday; '' if it is not known. */
  readonly change: string;
  /** The first lines of 'Needs you now'. */
  readonly needs: readonly NeedLine[];
  readonly valid: number | null;
  readonly regions: Pick<AllRegionFigures, 'received' | 'valid' | 'events'>;
  /** How many events of a region, or of all, wait for a decision; null while it is not known. */
  readonly waitingIn: (region: Region | null) => number | null;
  readonly telemarketers: readonly BookedBy[];
  /** The appointments of all telemarketers. */
  readonly booked: number | null;
  /** Why events are invalid, the most frequent reason first; null while some appointments are not known (A15). */
  readonly reasons: readonly Reason[] | null;
  readonly invalid: number;
  readonly pendingAlerts: number | null;
  /** The longest wait of the pending alerts; null without a readable time. */
  readonly longestWaitMs: number | null;
  /** Null while some appointments are not known. */
  readonly unknownReps: number | null;
  readonly listedEvents: number | null;
}

/** Beyond these, a summary has the largest regions and 'n others'. */
const maxRegions = 6;
const longestName = 60;

/**
 * The handover as plain text for a chat, line by line: each rate and count with its base, and each person, region and
 * queue once. What needs somebody now comes first.
 */
export function summaryLines(summary: Summary): readonly string[] {
  const { atMs, days, warning, needs, valid } = summary;
  const isNeeded = (kind: NeedLine['kind'], id?: string) =>
    needs.some((line) => line.kind === kind && (id === undefined || line.subject?.id === id));
  const regions = summary.regions.received.filter(({ region }) => !isNeeded('region', region.id));
  const others = summary.telemarketers.filter(({ person }) => !isNeeded('telemarketer', person.id));
  const lines = [
    warning,
    summary.change,
    ...needs.map((line) => needLine(line, summary)),
    `All regions: ${ratedText(summary.regions.valid, summary.regions.events, summary.waitingIn(null))}`,
    ...regionTexts(regions, summary),
    others.length > 0 || !isNeeded('telemarketer') ? telemarketersText(others, summary) : '',
    reasonText(summary),
    isNeeded('alerts') ? '' : alertsText(summary),
    isNeeded('reps') ? '' : repsText(summary),
  ];
  return [
    `${days ?? momentText(atMs)}: ${showNumber(valid)} valid`,
    ...lines.filter((line) => line !== ''),
  ];
}

/** A line of 'Needs you now' with all that the summary says of its subject. */
function needLine(line: NeedLine, summary: Summary): string {
  const { kind, subject } = line;
  if (kind === 'alerts') return alertsText(summary);
  if (kind === 'reps') return repsText(summary);
  const region = summary.regions.received.find((row) => row.region.id === subject?.id);
  if (kind === 'region' && region) return `${regionText(region, summary)}, ${atRiskText(line)}`;
  const bookedBy = summary.telemarketers.find(({ person }) => person.id === subject?.id);
  if (kind !== 'telemarketer' || !bookedBy) return needText(line);
  return `${needText(line)}, ${bookedText(bookedBy, summary)}`;
}

function momentText(ms: number | null): string {
  return ms === null ? noValue : `${dayLabel(easternDate(ms))}, ${easternTime(ms)}`;
}

function regionTexts(regions: readonly RegionFigures[], summary: Summary): readonly string[] {
  const textOf = (row: RegionFigures) => regionText(row, summary);
  if (regions.length <= maxRegions) return regions.map(textOf);
  const sorted = regions.toSorted(
    (a, b) => (b.all ?? -1) - (a.all ?? -1) || byText(a.region.name, b.region.name),
  );
  const rest = sorted.slice(maxRegions);
  const valid = sumOf(rest, (row) => row.valid ?? 0);
  const total = sumOf(rest, (row) => row.all ?? 0);
  const others = `${rest.length} ${unitText(rest.length, 'other')}`;
  const waiting = sumOf(rest, ({ region }) => summary.waitingIn(region) ?? 0);
  return [
    ...sorted.slice(0, maxRegions).map(textOf),
    `${others}: ${ratedText(valid, total, waiting)}`,
  ];
}

function regionText({ region, valid, all }: RegionFigures, { waitingIn }: Summary): string {
  return `${excerpt(region.name, longestName)}: ${ratedText(valid, all, waitingIn(region))}`;
}

/** '41 valid of 48 (85.4%), Excellent'; of few events '1 valid of 2 (50%), 1 waiting' (C36). */
function ratedText(valid: number | null, total: number | null, waiting: number | null): string {
  const { percent, band } = rated(valid, total);
  const note = band ? bandLabels[band] : waitingText(valid, total, waiting);
  const text = `${showNumber(valid)} valid of ${showNumber(total)} (${percent})`;
  return note ? `${text}, ${note}` : text;
}

function telemarketersText(telemarketers: readonly BookedBy[], summary: Summary): string {
  const counts = telemarketers.map(
    (bookedBy) => `${excerpt(bookedBy.person.name, longestName)} ${bookedText(bookedBy, summary)}`,
  );
  return `By telemarketer: ${counts.join(', ') || noValue}`;
}

/** '34 of 104' */
function bookedText({ appointments }: BookedBy, { booked }: Summary): string {
  const base = booked === null ? '' : ` of ${showNumber(booked)}`;
  return `${showNumber(appointments)}${base}`;
}

function repsText({ unknownReps, listedEvents }: Summary): string {
  return `Unknown reps: ${showNumber(unknownReps)} of ${countText(listedEvents, 'event')}`;
}

/** The largest reason, or two or three equal ones; '' where more are equal. */
function reasonText({ reasons, invalid }: Summary): string {
  if (reasons === null) return `Largest reason: ${noValue}`;
  if (reasons.length === 0) return 'Largest reason: none, nothing is invalid';
  const largest = leadersOf(reasons, ({ count }) => count);
  const [first, ...others] = largest;
  if (!first) return '';
  const names = listText(largest.map(({ label }) => excerpt(label, longestName)));
  const share = showPercent(shareOf(first.count, invalid));
  return `Largest ${unitText(largest.length, 'reason')}: ${names}, ${showNumber(first.count)} of ${showNumber(invalid)} invalid${others.length > 0 ? ' each' : ''} (${share})`;
}

function alertsText({ pendingAlerts, longestWaitMs }: Summary): string {
  const pending = `Alerts: ${showNumber(pendingAlerts)} pending`;
  return longestWaitMs === null ? pending : `${pending}, oldest ${ageText(longestWaitMs)} old`;
}
