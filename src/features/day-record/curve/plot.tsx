import { useId } from 'react';
import { Dot, Grid, niceTicks, Plot, scaleY, widthOf } from '../../../ui/charts/axis.tsx';
import { type CurvePoint, type MinuteSpan, minuteText } from '../rules/curve.ts';
import { paceText } from '../rules/pace.ts';
import { beginText, type Curve, curveLabel, gapText } from './model.ts';

interface CurvePlotProps {
  readonly curve: Curve;
  readonly width: number;
  readonly height: number;
  /** Room for a scale at the left, in px; 0: none. */
  readonly left?: number;
  /** The data is stale. */
  readonly isOpen?: boolean;
  /** The average at the end of a day. */
  readonly average?: number | null;
}

const inset = 4;
const topSpace = 5;
const bottomSpace = 20;
/** The least width of an hour's name on the axis, in px. */
const tickLeast = 52;

/** The day as a curve (visual.md 08): its band, hatched gaps, and the last point; the axis is at 0. */
export function CurvePlot(props: CurvePlotProps) {
  const { curve, width, height, left = 0, isOpen = false, average = null } = props;
  const hatch = useId();
  const { axis, seen, rest, booked, gaps, band, end } = curve;
  const most = highest(curve, average);
  const base = height - bottomSpace;
  const y = scaleY(most, topSpace, base);
  const [first, last] = [left + inset, width - inset];
  const x = (minute: number) =>
    first + ((minute - axis.from) / (axis.to - axis.from)) * (last - first);
  const path = (points: readonly CurvePoint[]) =>
    points.map(({ minute, valid }) => `${tenth(x(minute))},${tenth(y(valid))}`).join(' ');
  const line = (of: string) => (points: readonly CurvePoint[]) => (
    <polyline
      key={points[0]?.minute}
      data-line={of}
      strokeDasharray={of === 'booked' ? '2 3' : undefined}
      points={path(points)}
      className={looks[of]}
    />
  );
  return (
    <Plot label={curveLabel(curve)} width={width} height={height}>
      <defs>
        <pattern
          id={hatch}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1=".5" x2=".5" y2="5" className="stroke-line-control" />
        </pattern>
      </defs>
      {left > 0 && (
        <Grid
          ticks={niceTicks(most).map((value) => ({ value, y: y(value) }))}
          left={left}
          right={width}
        />
      )}
      {band.map((points) => (
        <polygon
          key={points[0]?.minute}
          data-line="band"
          fill="var(--track)"
          points={[
            path(points.map(({ minute, high }) => ({ minute, valid: high }))),
            path(points.map(({ minute, low }) => ({ minute, valid: low })).toReversed()),
          ].join(' ')}
        />
      ))}
      {gaps.map(({ from, to }) => (
        <rect
          key={from}
          data-gap
          x={x(from)}
          y={topSpace}
          width={x(to) - x(from)}
          height={base - topSpace}
          fill={`url(#${hatch})`}
        />
      ))}
      <line x1={left} x2={width} y1={base} y2={base} className="stroke-line-strong" />
      {booked.map(line('booked'))}
      {rest.map(line('rest'))}
      {seen.map(line('seen'))}
      {average !== null && (
        <line
          x1={last - 12}
          x2={last}
          y1={y(average)}
          y2={y(average)}
          className="stroke-ink-2 stroke-2"
        />
      )}
      {end && <Dot x={x(end.minute)} y={y(end.valid)} isOpen={isOpen} />}
      {hoursOf(axis, last - first).map((minute) => (
        <text key={minute} x={x(minute)} y={height - 4} textAnchor={anchorOf(minute, axis)}>
          {minuteText(minute)}
        </text>
      ))}
    </Plot>
  );
}

const looks: Readonly<Record<string, string>> = {
  seen: 'stroke-ink fill-none stroke-2 [stroke-linejoin:round]',
  rest: 'stroke-line-control fill-none',
  booked: 'stroke-ink-2 fill-none',
};

const tenth = (px: number) => Math.round(px * 10) / 10;

/** The highest value that the plot must hold. */
function highest({ seen, rest, booked, band }: Curve, average: number | null): number {
  const totals = [...seen, ...rest, ...booked].flat().map(({ valid }) => valid);
  return Math.max(1, average ?? 0, ...totals, ...band.flat().map(({ high }) => high));
}

/** The hours named on an axis so wide, in minutes: its ends, and between them those that have room. */
function hoursOf({ from, to }: MinuteSpan, width: number): readonly number[] {
  const hours = (to - from) / 60;
  const step = [1, 3, 6].find((each) => (width * each) / hours >= tickLeast) ?? 12;
  const between = Array.from({ length: hours }, (_, index) => from + index * 60).filter(
    (minute) => (minute - from) % (step * 60) === 0 && minute > from && to - minute >= step * 60,
  );
  return [from, ...between, to];
}

function anchorOf(minute: number, { from, to }: MinuteSpan): 'start' | 'middle' | 'end' {
  if (minute === from) return 'start';
  return minute === to ? 'end' : 'middle';
}

const captionsOf = (curve: Curve) =>
  [
    [
      'bg-track',
      curve.band.length > 0 ? curve.usual : '',
      curve.pace && `usual ${paceText(curve.pace)}`,
    ],
    ['hatched', gapText(curve.gaps), gapText(curve.gaps, true)],
    ['', beginText(curve), beginText(curve, true)],
  ] as const;

/** A swatch with its gap, in px. */
const swatch = 16;
/** What letters take of the width that is counted for them. */
const taken = 0.95;

/** How many lines a text takes in a width in px, beside its swatch. */
const lineCountOf = (text: string, width: number) =>
  Math.ceil((widthOf(text) * taken) / Math.max(1, width - swatch));

/** The captions, each as long as one line has room for; the image's name has them in full. */
const fitting = (curve: Curve, width: number) =>
  captionsOf(curve).map(
    ([look, full, short]) => [look, lineCountOf(full, width) > 1 && short ? short : full] as const,
  );

/** How many lines the captions take at most, below each other in a width in px. */
export function linesIn(width: number, curve: Curve): number {
  return fitting(curve, width).reduce((all, [, text]) => all + lineCountOf(text, width), 0);
}

interface CaptionsProps {
  readonly curve: Curve;
  /** In px. */
  readonly width?: number;
}

/** What the band, the hatched and the dotted parts are; nothing of what is not drawn. */
export function Captions({ curve, width = Infinity }: CaptionsProps) {
  return (
    <ul className="text-caption text-ink-2 flex flex-wrap gap-x-3.5 gap-y-0.5 tabular-nums">
      {fitting(curve, width).map(
        ([look, text]) =>
          text !== '' && (
            <li key={look} className="flex gap-1.5">
              {look !== '' && (
                <span aria-hidden className={`mt-[3px] size-2.5 flex-none rounded-[2px] ${look}`} />
              )}
              {look === '' && curve.booked.length > 0 && (
                <svg aria-hidden width="10" height="16" className="flex-none">
                  <line x2="10" y1="8" y2="8" strokeDasharray="2 2" className="stroke-ink-2" />
                </svg>
              )}
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
