import { type RegionFigures, sumOver } from '../../calls/regions.ts';
import type { Telemarketer } from '../../calls/telemarketers.ts';
import { longestOfAll, unknownWaits, type Waits } from '../../calls/alerts.ts';
import { wholeValue } from '../../domain/figures/figure.ts';
import type { ReasonTally } from '../../calls/reasons.ts';
import { bandLabels, rated } from '../../domain/number/bands.ts';
import { noValue, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { byText, countText, excerpt, unitText } from '../../domain/text/words.ts';
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
  /** Why the total is not yesterday's; '' where it is not known. */
  readonly change: string;
  /** Lines of 'Needs you now'. */
  readonly needs: readonly string[];
  readonly valid: number | null;
  readonly invalid: number | null;
  readonly total: number | null;
  readonly regions: readonly RegionFigures[];
  readonly telemarketers: readonly Pick<Telemarketer, 'person' | 'appointments'>[];
  /** Undefined where no event is invalid. */
  readonly largestReason: Reason | null | undefined;
  readonly pendingAlerts: number | null;
  /** Null before a response. */
  readonly waits: Waits | null;
  readonly unknownReps: number | null;
}

/** Beyond these, a summary has the largest regions and 'n others' (visual.md 08). */
const maxRegions = 6;
const longestName = 60;

/** A line of 'Needs you now', with rate and base unless another line of the summary has them. */
export function needLine(line: NeedLine): string {
  const isRatedBelow = line.kind !== 'telemarketer' && line.kind !== 'engine';
  return isRatedBelow ? `${line.name}: ${atRiskText(line)}` : needText(line);
}

/** The handover as plain text for a chat, line by line; each rate has its base. */
export function summaryLines(summary: Summary): readonly string[] {
  const { atMs, days, warning, needs, valid, total } = summary;
  return [
    `${days ?? momentText(atMs)}: ${ratedText(valid, total)}`,
    ...[warning, summary.change].filter((line) => line !== ''),
    ...needs,
    ...regionTexts(summary.regions),
    telemarketersText(summary),
    reasonText(summary),
    alertsText(summary),
    `Unknown reps: ${showNumber(summary.unknownReps)} of ${countText(total, 'event')}`,
  ];
}

function momentText(ms: number | null): string {
  return ms === null ? noValue : `${dayLabel(easternDate(ms))}, ${easternTime(ms)}`;
}

function regionTexts(regions: readonly RegionFigures[]): readonly string[] {
  if (regions.length === 0) return [`Regions: ${noValue}`];
  if (regions.length <= maxRegions) return regions.map(regionText);
  const sorted = regions.toSorted(
    (a, b) => (b.all ?? -1) - (a.all ?? -1) || byText(a.region.name, b.region.name),
  );
  const rest = sorted.slice(maxRegions);
  const valid = wholeValue(sumOver(rest, 'valid'));
  const total = wholeValue(sumOver(rest, 'all'));
  const others = `${rest.length} ${unitText(rest.length, 'other')}`;
  return [...sorted.slice(0, maxRegions).map(regionText), `${others}: ${ratedText(valid, total)}`];
}

function regionText({ region, valid, all }: RegionFigures): string {
  return `${excerpt(region.name, longestName)}: ${ratedText(valid, all)}`;
}

/** '41 valid of 48 (85.4%), Excellent' */
function ratedText(valid: number | null, total: number | null): string {
  const { percent, band } = rated(valid, total);
  const bandText = band === null ? '' : `, ${bandLabels[band]}`;
  return `${showNumber(valid)} valid of ${showNumber(total)} (${percent})${bandText}`;
}

function telemarketersText({ telemarketers }: Summary): string {
  const counts = telemarketers.map(
    ({ person, appointments }) =>
      `${excerpt(person.name, longestName)} ${showNumber(appointments)}`,
  );
  return `By telemarketer: ${counts.join(', ') || noValue}`;
}

/** Null without all events, and where the server counts invalid ones of which its list has none (rulings A15). */
export function largestReasonOf(
  why: { readonly reasons: readonly Reason[] } | undefined,
  counted: number | null | undefined,
): Summary['largestReason'] {
  if (!why) return null;
  return why.reasons[0] ?? (counted ? null : undefined);
}

function reasonText({ largestReason, invalid }: Summary): string {
  if (largestReason === undefined) return 'Largest reason: none, nothing is invalid';
  if (largestReason === null) return `Largest reason: ${noValue}`;
  const { label, count } = largestReason;
  const share = showPercent(shareOf(count, invalid));
  return `Largest reason: ${excerpt(label, longestName)}, ${showNumber(count)} of ${showNumber(invalid)} invalid (${share})`;
}

function alertsText({ pendingAlerts, waits }: Summary): string {
  const pending = `Alerts: ${showNumber(pendingAlerts)} pending`;
  if (pendingAlerts === 0) return pending;
  const oldestMs = waits && longestOfAll(waits);
  const oldest = `oldest ${oldestMs === null ? noValue : `${ageText(oldestMs)} old`}`;
  return [pending, oldest, ...(waits ? unknownWaits(waits) : [])].join(', ');
}
