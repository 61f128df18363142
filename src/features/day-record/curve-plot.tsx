import { type Ref, useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { yesterdayComparison } from '../../calls/dashboard.ts';
import { dailyGoal } from '../../config.ts';
import { showNumber } from '../../domain/text/format.ts';
import { minuteOfDay, minuteText } from '../../domain/time/eastern.ts';
import { useCall, useResponseTime } from '../../query/use-call.ts';
import { useDataState } from '../../query/data-state.ts';
import { Dot, halo, Line, Lines, type Point } from '../../ui/chart/lines.tsx';
import { placeBetween } from '../../ui/chart/scale.ts';
import { bookedMinutes, type Curve, curveOf, hoursIn, type MinuteTotal, stepMs } from './curve.ts';
import { useLastDay } from './use-day-record.ts';

/** Today's curve by the booking times of `/api/appointments`; null without the whole list (A15). */
export function useCurve() {
  const { figures, received, status } = useCall(appointments, { slow: true });
  const isStale = useDataState(status) === 'stale';
  const last = useLastDay();
  const receivedMs = useResponseTime(appointments, (ms) => Math.floor(ms / stepMs) * stepMs);
  const mark = useMark();
  const { valid } = figures.lists;
  const booked = useMemo(() => bookedMinutes(valid, receivedMs), [valid, receivedMs]);
  if (status.data === undefined || received !== '') return null;
  return { ...curveOf(booked, minuteOfDay(receivedMs), last), mark, isStale };
}

interface Mark {
  /** 'Yesterday 104' */
  readonly name: string;
  readonly valid: number;
}

/** A line across the plot: the center's goal, else yesterday's total by the comparison. */
function useMark(): Mark | null {
  // The card of the total requests it.
  const { figures } = useCall(yesterdayComparison, { enabled: false });
  const { yesterday } = figures.totalValidAppointments ?? {};
  const goal = dailyGoal();
  const valid = goal ?? yesterday;
  return valid ? { name: `${goal ? 'Goal' : 'Yesterday'} ${showNumber(valid)}`, valid } : null;
}

export type MarkedCurve = NonNullable<ReturnType<typeof useCurve>>;

interface CurveLinesProps {
  readonly curve: MarkedCurve;
  /** The value at the upper end of its box. */
  readonly high: number;
  /** Draws the last point open. */
  readonly isStale: boolean;
  readonly reading: MinuteTotal | null;
  readonly ref: Ref<HTMLDivElement>;
}

/** A day's curve with the line of the last working day, whose name is at its end, a mark, and what is read on it. */
export function CurveLines({ curve, high, isStale, reading, ref }: CurveLinesProps) {
  const { axis, today, other, end, mark, label } = curve;
  const x = (minute: number) => placeBetween(axis.from, axis.to, minute);
  const y = (valid: number) => placeBetween(0, high, valid);
  const place = ({ minute, valid }: MinuteTotal): Point => [x(minute), y(valid)];
  const last = other?.lines.at(-1)?.at(-1);
  const isCovered = (from: number, valid = 0) => from < valid && valid < from + high * nameHeight;
  return (
    <div ref={ref} className="absolute inset-0 mx-1">
      <div
        role="img"
        aria-label={[label, mark?.name].filter(Boolean).join('; ')}
        className="absolute inset-0"
      >
        {mark && <MarkLine {...mark} bottom={y(mark.valid)} end={end ? place(end) : [0, 0]} />}
        <Lines>
          {other?.lines.map((line) => (
            <Line
              key={line[0]?.minute}
              data-line="other"
              points={line.map(place)}
              className="stroke-line-control stroke-1 [stroke-dasharray:3_3]"
            />
          ))}
          {today.length > 0 && (
            <Line data-line="today" points={today.map(place)} className="stroke-ink" />
          )}
        </Lines>
        {last && (
          <OtherName
            at={place(last)}
            isBelow={(end?.valid ?? 0) > last.valid || isCovered(last.valid, mark?.valid)}
          >
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
      {reading && (
        <>
          <span
            aria-hidden
            className="bg-line-strong absolute inset-y-0 w-px"
            style={{ left: `${x(reading.minute)}%` }}
          />
          <Dot at={place(reading)} isOpen />
        </>
      )}
    </div>
  );
}

/** '11:20 AM, 47' */
export const readingText = ({ minute, valid }: MinuteTotal) =>
  `${minuteText(minute)}, ${showNumber(valid)}`;

interface MarkLineProps extends Mark {
  readonly bottom: number;
  /** The last point of today, which the name avoids. */
  readonly end: Point;
}

function MarkLine({ name, bottom, end: [x, y] }: MarkLineProps) {
  const isNear = Math.abs(y - bottom) < 100 * nameHeight;
  return (
    <span
      className="border-line-strong absolute inset-x-0 border-t"
      style={{ bottom: `${bottom}%` }}
    >
      <span
        className={`text-caption text-ink-2 absolute bottom-full leading-4 whitespace-nowrap tabular-nums ${isNear && x > 55 ? 'left-0' : 'right-0'} ${halo}`}
      >
        {name}
      </span>
    </span>
  );
}

interface OtherNameProps {
  readonly at: Point;
  /** Where today's curve, or the name of the mark, is above. */
  readonly isBelow: boolean;
  readonly children: string | undefined;
}

function OtherName({ at: [x, y], isBelow, children }: OtherNameProps) {
  return (
    <span
      className={`text-caption text-ink-3 absolute leading-4 whitespace-nowrap ${halo} ${x < 25 ? '' : '-translate-x-full'} ${isBelow ? 'translate-y-full pt-1.5' : 'pb-0.5'}`}
      style={{ left: `${x}%`, bottom: `${y}%` }}
    >
      {children}
    </span>
  );
}

/** About the height of a name in a small plot, as a share of it. */
const nameHeight = 0.3;

const leastHigh = 20;

/** The upper end of the scale: the mark, or a higher total, so that a morning's curve is low. */
export function highest({ end, other, mark }: MarkedCurve): number {
  const others = (other?.lines.flat() ?? []).map(({ valid }) => valid);
  return Math.max(leastHigh, mark?.valid ?? 0, end?.valid ?? 0, ...others);
}

/** An axis names the hours at its ends and, by its width, each hour between them, or each third or sixth one. */
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
