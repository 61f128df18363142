import { type Yesterday, yesterdayComparison } from '../../calls/dashboard.ts';
import { noValue, showComparison, showNumber } from '../../domain/text/format.ts';
import { useCardAge } from '../../query/card-age.tsx';
import { useIsOutage } from '../../query/is-outage.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { Trend } from '../../ui/stat-cell.tsx';

interface ChangeLineProps {
  readonly figure: keyof Yesterday;
  readonly show: (value: number | null) => string;
}

/** The change versus yesterday (C4), yesterday's figure, and the age of both when old. */
export function ChangeLine({ figure, show }: ChangeLineProps) {
  const { figures, status: yesterday } = useCall(yesterdayComparison);
  const { age } = useCardAge(yesterday);
  const { before, isWeek } = usePeriod();
  const isOutage = useIsOutage();
  // The small cells of a phone have one line.
  const isShort = !useMinWidth('sm') && figure !== 'totalValidAppointments';
  if (yesterday.data === undefined && !yesterday.hasFailed) return noValue;
  const comparison = figures[figure];
  const { text, trend } = showComparison(comparison);
  return (
    <>
      <Trend trend={trend} text={text} />
      {/* In a week 'vs 4 before' says no more than 'No change'. */}
      {comparison?.yesterday && !((isShort || isWeek) && comparison.change === 0) ? (
        <span>
          vs {show(comparison.yesterday)}
          {!isShort && before}
        </span>
      ) : null}
      {age !== '' && !isOutage && <span className="text-caution font-medium">{age} old</span>}
    </>
  );
}

/** The place of the valid appointments' change, and of its text in it. */
export const changeClass = {
  place:
    'relative -mx-1 -my-[3px] flex min-h-6 items-center gap-x-1.5 px-1 py-[3px] max-sm:my-0 max-sm:min-h-9',
  text: 'flex flex-wrap items-center gap-x-1.5',
} as const;

/** The valid appointments' change as a text. */
export function PlainValidChange() {
  return (
    <span className={changeClass.place}>
      <span className={changeClass.text}>
        <ChangeLine figure="totalValidAppointments" show={showNumber} />
        <span className="size-3.5 flex-none" />
      </span>
    </span>
  );
}
