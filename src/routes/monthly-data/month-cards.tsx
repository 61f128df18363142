import { QueryCard } from '../../query/query-card.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { WeeklyChartCard } from './chart-card.tsx';
import { MonthStrip } from './month-strip.tsx';
import type { MonthsProps } from './monthly.ts';
import { HistoryCard } from './months-card.tsx';
import { MonthSentence } from './sentence.tsx';
import { RegionalCard, TelemarketersCard } from './share-cards.tsx';
import { BreakdownCard } from './weeks-card.tsx';

/** The cards of the chosen month. */
export function Months(props: MonthsProps & { readonly isChosen: boolean }) {
  const { status, figures, current, month, isChosen } = props;
  return (
    <>
      <MonthSentence {...props} />
      {current || isChosen ? (
        <MonthStrip {...props} />
      ) : (
        <QueryCard
          status={status}
          unreadable={figures.unreadable}
          title="Current month"
          className="min-h-44"
          what="The current month"
          empty={{
            text: 'No data for the current month yet',
            hint: `Figures appear with the first valid appointments. Below is ${month.name}.`,
          }}
        />
      )}
      <CardRow className="wide:grid-cols-[2fr_1fr]">
        <WeeklyChartCard {...props} />
        <RegionalCard {...props} />
      </CardRow>
      <CardRow className="wide:grid-cols-[7fr_5fr]">
        <BreakdownCard {...props} />
        <TelemarketersCard {...props} />
      </CardRow>
      <HistoryCard {...props} />
    </>
  );
}
