import { SkipBack, SkipForward, TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { gapsOf } from '../../features/day-record/rules/day-record.ts';
import { useKeptDayNames } from '../../features/day-record/use-day-memory.ts';
import { paths } from '../../paths.ts';
import { buttonClass, IconButton } from '../../ui/button.tsx';
import { dayLabel, minuteOfDay, minuteTime, weekdayLabel } from '../../domain/time/eastern.ts';
import { hourName, hoursIn, momentText, noteAt, stepMinute } from './replay.ts';
import type { Replay } from './use-replay.ts';

/** The mark over a day that is replayed, and what moves through it. */
export function Bar({ replay }: { readonly replay: Replay }) {
  const { day, today, shown, wanted, go } = replay;
  const note = shown ? noteAt(shown.record, shown.minute, wanted) : '';
  return (
    <section aria-label="Replay" className="replay-bar rounded-card bg-surface border p-3">
      {shown && (
        <>
          <span className="flex gap-0.5 print:hidden">
            <IconButton
              label="Step back"
              icon={<SkipBack aria-hidden className="icon" />}
              onClick={() => go(stepMinute(shown.record, shown.minute, -1))}
            />
            <IconButton
              label="Step forward"
              icon={<SkipForward aria-hidden className="icon" />}
              onClick={() => go(stepMinute(shown.record, shown.minute, 1))}
            />
          </span>
          <p className="replay-mark tabular-nums">
            <b className="text-h1-small block">{minuteTime(shown.minute)}</b>
            <span className="sr-only">, </span>
            <span className="text-caption text-ink-2">
              recorded in this browser{day === today ? '' : ', every 15 minutes'}
            </span>
          </p>
          <Scrubber {...shown} onGo={go} />
        </>
      )}
      {today !== '' && (
        <span className="ml-auto flex items-center gap-2 print:hidden">
          <DayChoice {...replay} />
          <Link href={paths.dashboard} replace className={buttonClass('secondary', 'small')}>
            <X aria-hidden className="icon-small" />
            Back to now
          </Link>
        </span>
      )}
      {shown && (
        <p className="replay-note text-caption text-ink-2">
          {note === '' ? (
            <span className="max-sm:hidden print:hidden">
              Left and Right step, Home and End go to the ends, Esc goes back to now.
            </span>
          ) : (
            <span className="text-caution inline-flex items-center gap-1.5 font-medium">
              <TriangleAlert aria-hidden className="icon-small" />
              {note}
            </span>
          )}
        </p>
      )}
    </section>
  );
}

/** Today and the kept days. */
function DayChoice({ day, today, shown, choose }: Replay) {
  const id = useId();
  const kept = useKeptDayNames() ?? [];
  const days = day === today || kept.includes(day) ? kept : [day, ...kept];
  const time = shown ? momentText(today, shown.minute, today) : '23:59';
  return (
    <>
      <label htmlFor={id} className="text-caption text-ink-2 font-medium">
        Day
      </label>
      <select
        id={id}
        value={day}
        onChange={({ target: { value } }) => choose(value === today ? 'now' : `${value}T${time}`)}
        className="focus-inside rounded-control border-line-control bg-surface text-caption h-7 border px-2 max-sm:h-10 max-sm:text-[16px]"
      >
        <option value={today}>Today</option>
        {days.map((each) => (
          <option key={each} value={each}>
            {weekdayLabel(each)}, {dayLabel(each)}
          </option>
        ))}
      </select>
    </>
  );
}

interface ScrubberProps extends NonNullable<Replay['shown']> {
  readonly onGo: (minute: number) => void;
}

/** The day from its first point to its last minute, with the spans in which nothing was received. */
function Scrubber({ record, range, minute, onGo }: ScrubberProps) {
  const { from, to } = range;
  const length = Math.max(1, to - from);
  const place = (at: number) => `${(100 * (at - from)) / length}%`;
  return (
    <div className="replay-scrubber text-caption text-ink-3 tabular-nums print:hidden">
      <span className="bg-track">
        <span className="bg-ink" style={{ width: place(minute) }} />
        {gapsOf(record).map((gap) => {
          const [start, end] = [minuteOfDay(gap[0]), minuteOfDay(gap[1])];
          return (
            <span
              key={gap[0]}
              data-gap
              className="hatched"
              style={{ left: place(start), width: `${(100 * (end - start)) / length}%` }}
            />
          );
        })}
      </span>
      <input
        type="range"
        aria-label="Time"
        aria-valuetext={minuteTime(minute)}
        min={from}
        max={from + length}
        value={minute}
        onChange={(event) => onGo(event.target.valueAsNumber)}
      />
      <span aria-hidden>
        <span>{minuteTime(from)}</span>
        {hoursIn(range).map((hour) => (
          <span key={hour} style={{ left: place(hour) }}>
            {hourName(hour)}
          </span>
        ))}
        {to > from && <span>{minuteTime(to)}</span>}
      </span>
    </div>
  );
}
