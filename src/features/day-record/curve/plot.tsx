import { Dot, Line, Lines, type Point, pointsText } from '../../../ui/chart/lines.tsx';
import { placeBetween } from '../../../ui/chart/scale.ts';
import { type CurvePoint, type MinuteSpan, minuteText } from '../rules/curve.ts';
import { paceText } from '../rules/pace.ts';
import { beginText, type Curve, curveLabel, gapText } from './model.ts';

interface CurveLinesProps {
  readonly curve: Curve;
  /** The value at the upper end of its box. */
  readonly high: number;
  /** The data is stale. */
  readonly isOpen: boolean;
  /** The average at the end of a day. */
  readonly average?: number | null;
}

/** The day as a curve (visual.md 08) in a plot: its band, hatched gaps, and the last point. */
export function CurveLines({ curve, high, isOpen, average = null }: CurveLinesProps) {
  const { axis, seen, rest, booked, gaps, band, end } = curve;
  const x = (minute: number) => placeBetween(axis.from, axis.to, minute);
  const y = (value: number) => placeBetween(0, high, value);
  const place = ({ minute, valid }: CurvePoint): Point => [x(minute), y(valid)];
  const line = (of: keyof typeof looks) => (points: readonly CurvePoint[]) => (
    <Line
      key={points[0]?.minute}
      data-line={of}
      strokeDasharray={of === 'booked' ? '2 3' : undefined}
      points={points.map(place)}
      className={looks[of]}
    />
  );
  return (
    <div role="img" aria-label={curveLabel(curve)} className="absolute inset-0 mx-1">
      <Lines>
        {band.map((points) => (
          <polygon
            key={points[0]?.minute}
            data-line="band"
            fill="var(--track)"
            points={pointsText([
              ...points.map((each): Point => [x(each.minute), y(each.high)]),
              ...points.map((each): Point => [x(each.minute), y(each.low)]).toReversed(),
            ])}
          />
        ))}
      </Lines>
      {gaps.map(({ from, to }) => (
        <span
          key={from}
          data-gap
          className="hatched absolute inset-y-0"
          style={{ left: `${x(from)}%`, width: `${x(to) - x(from)}%` }}
        />
      ))}
      <Lines>
        {booked.map(line('booked'))}
        {rest.map(line('rest'))}
        {seen.map(line('seen'))}
      </Lines>
      {average !== null && (
        <span
          className="border-ink-2 absolute right-0 w-3 border-t-2"
          style={{ bottom: `${y(average)}%` }}
        />
      )}
      {end && <Dot at={[x(end.minute), y(end.valid)]} isOpen={isOpen} />}
      {hoursOf(axis).map(({ minute, look }) => (
        <span
          key={minute}
          className={`text-caption text-ink-3 absolute top-full mt-1 leading-4 whitespace-nowrap tabular-nums ${look}`}
          style={{ left: `${x(minute)}%` }}
        >
          {minuteText(minute)}
        </span>
      ))}
    </div>
  );
}

const looks = {
  seen: 'stroke-ink',
  rest: 'stroke-line-control stroke-1',
  booked: 'stroke-ink-2 stroke-1 [stroke-linecap:butt]',
} as const;

/** The highest value that the plot must hold. */
export function highest({ seen, rest, booked, band }: Curve, average: number | null): number {
  const totals = [...seen, ...rest, ...booked].flat().map(({ valid }) => valid);
  return Math.max(1, average ?? 0, ...totals, ...band.flat().map((each) => each.high));
}

/** The hours that an axis names: its ends, and between them each, each third or each sixth by its width. */
function hoursOf({ from, to }: MinuteSpan) {
  const between = (minute: number) => {
    const isStep = (hours: number) =>
      (minute - from) % (hours * 60) === 0 && to - minute >= hours * 60;
    if (isStep(6)) return '';
    return isStep(3) ? '@max-[13rem]:hidden' : '@max-[39rem]:hidden';
  };
  return Array.from({ length: (to - from) / 60 + 1 }, (_, index) => {
    const minute = from + index * 60;
    if (minute === from) return { minute, look: '' };
    if (minute === to) return { minute, look: '-translate-x-full' };
    return { minute, look: `-translate-x-1/2 ${between(minute)}` };
  });
}

/** What the band, the hatched and the dotted parts are, shorter where a card is narrow; nothing of what is not drawn. */
export function Captions({ curve }: { readonly curve: Curve }) {
  const { band, gaps, pace, usual } = curve;
  const hasBand = band.length > 0;
  const captions = [
    {
      look: 'bg-track',
      full: hasBand ? usual : '',
      short: pace ? `usual ${paceText(pace)}` : '',
      wide: '@max-[17rem]:hidden',
      narrow: '@min-[17rem]:hidden',
    },
    {
      look: 'hatched',
      full: gapText(gaps),
      short: gapText(gaps, true),
      wide: '@max-[11.75rem]:hidden',
      narrow: '@min-[11.75rem]:hidden',
    },
    {
      look: '',
      full: beginText(curve),
      short: beginText(curve, true),
      wide: '@max-[14rem]:hidden',
      narrow: '@min-[14rem]:hidden',
    },
  ];
  return (
    <ul className="text-caption text-ink-2 flex flex-wrap gap-x-3.5 gap-y-0.5 tabular-nums">
      {captions.map(
        ({ look, full, short, wide, narrow }) =>
          full !== '' && (
            <li key={look} className="flex gap-1.5">
              {look !== '' && (
                <span aria-hidden className={`mt-[3px] size-2.5 flex-none rounded-[2px] ${look}`} />
              )}
              {look === '' && curve.booked.length > 0 && (
                <span
                  aria-hidden
                  className="border-ink-2 mt-2 w-2.5 flex-none border-t border-dashed"
                />
              )}
              {short === '' || short === full ? (
                full
              ) : (
                <>
                  <span className={wide}>{full}</span>
                  <span className={narrow}>{short}</span>
                </>
              )}
            </li>
          ),
      )}
    </ul>
  );
}
