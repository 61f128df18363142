import { TriangleAlert } from 'lucide-react';
import { easternTime } from '../../domain/time/eastern.ts';
import type { Totals } from './memory.ts';
import type { WallNews } from './news.ts';
import { wallDate } from './texts.ts';
import { useClockWarning } from '../../query/clock-difference.ts';
import { useMoment } from '../../ui/clock/clock.ts';
import { askedMs, type Fact } from './use-wall.ts';

interface WallNewsProps {
  readonly news: WallNews;
  readonly totals: Fact<Totals>;
}

interface WallHeaderProps extends WallNewsProps {
  /** Upright the header is too narrow for the clock, which then stands beside the main figure. */
  readonly isPortrait: boolean;
}

/** The date and the age of the data; once that is old, the header is nothing but that. The clock runs on. */
export function WallHeader({ news, totals, isPortrait }: WallHeaderProps) {
  const isOld = news.state === 'stale' || news.state === 'silent';
  return (
    <header className="wall-header flex items-center gap-[3rem]">
      {/* Said once when it turns; the age itself changes without being announced (D6). */}
      <p role="status" className="sr-only">
        {isOld ? 'The data on the wall is not current.' : ''}
      </p>
      {isOld ? <Old news={news} /> : <Current news={news} totals={totals} />}
      {!isPortrait && <Clock />}
    </header>
  );
}

function Current({ news, totals }: WallNewsProps) {
  const date = useMoment((moment) => wallDate(totals.data, askedMs(totals, moment)));
  return (
    <div className="min-w-0 flex-1">
      <p className="wall-date text-wall-date truncate">
        <bdi>{date}</bdi>
      </p>
      <p className="text-wall-title text-ink-2 mt-[.35rem] flex items-center gap-[.9rem] font-normal tabular-nums">
        <span
          aria-hidden
          className={`size-[1.1rem] flex-none rounded-full ${news.state === 'live' ? 'bg-positive-mark' : 'border-ink-3 border-[.2rem]'}`}
        />
        {news.headline}
        <ClockWarning />
      </p>
    </div>
  );
}

/** The clock beside it is this machine's: where it is wrong, it does not stand there uncommented. */
function ClockWarning() {
  const warning = useClockWarning();
  return warning === '' ? null : (
    <span className="text-ink ml-[1rem] flex items-center gap-[.9rem] font-medium whitespace-nowrap">
      <TriangleAlert aria-hidden className="text-caution-mark size-[2rem] flex-none" />
      {warning}
    </span>
  );
}

function Old({ news }: { readonly news: WallNews }) {
  return (
    <div className="wall-old bg-caution-mark text-ink-on-mark flex h-[7rem] min-w-0 flex-1 items-center gap-[2rem] rounded-[.75rem] px-[2.25rem] tabular-nums">
      <TriangleAlert aria-hidden className="size-[4.25rem] flex-none stroke-[1.75]" />
      <div className="flex min-w-0 flex-1 items-center gap-[2rem]">
        <p className="text-wall-stale whitespace-nowrap">{news.headline}</p>
        <p className="text-wall-words ml-auto min-w-0 text-right">
          {news.words.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The Eastern time, also while the data is old: the page runs. */
export function Clock() {
  const [time = '', half = ''] = useMoment(({ now }) => easternTime(now)).split(' ');
  return (
    <p className="text-wall-clock flex items-baseline gap-[1.1rem] whitespace-nowrap tabular-nums">
      {time}
      <span className="text-wall-body text-ink-2 leading-none font-medium tracking-normal">
        {half} ET
      </span>
    </p>
  );
}
