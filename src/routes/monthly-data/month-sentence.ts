import { averageBefore, changeSinceMonthBefore, type MonthFigures } from '../../calls/months.ts';
import { showNumber, showSignedPercent, showSize, listText } from '../../domain/text/format.ts';
import { monthBefore, monthWord, shownMonth } from '../../domain/time/month.ts';
import type { CalendarDate } from '../../domain/time/read-time.ts';
import { percentFrom } from '../../domain/number/arithmetic.ts';
import type { SentenceParts } from '../../ui/sentence.tsx';

interface MonthSentence {
  readonly parts: SentenceParts;
  /** The figures behind it: 'Weekly average: 1,020, against 980 and 1,042.4'; '' without a comparison. */
  readonly base: string;
}

interface Comparison {
  readonly percent: number;
  /** 'October', 'the average of July to October' */
  readonly with: string;
  readonly average: number | null;
}

/** How a month was, of the figures on the screen; null where nothing can be said of it. */
export function monthSentence(
  months: readonly MonthFigures[],
  month: MonthFigures,
): MonthSentence | null {
  const name = monthWord(month.month);
  const { date } = month.month;
  if (date === null) return null;
  if (month.hasNoFullWeek) return plain(`${name} has no full week${month.isOpen ? ' yet' : ''}.`);
  const comparisons = [withMonthBefore(months, month, date), withEarlier(months, month)].filter(
    (comparison) => comparison !== null,
  );
  const [first, second] = comparisons;
  if (!first)
    return months[0] === month
      ? plain(`${shownMonth(month.month)} is the first month there is.`)
      : null;
  const { sentGrowth } = changeSinceMonthBefore(months, month);
  const averages = comparisons.flatMap(({ average }) =>
    average === null ? [] : showNumber(average),
  );
  return {
    parts: [
      { text: `${name} ${month.isOpen ? 'runs' : 'was'} ` },
      ...partsOf(first),
      ...(second ? [{ text: ' and ' }, ...partsOf(second)] : []),
      { text: '.' },
    ],
    base:
      month.weeklyAverage === null || averages.length === 0
        ? ''
        : `Weekly average: ${showNumber(month.weeklyAverage)}, against ${averages.join(' and ')}${
            sentGrowth === null ? '' : `; growth by the server ${showSignedPercent(sentGrowth)}`
          }`,
  };
}

const plain = (text: string): MonthSentence => ({ parts: [{ text }], base: '' });

function partsOf({ percent, with: other }: Comparison): SentenceParts {
  const size = showSize(percent);
  if (size === '0%') return [{ text: 'as high as', isStrong: true }, { text: ` ${other}` }];
  const side = percent > 0 ? 'above' : 'below';
  return [{ text: `${size} ${side}`, isStrong: true }, { text: ` ${other}` }];
}

function withMonthBefore(
  months: readonly MonthFigures[],
  month: MonthFigures,
  date: string,
): Comparison | null {
  const { before, percent } = changeSinceMonthBefore(months, month);
  // The server may know the month before the first of its list.
  if (percent === null || months[0] === month) return null;
  const name = monthBefore(date);
  return {
    percent,
    with: monthWord({ date: name, text: name }),
    average: before?.weeklyAverage ?? null,
  };
}

function withEarlier(months: readonly MonthFigures[], month: MonthFigures): Comparison | null {
  const earlier = averageBefore(months, month);
  const percent = percentFrom(earlier?.average, month.weeklyAverage);
  if (!earlier || percent === null) return null;
  return { percent, with: `the average of ${spanText(earlier.months)}`, average: earlier.average };
}

/** 'July to October'; months with a gap between them by name. */
function spanText(months: readonly CalendarDate[]): string {
  const names = months.map(monthWord);
  const isRun = months.every(
    ({ date }, index) => index === 0 || months[index - 1]?.date === monthBefore(date ?? ''),
  );
  return isRun ? `${names[0]} to ${names.at(-1)}` : listText(names);
}
