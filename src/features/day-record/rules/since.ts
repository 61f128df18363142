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

interface Move {
  readonly region: string;
  readonly from: Rate;
  readonly to: Rate;
}

interface Rate {
  readonly rate: number;
  readonly band: Band;
}

function regionsFact(
  before: readonly RegionFigures[],
  after: readonly RegionFigures[],
): SinceFact | null {
  const moves = movesOf(before, after);
  const crossed = moves.filter(({ from, to }) => from.band !== to.band);
  if (crossed.length > 1)
    return { of: 'bands', text: `${countText(crossed.length, 'region')} changed band` };
  const [most] = crossed.length > 0 ? crossed : moves.toSorted((a, b) => points(b) - points(a));
  if (!most) return null;
  const { region, from, to } = most;
  return { of: 'region', region, text: `${regionName(region)} ${whole(from)} → ${whole(to)}` };
}

const points = ({ from, to }: Move) => Math.abs(to.rate - from.rate);

function movesOf(before: readonly RegionFigures[], after: readonly RegionFigures[]): Move[] {
  const known = ratesOf(before);
  return [...ratesOf(after)].flatMap(([id, { region, rate: to }]) => {
    const from = known.get(id)?.rate;
    const move = from && { region, from, to };
    return move && points(move) >= leastPoints ? [move] : [];
  });
}

function ratesOf(rows: readonly RegionFigures[]) {
  const rates = new Map<string, { readonly region: string; readonly rate: Rate }>();
  for (const { region, valid, total } of rows) {
    const { rate, band } = rated(valid, total);
    const id = regionId(region);
    if (rate !== null && total !== null && total >= leastEvents && !rates.has(id))
      rates.set(id, { region, rate: { rate, band } });
  }
  return rates;
}

/** In whole percents; cut where it would round into the next band (rulings C6). */
function whole({ rate, band }: Rate): string {
  const rounded = Math.round(rate);
  return `${bandOf(rounded) === band ? rounded : Math.floor(rate)}%`;
}
