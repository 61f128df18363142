import { showNumber } from '../../domain/number/format.ts';
import { widthOf } from './text-width.ts';
import { niceTicks, scaleY } from './ticks.ts';

/** One point of a line, which has a gap where there is no value. */
export interface LinePoint {
  readonly key: string;
  readonly value: number | null;
  /** Under the point: 'Oct', and below it the note '4 weeks'. */
  readonly tick: string;
  readonly note: string;
  /** Still in progress. */
  readonly isOpen: boolean;
}

export interface PlacedPoint extends LinePoint {
  readonly x: number;
  readonly y: number | null;
  /** Whether its value is written below it. */
  readonly isBelow: boolean;
}

interface Piece {
  readonly from: PlacedPoint;
  readonly to: PlacedPoint;
}

const topSpace = 28;
const bottomSpace = 44;
const slotLeast = 54;

/** Places the last points that have room, in px, and the pieces between neighbors that both have a value. */
export function layOutLine(all: readonly LinePoint[], width: number, height: number) {
  const highest = Math.max(0, ...all.map(({ value }) => value ?? 0));
  const ticks = niceTicks(highest);
  const left = 10 + widthOf(showNumber(ticks.at(-1)));
  const shown = all.slice(-Math.max(1, Math.floor((width - left) / slotLeast)));
  const slot = (width - left) / Math.max(1, shown.length);
  const base = height - bottomSpace;
  const y = scaleY(highest, topSpace, base);
  const points = shown.map((point, index): PlacedPoint => ({
    ...point,
    x: left + slot * (index + 0.5),
    y: point.value === null ? null : y(point.value),
    isBelow: isValley(shown, index),
  }));
  return {
    left,
    base,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    points,
    pieces: piecesOf(points),
  };
}

function isValley(points: readonly LinePoint[], index: number): boolean {
  const value = points[index]?.value ?? null;
  const neighbors = [points[index - 1], points[index + 1]]
    .map((point) => point?.value ?? null)
    .filter((neighbor) => neighbor !== null);
  return value !== null && neighbors.length > 0 && neighbors.every((other) => other > value);
}

function piecesOf(points: readonly PlacedPoint[]): Piece[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    return from && from.y !== null && to.y !== null ? [{ from, to }] : [];
  });
}
