import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { minuteOfDay, minuteText } from '../../domain/time/eastern.ts';
import { useCall, useResponseTime } from '../../query/use-call.ts';
import { useDataState } from '../../query/data-state.ts';
import { Dot, halo, Line, Lines, type Point } from '../../ui/chart/lines.tsx';
import { placeBetween } from '../../ui/chart/scale.ts';
import { bookedMinutes, type Curve, curveOf, hoursIn, type MinuteTotal, stepMs } from './curve.ts';
import { useLastDay } from './use-day-record.ts';

/** Today's curve by the booking times of `/api/appointments`; null without the whole list (rulings A15). */
export function useCurve() {
  const { figures, part, state } = useCall(appointments, { slow: true });
  const isStale = useDataState(state) === 'stale';
  const last = useLastDay();
  const receivedMs = useResponseTime(appointments, (ms) => Math.floor(ms / stepMs) * stepMs);
  const { valid } = figures.lists;
  const booked = useMemo(() => bookedMinutes(valid, receivedMs), [valid, receivedMs]);
  if (state.data === undefined || part !== '') return null;
  return { ...curveOf(booked, minuteOfDay(receivedMs), last), isStale };
}

interface CurveLinesProps {
  readonly curve: Curve;
  /** The value at the upper end of its box. */
  readonly high: number;
  /** Draws the last point open. */
  readonly isStale: boolean;
}

/** A day's curve with the line of the last working day, whose name is at its end (visual.md 08). */
export function CurveLines({ curve, high, isStale }: CurveLinesProps) {
  const { axis, today, other, end, label } = curve;
  const x = (minute: number) => placeBetween(axis.from, axis.to, minute);
  const place = ({ minute, valid }: MinuteTotal): Point => [
    x(minute),
    placeBetween(0, high, valid),
  ];
  const last = other?.lines.at(-1)?.at(-1);
  return (
    <div role="img" aria-label={label} className="absolute inset-0 mx-1">
      <Lines>
        {other?.lines.map((line) => (
          <Line
            key={line[0]?.minute}
            data-line="other"
            points={line.map(place)}
            className="stroke-line-control stroke-1"
          />
        ))}
        {today.length > 0 && (
          <Line data-line="today" points={today.map(place)} className="stroke-ink" />
        )}
      </Lines>
      {last && (
        <OtherName at={place(last)} isBelow={end !== null && end.valid > last.valid}>
          {other?.name}
        </OtherName>
      )}
      {end && <Dot at={place(end)} isOpen={isStale} />}
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

interface OtherNameProps {
  readonly at: Point;
  /** Where today's curve is above. */
  readonly isBelow: boolean;
  readonly children: string | undefined;
}

function OtherName({ at: [x, y], isBelow, children }: OtherNameProps) {
  return (
    <span
      className={`text-caption text-ink-3 absolute leading-4 whitespace-nowrap ${halo} ${x < 25 ? '' : '-translate-x-full'} ${isBelow ? 'translate-y-full pt-0.5' : 'pb-0.5'}`}
      style={{ left: `${x}%`, bottom: `${y}%` }}
    >
      {children}
    </span>
  );
}

/** The upper end of the scale, with space for the name of the other line. */
export function highest({ today, other }: Curve): number {
  const highestOf = (totals: readonly MinuteTotal[]) =>
    Math.max(0, ...totals.map(({ valid }) => valid));
  const others = highestOf(other?.lines.flat() ?? []);
  return Math.max(1, highestOf(today), others * nameSpace);
}

const nameSpace = 1.25;

/** An axis names the hours at its ends, and between them every, every third or every sixth hour, by its width. */
function hourClass(minute: number, { from, to }: Curve['axis']): string {
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
