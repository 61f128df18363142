import { showNumber } from '../../../domain/number/format.ts';
import type { Bar } from './bars.ts';

interface BarChartProps {
  readonly by: 'hour' | 'day';
  readonly bars: readonly Bar[];
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
