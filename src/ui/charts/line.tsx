import { showNumber } from '../../domain/number/format.ts';
import { rowKeys } from '../list.tsx';
import {
  CutNote,
  cutNotePx,
  Dot,
  Grid,
  halo,
  niceTicks,
  Plot,
  scaleY,
  useWidth,
  widthOf,
} from './axis.tsx';

interface LineProps {
  readonly label: string;
  /** Counted along the axis: 'weeks'. */
  readonly unit: string;
  readonly points: readonly LinePoint[];
}

const plotHeight = 214;

/** A line with its value at every point; in progress is a hollow point after a dashed piece. */
export function Line({ label, unit, points: all }: LineProps) {
  const [box, width] = useWidth();
  const { points, pieces, ticks, left, base } = layOutLine(all, width, plotHeight);
  const keys = rowKeys(points, ({ key }) => key);
  return (
    <div ref={box} style={{ minHeight: plotHeight + cutNotePx }}>
      <Plot label={label} width={width} height={plotHeight}>
        <Grid ticks={ticks} left={left} right={width} />
        {pieces.map(({ from, to }) => (
          <line
            key={to.x}
            x1={from.x}
            y1={from.y ?? base}
            x2={to.x}
            y2={to.y ?? base}
            strokeDasharray={to.isOpen ? '2 5' : undefined}
            className="stroke-ink stroke-2 [stroke-linecap:round]"
          />
        ))}
        {points.map((point, index) => (
          <Point key={keys[index]} point={point} base={base} />
        ))}
      </Plot>
      <CutNote width={width} shown={points.length} all={all.length} unit={unit} />
    </div>
  );
}

function Point({ point, base }: { readonly point: PlacedPoint; readonly base: number }) {
  const { x, y, value, tick, note, isOpen, isBelow } = point;
  return (
    <g textAnchor="middle">
      {y !== null && <Dot x={x} y={y} isOpen={isOpen} />}
      <text
        x={x}
        y={(y ?? base) + (isBelow ? 21 : -11)}
        className={`${halo} ${isOpen ? 'fill-ink font-semibold' : 'fill-ink-2'}`}
      >
        {showNumber(value)}
      </text>
      <text x={x} y={base + 20}>
        {tick}
      </text>
      <text x={x} y={base + 36}>
        {note}
      </text>
    </g>
  );
}

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
