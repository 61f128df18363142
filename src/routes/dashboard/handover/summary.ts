import { bandLabels, rated } from '../../../domain/number/bands.ts';
import {
  noValue,
  shareOf,
  showNumber,
  showPercent,
  wholeSum,
} from '../../../domain/number/format.ts';
import { regionOf, regions as known } from '../../../domain/region/region.ts';
import { byText } from '../../../domain/text/by-text.ts';
import { countText, unitText } from '../../../domain/text/count-text.ts';
import { excerpt, oneLine } from '../../../domain/text/plain-text.ts';
import { ageText } from '../../../domain/time/age.ts';
import {
  dayLabel,
  easternDate,
  easternDateTime,
  easternTime,
} from '../../../domain/time/eastern.ts';

interface SummaryRegion {
  readonly region: string;
  readonly abbreviation: string;
  readonly valid: number | null;
  readonly total: number | null;
}

/** What a summary says; null for what can't be read. Instants and ages in ms. */
export interface Summary {
  readonly atMs: number | null;
  /** Of the oldest figure where one is no longer fresh, else as `atMs`, which is that of the totals. */
  readonly asOfMs: number | null;
  /** The days that the figures cover, in weekly mode: 'Nov 16 to Nov 21'. */
  readonly days: string | null;
  readonly warning: string;
  readonly valid: number | null;
  readonly invalid: number | null;
  readonly total: number | null;
  readonly regions: readonly SummaryRegion[];
  /** Undefined where no event is invalid. */
  readonly largestReason: { readonly label: string; readonly count: number } | null | undefined;
  readonly pendingAlerts: number | null;
  readonly oldestAlertMs: number | null;
  readonly unknownReps: number | null;
}

/** More regions than these are the largest and 'n others' in the line of regions (visual.md 08). */
const mostRegions = 6;
const longestName = 60;

/** The handover as plain text for a chat, line by line: the first two are its core; a rate stands with its base. */
export function summaryLines(summary: Summary): readonly string[] {
  const { atMs, asOfMs, days, warning, valid, invalid, total, regions } = summary;
  const asOf = asOfMs === null ? 'No data yet' : `As of ${easternDateTime(asOfMs)} Eastern`;
  const { percent, band } = rated(valid, total);
  return [
    `${days ?? momentText(atMs)}: ${showNumber(valid)} valid of ${showNumber(total)} (${percent})`,
    regionsText(regions),
    warning === '' ? asOf : `${asOf}. ${warning}`,
    `All regions: ${showNumber(valid)} valid, ${showNumber(invalid)} invalid of ${showNumber(total)}${bandText(band)}`,
    ...regions.map(regionText),
    reasonText(summary),
    alertsText(summary),
    `Unknown reps: ${showNumber(summary.unknownReps)} of ${countText(total, 'event')}`,
  ];
}

function momentText(ms: number | null): string {
  return ms === null ? noValue : `${dayLabel(easternDate(ms))}, ${easternTime(ms)}`;
}

const countsText = (valid: number | null, total: number | null) =>
  `${showNumber(valid)}/${showNumber(total)}`;

function regionsText(regions: readonly SummaryRegion[]): string {
  if (regions.length === 0) return `Regions: ${noValue}`;
  const isLong = regions.length > mostRegions;
  const sorted = isLong
    ? regions.toSorted((a, b) => (b.total ?? -1) - (a.total ?? -1) || byText(a.region, b.region))
    : regions;
  const rest = sorted.slice(mostRegions);
  const sumOf = (figure: 'valid' | 'total') => wholeSum(rest.map((region) => region[figure]));
  const others = `${rest.length} ${unitText(rest.length, 'other')} ${countsText(sumOf('valid'), sumOf('total'))}`;
  return [
    ...sorted
      .slice(0, mostRegions)
      .map((region) => `${codeOf(region)} ${countsText(region.valid, region.total)}`),
    ...(isLong ? [others] : []),
  ].join(', ');
}

function codeOf({ region, abbreviation }: SummaryRegion): string {
  const key = regionOf(region);
  return key === null ? oneLine(abbreviation) || nameOf(region) : known[key].abbreviation;
}

function nameOf(region: string): string {
  const key = regionOf(region);
  return key === null ? excerpt(oneLine(region), longestName) || noValue : known[key].name;
}

function regionText({ region, valid, total }: SummaryRegion): string {
  const { percent, band } = rated(valid, total);
  return `${nameOf(region)}: ${showNumber(valid)} valid of ${showNumber(total)} (${percent})${bandText(band)}`;
}

const bandText = (band: keyof typeof bandLabels | null) =>
  band === null ? '' : `, ${bandLabels[band]}`;

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
