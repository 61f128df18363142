import type { RefObject } from 'react';
import { hourName, hoursIn, timeOf } from '../../features/day-record/rules/replay.ts';
import type { Shown } from './use-steps.ts';

interface ScrubberProps {
  readonly shown: Shown;
  readonly onGo: (minute: number) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

const minuteMs = 60_000;

/** The day from its first point to its last minute, with the spans in which nothing was received. */
export function Scrubber({ shown, onGo, input }: ScrubberProps) {
  const { record, range, minute } = shown;
  const { from, to } = range;
  const length = Math.max(1, to - from);
  const place = (at: number) => `${(100 * (at - from)) / length}%`;
  return (
    <div className="replay-scrubber text-caption text-ink-3 tabular-nums print:hidden">
      <span className="bg-track">
        <span className="bg-ink" style={{ width: place(minute) }} />
        {record.gaps.map((gap) => {
          const [start, end] = [gap.from / minuteMs, gap.to / minuteMs];
          return (
            <span
              key={gap.from}
              data-gap
              className="hatched"
              style={{ left: place(start), width: `${(100 * (end - start)) / length}%` }}
            />
          );
        })}
      </span>
      <input
        ref={input}
        type="range"
        aria-label="Time"
        aria-valuetext={timeOf(minute)}
        min={from}
        max={from + length}
        value={minute}
        onChange={(event) => onGo(event.target.valueAsNumber)}
      />
      <span aria-hidden>
        <span>{timeOf(from)}</span>
        {hoursIn(range).map((hour) => (
          <span key={hour} style={{ left: place(hour) }}>
            {hourName(hour)}
          </span>
        ))}
        {to > from && <span>{timeOf(to)}</span>}
      </span>
    </div>
  );
}
