import { useId } from 'react';
import type { Yesterday } from '../../api/entities/dashboard.ts';
import { rated } from '../../domain/number/bands.ts';
import { showComparison } from '../../domain/number/comparison.ts';
import { unitText } from '../../domain/text/count-text.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import type { RegionCounts } from './figures.ts';
import type { Totals } from './memory.ts';
import type { WallPart } from './news.ts';
import { asOf, wallHeading } from './texts.ts';
import { useMoment } from '../../ui/clock/clock.ts';
import { Trend } from '../../ui/trend.tsx';
import { Figure } from './figure.tsx';
import { fitRem } from './fit.ts';
import { stateOf } from './part-state.ts';
import { answeredMs, askedMs, type Fact } from './use-wall.ts';

interface HeroProps {
  readonly totals: Fact<Totals>;
  readonly regions: Fact<RegionCounts>;
  readonly change: Fact<Yesterday>;
  readonly old: readonly WallPart[];
  readonly isPortrait: boolean;
}

/** How many are valid, of how many, and how that compares with yesterday. */
export function Hero({ totals, regions, change, old, isPortrait }: HeroProps) {
  const titleId = useId();
  const isOld = old.includes('totals');
  const { valid = null, weekly = false } = totals.data ?? {};
  const events = regions.data?.events ?? null;
  const figure = showNumber(valid);
  // A comma under tight figures would touch them.
  const look = figure.includes(',') ? 'tracking-[-.04em]' : '';
  const heading = useMoment((at) => wallHeading(totals.data, askedMs(totals, at), at.now));
  return (
    <section
      aria-labelledby={titleId}
      data-card="Totals"
      data-state={stateOf(totals, isOld)}
      data-old={isOld || undefined}
      className="flex flex-col"
    >
      <h2 id={titleId} className="text-wall-title text-ink-2 whitespace-nowrap">
        {heading}
      </h2>
      <p
        className={`text-wall-hero mt-[1.4rem] mb-[1.6rem] -ml-[.3rem] flex h-[16.6rem] items-center whitespace-nowrap lining-nums ${look}`}
        style={{ fontSize: `${isPortrait ? fitRem(figure, 17, 31) : fitRem(figure, 19.5, 35)}rem` }}
      >
        <Figure text={figure} />
      </p>
      <p
        data-old={old.includes('regions') || undefined}
        className="text-wall-body text-ink-2 whitespace-nowrap tabular-nums"
      >
        <b className="text-ink font-semibold">{showNumber(events)}</b> {unitText(events, 'event')},{' '}
        <b className="text-ink font-semibold">{rated(valid, events).percent}</b> valid
      </p>
      <p className="text-wall-body text-ink-2 flex items-center gap-[.6rem] whitespace-nowrap tabular-nums">
        {isOld ? (
          <AsOf totals={totals} />
        ) : (
          <Change change={change} weekly={weekly} isOld={old.includes('change')} />
        )}
      </p>
    </section>
  );
}

function AsOf({ totals }: { readonly totals: Fact<Totals> }) {
  return useMoment((at) => asOf(answeredMs(totals, at), at.now));
}

interface ChangeProps {
  readonly change: Fact<Yesterday>;
  readonly weekly: boolean;
  readonly isOld: boolean;
}

/** Rulings C4. In weekly mode the server does not say what it compares with, so it is not called yesterday. */
function Change({ change, weekly, isOld }: ChangeProps) {
  if (change.data === undefined) return change.hasFailed ? showComparison(null).text : noValue;
  const comparison = change.data.totalValidAppointments;
  const { text, trend } = showComparison(comparison);
  return (
    <span data-old={isOld || undefined} className="flex items-center gap-x-[.6rem]">
      <Trend trend={trend} text={text} isLarge />{' '}
      {comparison?.yesterday ? (
        <span className="text-ink-2">
          from {showNumber(comparison.yesterday)} {weekly ? 'before' : 'yesterday'}
        </span>
      ) : null}
    </span>
  );
}
