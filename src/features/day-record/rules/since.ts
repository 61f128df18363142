import { type Band, bandOf, rated } from '../../../domain/number/bands.ts';
import { showNumber } from '../../../domain/number/format.ts';
import { regionId, regionName } from '../../../domain/region/region.ts';
import { countText } from '../../../domain/text/words.ts';
import type { Figures, RegionFigures } from './day-record.ts';

export interface SinceFigures extends Pick<Figures, 'valid' | 'regions'> {
  /** Of the day, reviewed ones too: so many more are new. */
  readonly alerts: number | null;
}

export interface SinceFact {
  readonly of: 'valid' | 'region' | 'bands' | 'alerts';
  readonly text: string;
  readonly region?: string;
}

/** A rate that moved by fewer points, or of fewer events, says nothing (visual.md 08). */
const leastPoints = 3;
const leastEvents = 10;

/** At most three changes in the order of visual.md 08: valid, regions, alerts; none of what can't be read. */
export function sinceFacts(before: SinceFigures, after: SinceFigures): SinceFact[] {
  const facts = [
    validFact(before.valid, after.valid),
    regionsFact(before.regions, after.regions),
    alertsFact(before.alerts, after.alerts),
  ];
  return facts.filter((fact) => fact !== null);
}

function validFact(before: number | null, after: number | null): SinceFact | null {
  if (before === null || after === null || before === after) return null;
  const size = showNumber(Math.abs(after - before));
  return { of: 'valid', text: `${after > before ? '+' : '−'}${size} valid` };
}

function alertsFact(before: number | null, after: number | null): SinceFact | null {
  if (before === null || after === null || after <= before) return null;
  return { of: 'alerts', text: countText(after - before, 'new alert') };
}

function regionsFact(
  before: readonly RegionFigures[],
  after: readonly RegionFigures[],
): SinceFact | null {
  const known = ratesOf(before);
  const moves = [...ratesOf(after)].flatMap(([id, to]) => {
    const from = known.get(id);
    const points = from ? Math.abs(to.rate - from.rate) : 0;
    return from && points >= leastPoints ? [{ from, to, points }] : [];
  });
  const crossed = moves.filter(({ from, to }) => from.band !== to.band);
  if (crossed.length > 1)
    return { of: 'bands', text: `${countText(crossed.length, 'region')} changed band` };
  const [most] = crossed.length > 0 ? crossed : moves.toSorted((a, b) => b.points - a.points);
  if (!most) return null;
  const { from, to } = most;
  const text = `${regionName(to.region)} ${whole(from)} → ${whole(to)}`;
  return { of: 'region', region: to.region, text };
}

interface Rate {
  readonly region: string;
  readonly rate: number;
  readonly band: Band;
}

function ratesOf(rows: readonly RegionFigures[]): ReadonlyMap<string, Rate> {
  const rates = new Map<string, Rate>();
  for (const { region, valid, total } of rows) {
    const { rate, band } = rated(valid, total);
    const id = regionId(region);
    if (rate !== null && total !== null && total >= leastEvents && !rates.has(id))
      rates.set(id, { region, rate, band });
  }
  return rates;
}

/** In whole percents; cut where it would round into the next band (rulings C6). */
function whole({ rate, band }: Rate): string {
  const rounded = Math.round(rate);
  return `${bandOf(rounded) === band ? rounded : Math.floor(rate)}%`;
}
