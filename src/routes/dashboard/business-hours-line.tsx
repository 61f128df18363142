import type { ReactNode } from 'react';
import { minuteOfDay, minuteTime } from '../../domain/time/eastern.ts';
import { businessHours } from '../../domain/time/hours.ts';
import { useNextOpening, useServerMoment } from '../../query/server-time.ts';

const { openMinute, closeMinute } = businessHours;
/** A share of the day as CSS. */
const inPercent = (minutes: number) => `${Math.round((minutes / 1_440) * 10_000) / 100}%`;

const piece = 'absolute top-1.5 h-1.5 rounded-bar';
const hours = { left: inPercent(openMinute), width: inPercent(closeMinute - openMinute) };

function DayLine({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="img" aria-label={label} className="relative -mb-1.5 h-[18px]">
      <span className={`${piece} bg-track inset-x-0`} />
      {children}
    </div>
  );
}

/** The Eastern day as a line: the business hours, how much of them has passed, and a needle at now. */
export function BusinessHoursLine() {
  const now = useServerMoment((moment) => Math.floor(minuteOfDay(moment.now)));
  const passed = Math.min(Math.max(now, openMinute), closeMinute) - openMinute;
  return (
    <DayLine label={`Open ${businessHours.text}, now ${minuteTime(now)} Eastern`}>
      <span className={`${piece} bg-ink-3`} style={hours} />
      <span
        className={`${piece} bg-ink rounded-r-none`}
        style={{ left: hours.left, width: inPercent(passed) }}
      />
      <span
        className="bg-ink absolute top-0.5 -ml-px h-3.5 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
        style={{ left: inPercent(now) }}
      />
    </DayLine>
  );
}

/** The line of a closed day: hatched hours and no needle. */
export function ClosedDayLine() {
  const opening = useNextOpening();
  const label = opening === null ? 'Closed' : `Closed, opens ${opening} Eastern`;
  return (
    <DayLine label={label}>
      <span className={`${piece} hatched`} style={hours} />
    </DayLine>
  );
}
