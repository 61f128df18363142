import type { Region, Telemarketer } from '../../api/entities/dashboard.ts';
import { bandLabels, rated } from '../../domain/number/bands.ts';
import { noValue, shareOf, showNumber, showPercent, wholeSum } from '../../domain/number/format.ts';
import { regionOfRow, regions as knownRegions, regionTextOf } from '../../domain/region/region.ts';
import { byText, countText, unitText } from '../../domain/text/words.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { ageText } from '../../domain/time/age.ts';
import { dayLabel, easternDate, easternTime } from '../../domain/time/eastern.ts';
import { type NeedLine, needText, atRiskText } from '../needs-you/needs-you.ts';

/** The figures of a summary; null where one can't be read. Instants and ages in ms. */
export interface Summary {
  readonly atMs: number | null;
  /** The days that the figures cover, in weekly mode: 'Nov 16 to Nov 21'. */
  readonly days: string | null;
  readonly warning: string;
  /** Lines of 'Needs you now'. */
  readonly needs: readonly string[];
  readonly valid: number | null;
  readonly invalid: number | null;
  readonly total: number | null;
  readonly regions: readonly Region[];
  readonly telemarketers: readonly Pick<Telemarketer, 'name' | 'appointments'>[];
  /** Undefined where no event is invalid. */
  readonly largestReason: { readonly label: string; readonly count: number } | null | undefined;
  readonly pendingAlerts: number | null;
  readonly oldestAlertMs: number | null;
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
    ...(warning === '' ? [] : [warning]),
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

function regionTexts(regions: readonly Region[]): readonly string[] {
  if (regions.length === 0) return [`Regions: ${noValue}`];
  if (regions.length <= maxRegions) return regions.map(regionText);
  const sorted = regions.toSorted(
    (a, b) =>
      (b.totalEvents ?? -1) - (a.totalEvents ?? -1) || byText(regionTextOf(a), regionTextOf(b)),
  );
  const rest = sorted.slice(maxRegions);
  const valid = wholeSum(rest.map((region) => region.validAppointments));
  const total = wholeSum(rest.map((region) => region.totalEvents));
  const others = `${rest.length} ${unitText(rest.length, 'other')}`;
  return [...sorted.slice(0, maxRegions).map(regionText), `${others}: ${ratedText(valid, total)}`];
}

function regionText(row: Region): string {
  const key = regionOfRow(row);
  const sent = excerpt(oneLine(regionTextOf(row)), longestName) || noValue;
  const name = key === null ? sent : knownRegions[key].name;
  return `${name}: ${ratedText(row.validAppointments, row.totalEvents)}`;
}

/** '41 valid of 48 (85.4%), Excellent' */
function ratedText(valid: number | null, total: number | null): string {
  const { percent, band } = rated(valid, total);
  const bandText = band === null ? '' : `, ${bandLabels[band]}`;
  return `${showNumber(valid)} valid of ${showNumber(total)} (${percent})${bandText}`;
}

function telemarketersText({ telemarketers }: Summary): string {
  const counts = telemarketers.map(
    ({ name, appointments }) =>
      `${excerpt(oneLine(name), longestName)} ${showNumber(appointments)}`,
  );
  return `By telemarketer: ${counts.join(', ') || noValue}`;
}

function reasonText({ largestReason, invalid }: Summary): string {
  if (largestReason === undefined) return 'Largest reason: none, nothing is invalid';
  if (largestReason === null) return `Largest reason: ${noValue}`;
  const { label, count } = largestReason;
  const share = showPercent(shareOf(count, invalid));
  return `Largest reason: ${excerpt(oneLine(label), longestName)}, ${showNumber(count)} of ${showNumber(invalid)} invalid (${share})`;
}

function alertsText({ pendingAlerts, oldestAlertMs }: Summary): string {
  const pending = `Alerts: ${showNumber(pendingAlerts)} pending`;
  if (pendingAlerts === 0) return pending;
  return `${pending}, oldest ${oldestAlertMs === null ? noValue : `${ageText(oldestAlertMs)} old`}`;
}
