import { type Band, bandOf, rated } from '../../domain/number/bands.ts';
import { showNumber, wholePercent, countText } from '../../domain/text/format.ts';
import { readRegion } from '../../domain/region/region.ts';
import type { RegionCounts } from './record.ts';

/** The figures that are compared when a person returns. */
export interface VisitFigures {
  readonly valid: number | null;
  readonly regions: readonly RegionCounts[];
  /** All alerts of the day, so that the difference is the number of new ones. */
  readonly alerts: number | null;
}

export interface Change {
  readonly kind: 'valid' | 'region' | 'bands' | 'alerts';
  readonly text: string;
  readonly region?: string;
}

/** A smaller move of a rate in points, or a rate of fewer events, is no change. */
const leastPoints = 3;
const leastEvents = 10;

/** At most three changes: valid first, then regions, then alerts. An unreadable figure makes no change. */
export function changesBetween(before: VisitFigures, after: VisitFigures): Change[] {
  const changes = [
    validChange(before.valid, after.valid),
    regionsChange(before.regions, after.regions),
    alertsChange(before.alerts, after.alerts),
  ];
  return changes.filter((change) => change !== null);
}

function validChange(before: number | null, after: number | null): Change | null {
  if (before === null || after === null || before === after) return null;
  const size = showNumber(Math.abs(after - before));
  return { kind: 'valid', text: `${after > before ? '+' : '−'}${size} valid` };
}

function alertsChange(before: number | null, after: number | null): Change | null {
  if (before === null || after === null || after <= before) return null;
  return { kind: 'alerts', text: countText(after - before, 'new alert') };
}

function regionsChange(
  before: readonly RegionCounts[],
  after: readonly RegionCounts[],
): Change | null {
  const ratesBefore = ratesOf(before);
  const moves = [...ratesOf(after)].flatMap(([id, to]) => {
    const from = ratesBefore.get(id);
    const points = from ? Math.abs(to.rate - from.rate) : 0;
    return from && points >= leastPoints ? [{ from, to, points }] : [];
  });
  const crossed = moves.filter(({ from, to }) => from.band && to.band && from.band !== to.band);
  if (crossed.length > 1)
    return { kind: 'bands', text: `${countText(crossed.length, 'region')} changed band` };
  const [largestMove] =
    crossed.length > 0 ? crossed : moves.toSorted((a, b) => b.points - a.points);
  if (!largestMove) return null;
  const { from, to } = largestMove;
  const text = `${readRegion(to.region).name} ${rateText(from)} → ${rateText(to)}`;
  return { kind: 'region', region: to.region, text };
}

interface Rate {
  readonly region: string;
  readonly rate: number;
  /** Null for few events (C36). */
  readonly band: Band | null;
}

function ratesOf(rows: readonly RegionCounts[]): ReadonlyMap<string, Rate> {
  const rates = new Map<string, Rate>();
  for (const { region, valid, all } of rows) {
    const { rate, band } = rated(valid, all);
    const { id } = readRegion(region);
    if (rate !== null && all >= leastEvents && !rates.has(id))
      rates.set(id, { region, rate, band });
  }
  return rates;
}

function rateText({ rate }: Rate): string {
  return `${wholePercent(rate, bandOf)}%`;
}
