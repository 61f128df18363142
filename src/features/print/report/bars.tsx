import { showNumber } from '../../../domain/number/format.ts';
import { type Counts, countsIn } from '../../../domain/tally.ts';
import { eventsByHour, hourLabel } from '../../../domain/time/by-hour.ts';
import { calendarDay, dayLabel } from '../../../domain/time/eastern.ts';
import { daysOf } from '../../../domain/time/period.ts';

interface BarChartProps {
  readonly by: 'hour' | 'day';
  readonly bars: readonly PrintedBar[];
}

/** Valid of all events by hour or day: valid filled, invalid hatched, the others open. */
export function BarChart({ by, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ all }) => all));
  const waiting = bars.some(({ valid, invalid, all }) => all > valid + invalid);
  return (
    <section className="day-chart">
      <h2>
        By {by}, valid of all events (hatched: invalid{waiting && ', open: waiting'})
      </h2>
      {bars.length === 0 ? (
        <p>No times to show</p>
      ) : (
        <ol>
          {bars.map(({ label, valid, invalid, all }) => (
            <li key={label}>
              <span style={{ flexGrow: highest - all }} />
              <b>
                {all > 0 && (
                  <>
                    <span>{showNumber(valid)}</span>
                    <span> / {showNumber(all)}</span>
                  </>
                )}
              </b>
              <i className="day-waiting" style={{ flexGrow: all - valid - invalid }} />
              <i className="hatched" style={{ flexGrow: invalid }} />
              <i className="day-valid" style={{ flexGrow: valid }} />
              <small>{label}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The events of an hour or a day. */
export interface PrintedBar extends Counts {
  readonly label: string;
}

interface Timed {
  readonly time: string;
  readonly status: string;
}

/** The events by Eastern hour, 9 AM to 9 PM and wider where some lie outside; none without a readable time. */
export function hourBars(events: readonly Timed[]): PrintedBar[] {
  const { hours } = eventsByHour(events);
  if (hours.every(({ all }) => all === 0)) return [];
  return hours.map(({ hour, ...counts }) => ({ label: hourLabel(hour), ...counts }));
}

/** The events by day of the week that is shown; none when they are not all of its days (visual.md section 14). */
export function dayBars(
  events: readonly Timed[],
  week: { readonly start: string; readonly end: string },
): PrintedBar[] {
  const bars = daysOf(week).map((day) => ({
    label: dayLabel(day),
    ...countsIn(events.filter(({ time }) => calendarDay(time) === day)),
  }));
  const all = bars.reduce((total, bar) => total + bar.all, 0);
  return all === 0 || all < events.length ? [] : bars;
}
