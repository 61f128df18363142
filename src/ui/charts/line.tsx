import { showNumber } from '../../domain/number/format.ts';
import { rowKeys } from '../row-keys.ts';
import { CutNote, cutNotePx, Dot, Grid, halo, Plot } from './axis.tsx';
import { layOutLine, type LinePoint, type PlacedPoint } from './line-layout.ts';
import { useWidth } from './use-width.ts';

interface LineProps {
  readonly label: string;
  /** Counted along the axis: 'weeks'. */
  readonly unit: string;
  readonly points: readonly LinePoint[];
}

const height = 214;

/** A line with its value at every point; in progress is a hollow point after a dashed piece. */
export function Line({ label, unit, points: all }: LineProps) {
  const [box, width] = useWidth();
  const { points, pieces, ticks, left, base } = layOutLine(all, width, height);
  const keys = rowKeys(points, ({ key }) => key);
  return (
    <div ref={box} style={{ minHeight: height + cutNotePx }}>
      <Plot label={label} width={width} height={height}>
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
