import { Link } from 'wouter';
import { type Counts, undecidedOf } from '../../domain/figures/events.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { Bars, Column, Part, Tick } from '../../ui/chart/bars.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { spanTicks } from '../../ui/chart/scale.ts';

export const eventLegend = [
  { name: 'Valid', look: 'bg-ink-2 size-3 rounded-[2px]' },
  { name: 'Invalid', look: 'hatched size-3 rounded-[2px]' },
];

export interface EventBar extends Counts {
  /** The hour or day. */
  readonly label: string;
  readonly isNow: boolean;
  /** The rows of its events; null where no list has them alone. */
  readonly href: string | null;
}

interface EventBarsProps {
  readonly label: string;
  readonly bars: readonly EventBar[];
  /** The most events of a bar, in all charts of the card. */
  readonly mostEvents: number;
}

/** Valid of all events on each bar. */
export function EventBars({ label, bars, mostEvents }: EventBarsProps) {
  const ticks = spanTicks(0, mostEvents);
  return (
    <Plot
      ticks={ticks}
      className="min-h-36 flex-1 pt-9 pb-14 @2xl:pt-6 @2xl:pb-5.5 print:h-48 print:flex-none"
    >
      <Bars aria-label={label} rows={bars} keyOf={(bar) => bar.label}>
        {(bar) => (
          <>
            {bar.all > 0 && <OneBar bar={bar} top={ticks.at(-1) ?? mostEvents} />}
            <Tick>
              <span className={`@2xl:whitespace-nowrap ${bar.isNow ? 'text-ink font-medium' : ''}`}>
                {bar.label + (bar.isNow ? ', now' : '')}
              </span>
            </Tick>
          </>
        )}
      </Bars>
    </Plot>
  );
}

interface OneBarProps {
  readonly bar: EventBar;
  /** The value at the upper end of the axis. */
  readonly top: number;
}

function OneBar({ bar, top }: OneBarProps) {
  const { label, valid, invalid, all, href } = bar;
  const name = `${label}: ${showNumber(valid)} valid of ${countText(all, 'event')}`;
  const column = (
    <Column
      percent={(all / top) * 100}
      figure={
        <span className="text-ink-2 font-medium group-hover:underline">
          {showNumber(valid)} <span className="whitespace-nowrap">/ {showNumber(all)}</span>
        </span>
      }
    >
      <Part value={valid} className="bg-ink-2" />
      <Part value={invalid} className="hatched border-line-control border" />
      <Part value={undecidedOf(bar)} className="bg-track" />
    </Column>
  );
  if (href === null)
    return (
      <span role="img" aria-label={name} className="flex flex-1">
        {column}
      </span>
    );
  return (
    <Link href={href} aria-label={name} className="focus-inside group flex flex-1">
      {column}
    </Link>
  );
}
