import { dailyGoal } from '../../config.ts';
import type { Yesterday } from '../../calls/dashboard.ts';
import type { AllRegionFigures } from '../../calls/regions.ts';
import { noValue, showComparison, showNumber, unitText } from '../../domain/text/format.ts';
import { easternDate, easternTime } from '../../domain/time/eastern.ts';
import { type Period, periodOf } from '../../domain/time/period.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { RateFigure } from '../../ui/band.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { GoalBar } from '../../ui/meter.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import type { WallPart, WallTotals } from './figures.ts';
import { asOf, wallHeading } from './status.ts';
import { fitted, WallFigure, WallSection } from './wall-section.tsx';

interface HeroProps {
  readonly totals: WallPart<WallTotals>;
  readonly regions: WallPart<AllRegionFigures>;
  readonly change: WallPart<Yesterday>;
  readonly isNight: boolean;
}

/** The main figure: how many are valid, the events of all regions with their rate, and the change from the day or week before. */
export function Hero({ totals, regions, change, isNight }: HeroProps) {
  const { isOld } = totals;
  const { valid = null, week = null } = totals.data ?? {};
  const period = periodOf(week);
  const figure = showNumber(valid);
  // In the style's tighter tracking, a comma would touch the figures.
  const tracking = figure.includes(',') ? 'tracking-[-.04em]' : '';
  const heading = useServerMoment(({ now }) =>
    wallHeading(totals.data, totals.day, easternDate(now)),
  );
  const isLive = !isOld && !isNight;
  const goal = valid === null || week ? null : dailyGoal();
  const base = goal === null ? '' : `of ${showNumber(goal)}`;
  return (
    <WallSection title="Totals" heading={heading} part={totals} className="flex flex-col">
      <div className="wall-hero mt-[1.4rem] mb-[1.6rem] -ml-[.3rem] flex h-[16.6rem] flex-col justify-center">
        <p className="@container -mr-[4rem] flex items-center">
          <span
            className={`text-wall-hero whitespace-nowrap lining-nums ${tracking}`}
            style={{
              fontSize: fitted(figure.length + base.length * baseShare, 19.5),
              lineHeight: 0.85,
            }}
          >
            <WallFigure text={figure} />
            {base && (
              <>
                {' '}
                <span
                  className="text-ink-2 font-normal tracking-[-.01em]"
                  style={{ fontSize: `${baseShare}em` }}
                >
                  {base}
                </span>
              </>
            )}
          </span>
        </p>
        {goal !== null && (
          <GoalBar valid={valid} goal={goal} className="mt-[1.5rem] ml-[.3rem] h-[1rem]" />
        )}
      </div>
      <div className="wall-lines text-wall-body text-ink-2 whitespace-nowrap tabular-nums">
        {regions.data && <EventsLine figures={regions.data} isOld={regions.isOld} />}
        <p>
          {isLive ? (
            <ChangeLine change={change} period={period} />
          ) : (
            totals.receivedAt !== null && <AsOfLine at={totals.receivedAt} isNight={isNight} />
          )}
        </p>
      </div>
    </WallSection>
  );
}

/** The font size of 'of 180', as a part of the figure's. */
const baseShare = 0.2;

interface EventsLineProps {
  readonly figures: AllRegionFigures;
  readonly isOld: boolean;
}

/** '145 events, 71.7% valid', both by the regions (C37); nothing without a region. */
function EventsLine({ figures: { events, rated }, isOld }: EventsLineProps) {
  if (events === null) return null;
  return (
    <p data-old={isOld || undefined}>
      {events === 0 ? (
        <span className="text-wall-caption">
          <BeforeBooking />
        </span>
      ) : (
        <>
          <b className="wall-line-figure">{showNumber(events)}</b> {unitText(events, 'event')},{' '}
          <b className="wall-line-figure">
            <RateFigure {...rated} />
          </b>{' '}
          valid
        </>
      )}
    </p>
  );
}

function AsOfLine({ at, isNight }: { readonly at: number; readonly isNight: boolean }) {
  return useServerMoment(({ now, machine }) => {
    const receivedMs = now - Math.max(0, machine - at);
    return isNight ? `Last answer ${easternTime(receivedMs)}` : asOf(receivedMs, now);
  });
}

interface ChangeLineProps {
  readonly change: WallPart<Yesterday>;
  readonly period: Period;
}

/** Of the change and the count before it. */
const mostLetters = 12;

/** The change from the day or week before (C4). */
function ChangeLine({ change, period }: ChangeLineProps) {
  if (change.data === undefined) return change.error ? showComparison(null).text : noValue;
  const comparison = change.data.totalValidAppointments;
  const shown = showComparison(comparison);
  const before = showNumber(comparison?.yesterday);
  // Only a short line has room for large figures.
  const isShort = shown.text.length + before.length <= mostLetters;
  return (
    <span
      data-old={change.isOld || undefined}
      className="flex items-center gap-x-[.6rem] portrait:flex-wrap"
    >
      <span className={isShort ? 'wall-line-figure flex' : 'flex'}>
        <Trend {...shown} />
      </span>{' '}
      {comparison?.yesterday ? (
        <span className="text-ink-2">
          vs {before}
          {period.before}
        </span>
      ) : null}
    </span>
  );
}
