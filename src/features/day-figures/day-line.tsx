import { easternDayFraction, easternTime } from '../../domain/time/eastern.ts';
import { businessHours, nextOpening } from '../../domain/time/hours.ts';
import { useMoment } from '../../ui/clock.ts';

// Fractions of the Eastern day.
const open = businessHours.openMinute / 1_440;
const close = businessHours.closeMinute / 1_440;
const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;

const piece = 'absolute top-1.5 h-1.5 rounded-bar';
const hours = { left: percent(open), width: percent(close - open) };

interface DayLineProps {
  /** Instead of now, in ms. */
  readonly then?: number;
}

/** The Eastern day as a line: the business hours, how much of them has passed, and a needle at now. */
export function DayLine({ then }: DayLineProps) {
  const at = useMoment(({ now }) => Math.round(easternDayFraction(then ?? now) * 1_440) / 1_440);
  const label = useMoment(
    ({ now }) =>
      `Open ${businessHours.text}, ${then ? 'then' : 'now'} ${easternTime(then ?? now)} Eastern`,
  );
  const passed = Math.min(Math.max(at, open), close) - open;
  return (
    <div role="img" aria-label={label} className="relative -mb-1.5 h-[18px]">
      <span className={`${piece} bg-track inset-x-0`} />
      <span className={`${piece} bg-ink-3`} style={hours} />
      <span
        className={`${piece} bg-ink rounded-r-none`}
        style={{ left: percent(open), width: percent(passed) }}
      />
      <span
        className="bg-ink absolute top-0.5 -ml-px h-3.5 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
        style={{ left: percent(at) }}
      />
    </div>
  );
}

/** The line of a closed day: its hours hatched, and no needle (visual.md 14). */
export function ClosedDayLine() {
  const label = useMoment(({ now }) => {
    const opening = nextOpening(now, businessHours);
    return opening === null ? 'Closed' : `Closed, opens ${opening} Eastern`;
  });
  return (
    <div role="img" aria-label={label} className="relative -mb-1.5 h-[18px]">
      <span className={`${piece} bg-track inset-x-0`} />
      <span className={`${piece} hatched`} style={hours} />
    </div>
  );
}
