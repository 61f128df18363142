import { useMemo } from 'react';
import { reads } from '../../../calls/index.ts';
import { isWhole } from '../../../domain/figures/received.ts';
import { easternDate, minuteOfDay, minuteText } from '../../../domain/time/eastern.ts';
import { callCenterHours } from '../../../domain/time/hours.ts';
import { useRead } from '../../../query/use-read.ts';
import { Dot, Line, Lines, type Point, pointsText } from '../../../ui/chart/lines.tsx';
import { placeBetween } from '../../../ui/chart/scale.ts';
import { useMoment } from '../../../ui/clock.ts';
import { bookedTotals, type CurvePoint, type MinuteSpan } from '../rules/curve.ts';
import type { DayRecord } from '../rules/day-record.ts';
import { paceText } from '../rules/pace.ts';
import { useEarlierDays } from '../use-day-memory.ts';
import { beginText, type Curve, curveLabel, curveOf, gapText, hoursIn } from './model.ts';

const stepMs = 5 * 60_000;

/** The record, whose end moves in steps of five minutes while nothing changes. */
function inSteps({ day, points, spans }: DayRecord): DayRecord {
  const [from, to] = spans.at(-1) ?? [0, 0];
  const until = Math.max(Math.floor(to / stepMs) * stepMs, points.at(-1)?.at ?? 0, from);
  return { day, points, spans: [...spans.slice(0, -1), [from, until]] };
}

/** A day's curve; null while the kept days are read. */
export function useCurve(record: DayRecord): Curve | null {
  const { day, points } = record;
  const usual = useEarlierDays()?.usual;
  const isToday = useMoment(({ now }) => easternDate(now)) === day;
  const first = points[0] ? minuteOfDay(points[0].at) : 0;
  // A record that began late is completed by booking times, which only today's rows have.
  const isLate = isToday && first > callCenterHours.openMinute;
  const sent = useRead(reads.appointments, { slow: true, enabled: isLate }).data;
  const booked = useMemo(
    () => (isLate && sent && isWhole(sent) ? bookedTotals(sent.rows, day, first) : []),
    [isLate, sent, day, first],
  );
  return usual ? curveOf(inSteps(record), booked, usual) : null;
}

interface CurveLinesProps {
  readonly curve: Curve;
  /** The value at the upper end of its box. */
  readonly high: number;
  /** Draws the last point open. */
  readonly isStale: boolean;
}

/** A day's curve (visual.md 08), with the usual band, hatched gaps and the last point. */
export function CurveLines({ curve, high, isStale }: CurveLinesProps) {
  const { axis, recorded, booked, gaps, band, end } = curve;
  const x = (minute: number) => placeBetween(axis.from, axis.to, minute);
  const y = (value: number) => placeBetween(0, high, value);
  const place = ({ minute, valid }: CurvePoint): Point => [x(minute), y(valid)];
  const line = (kind: keyof typeof lineClass) => (points: readonly CurvePoint[]) => (
    <Line
      key={points[0]?.minute}
      data-line={kind}
      strokeDasharray={kind === 'booked' ? '2 3' : undefined}
      points={points.map(place)}
      className={lineClass[kind]}
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
        {recorded.map(line('recorded'))}
      </Lines>
      {end && <Dot at={[x(end.minute), y(end.valid)]} isOpen={isStale} />}
      {hoursIn(axis).map((minute) => (
        <span
          key={minute}
          className={`text-caption text-ink-3 absolute top-full mt-1 leading-4 whitespace-nowrap tabular-nums ${hourClass(minute, axis)}`}
          style={{ left: `${x(minute)}%` }}
        >
          {minuteText(minute)}
        </span>
      ))}
    </div>
  );
}

const lineClass = {
  recorded: 'stroke-ink',
  booked: 'stroke-ink-2 stroke-1 [stroke-linecap:butt]',
} as const;

/** The highest value of a plot. */
export function highest({ recorded, booked, band }: Curve): number {
  const totals = [...recorded, ...booked].flat().map(({ valid }) => valid);
  return Math.max(1, ...totals, ...band.flat().map((each) => each.high));
}

/** An axis names the hours at its ends, and between them every, every third or every sixth hour, by its width. */
function hourClass(minute: number, { from, to }: MinuteSpan): string {
  if (minute === from) return '';
  if (minute === to) return '-translate-x-full';
  const isStep = (hours: number) =>
    (minute - from) % (hours * 60) === 0 && to - minute >= hours * 60;
  if (isStep(6)) return '-translate-x-1/2';
  const isLong = to - from > 12 * 60;
  if (isStep(3))
    return `-translate-x-1/2 ${isLong ? '@max-[26rem]:hidden' : '@max-[13rem]:hidden'}`;
  return `-translate-x-1/2 ${isLong ? '@max-[78rem]:hidden' : '@max-[39rem]:hidden'}`;
}

const square = 'mt-[3px] size-2.5 rounded-[2px]';
const dashes = 'border-ink-2 mt-2 w-2.5 border-t border-dashed';

/** A legend of the band, the hatched and the dotted parts, shorter in a narrow card. */
export function Captions({ curve }: { readonly curve: Curve }) {
  const { band, booked, gaps, pace, usual } = curve;
  return (
    <ul className="text-caption text-ink-2 flex flex-wrap gap-x-3.5 gap-y-0.5 tabular-nums">
      <Caption
        swatch={`bg-track ${square}`}
        full={band.length > 0 ? usual : ''}
        short={pace ? `usual ${paceText(pace)}` : usual}
        wide="@max-[17rem]:hidden"
        narrow="@min-[17rem]:hidden"
      />
      <Caption
        swatch={`hatched ${square}`}
        full={gapText(gaps)}
        short={gapText(gaps, true)}
        wide="@max-[11.75rem]:hidden"
        narrow="@min-[11.75rem]:hidden"
      />
      <Caption
        swatch={booked.length > 0 ? dashes : ''}
        full={beginText(curve)}
        short={beginText(curve, true)}
        wide="@max-[14rem]:hidden"
        narrow="@min-[14rem]:hidden"
      />
    </ul>
  );
}

type CaptionProps = Readonly<Record<'swatch' | 'full' | 'short' | 'wide' | 'narrow', string>>;

function Caption({ swatch, full, short, wide, narrow }: CaptionProps) {
  if (full === '') return null;
  return (
    <li className="flex gap-1.5">
      {swatch && <span aria-hidden className={`flex-none ${swatch}`} />}
      <span className={short === full ? '' : wide}>{full}</span>
      {short !== full && <span className={narrow}>{short}</span>}
    </li>
  );
}
