import { outcomeOf } from '../../../domain/appointment/appointment.ts';
import { showNumber } from '../../../domain/number/format.ts';
import { calendarDay, dayLabel, easternClock, parseInstant } from '../../../domain/time/eastern.ts';
import { callCenterHours } from '../../../domain/time/hours.ts';
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
export interface PrintedBar {
  readonly label: string;
  readonly valid: number;
  readonly invalid: number;
  readonly all: number;
}

interface Timed {
  readonly time: string;
  readonly status: string;
}

function barOf(label: string, events: readonly Timed[]): PrintedBar {
  const on = (side: string) => events.filter(({ status }) => outcomeOf(status) === side).length;
  return { label, valid: on('valid'), invalid: on('invalid'), all: events.length };
}

const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** The events by Eastern hour, 9 AM to 9 PM and wider where some lie outside; none without a readable time. */
export function hourBars(events: readonly Timed[]): PrintedBar[] {
  const byHour = new Map<number, Timed[]>();
  for (const event of events) {
    const at = parseInstant(event.time);
    const hour = at === null ? undefined : easternClock(at)?.hour;
    if (hour === undefined) continue;
    const others = byHour.get(hour);
    if (others) others.push(event);
    else byHour.set(hour, [event]);
  }
  if (byHour.size === 0) return [];
  const first = Math.min(callCenterHours.openMinute / 60, ...byHour.keys());
  const last = Math.max(callCenterHours.closeMinute / 60 - 1, ...byHour.keys());
  return Array.from({ length: last - first + 1 }, (_, at) =>
    barOf(hourText(first + at), byHour.get(first + at) ?? []),
  );
}

/** The events by day of the week that is shown; none when they are not all of its days (visual.md section 14). */
export function dayBars(
  events: readonly Timed[],
  week: { readonly start: string; readonly end: string },
): PrintedBar[] {
  const bars = daysOf(week).map((day) =>
    barOf(
      dayLabel(day),
      events.filter(({ time }) => calendarDay(time) === day),
    ),
  );
  const all = bars.reduce((total, bar) => total + bar.all, 0);
  return all === 0 || all < events.length ? [] : bars;
}
