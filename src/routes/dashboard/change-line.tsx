import type { ComponentProps } from 'react';
import type { Yesterday } from '../../calls/dashboard.ts';
import { noValue, showComparison, showNumber } from '../../domain/number/format.ts';
import { useCardAge } from '../../query/card-age.tsx';
import { useIsOutage } from '../../query/outage.ts';
import { usePeriod } from '../../query/screen-time.ts';
import type { ReadState } from '../../query/use-read.ts';
import { Trend } from '../../ui/stat-cell.tsx';

interface ChangeLineProps {
  readonly figure: keyof Yesterday;
  readonly yesterday: ReadState<Yesterday>;
  readonly show: (value: number | null) => string;
  readonly tone?: NonNullable<ComponentProps<typeof Trend>['tone']>;
}

/** The change versus yesterday (rulings C4), yesterday's figure, and the age of both when old. */
export function ChangeLine({ figure, yesterday, show, tone }: ChangeLineProps) {
  const { state, text: age } = useCardAge(yesterday);
  const { before } = usePeriod();
  const isOutage = useIsOutage();
  if (yesterday.data === undefined && !yesterday.hasFailed) return noValue;
  const comparison = yesterday.data?.[figure];
  const { text, trend } = showComparison(comparison);
  return (
    <>
      <Trend trend={trend} text={text} tone={tone ?? trend} />
      {comparison?.yesterday ? (
        <span>
          vs {show(comparison.yesterday)}
          {before}
        </span>
      ) : null}
      {(state === 'delayed' || state === 'stale') && !isOutage && (
        <span className="text-caution font-medium">{age} old</span>
      )}
    </>
  );
}

/** The lines of the valid appointments' change: one, and space for the second. */
export const changeLines = {
  first:
    'relative -mx-1 -my-[3px] flex min-h-6 items-center gap-x-1.5 px-1 py-[3px] max-sm:my-0 max-sm:min-h-9',
  text: 'flex flex-wrap items-center gap-x-1.5',
  second: 'min-h-[18px] basis-full',
} as const;

/** The valid appointments' change before the record of the day is known, without a color yet (rulings C40). */
export function PlainValidChange({ yesterday }: Pick<ChangeLineProps, 'yesterday'>) {
  return (
    <>
      <span className={changeLines.first}>
        <span className={changeLines.text}>
          <ChangeLine
            figure="totalValidAppointments"
            yesterday={yesterday}
            show={showNumber}
            tone="neutral"
          />
        </span>
        <span className="size-3.5 flex-none" />
      </span>
      <span className={changeLines.second} />
    </>
  );
}
