import { reads } from '../../api/contract.ts';
import type { Monthly } from '../../api/entities/monthly.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { isUnfinished, monthName, monthsOf } from '../../domain/time/month.ts';
import { MonthlyExportButton } from '../../features/export/index.tsx';
import { PageFreshness } from '../../query/page-freshness.tsx';
import { useRead } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { useMoment } from '../../ui/clock.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { TotalsCard, WeeklyChartCard } from './chart-cards.tsx';
import { CurrentMonth } from './current-month.tsx';
import { HistoryCard } from './history-card.tsx';
import { type MonthsProps, NoCurrentMonth, NoMonths } from './monthly-card.tsx';
import { earlierMonths } from './monthly.ts';
import { RegionalCard, TelemarketersCard } from './share-cards.tsx';

/** Monthly Data and Analytics (spec 2). */
export function MonthlyData() {
  const monthly = useRead(reads.monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const refresh = useRefresh(reads.monthly);
  return (
    <Page
      subtitle={
        <>
          <bdi>{currentName(monthly.data, thisMonth)}</bdi> · {callCenterHours.text}
        </>
      }
      freshness={<PageFreshness main={monthly} refreshing={refresh.pending} />}
      actions={
        <>
          <RefreshButton label="Refresh" look="secondary" refresh={refresh} />
          <MonthlyExportButton
            label="Export Data"
            look="primary"
            className="max-sm:flex-auto sm:min-w-[124px]"
          />
        </>
      }
    >
      <Months monthly={monthly} thisMonth={thisMonth} />
    </Page>
  );
}

/** 'November 2026, to date'; the calendar's month where the server names none. */
function currentName(data: Monthly | undefined, thisMonth: string): string {
  const month = data?.summary.currentMonth;
  if (!month) return monthName(thisMonth);
  return `${monthName(month.month)}${isUnfinished(month, thisMonth) ? ', to date' : ''}`;
}

const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0';

function Months({ monthly, thisMonth }: Omit<MonthsProps, 'months'>) {
  const { data } = monthly;
  const months = data ? monthsOf(data) : [];
  if (!data || months.length === 0) return <NoMonths monthly={monthly} />;
  const current = data.summary.currentMonth;
  const earlier = earlierMonths(data);
  const name = currentName(data, thisMonth);
  const chart = <WeeklyChartCard monthly={monthly} months={months} />;
  const breakdown = <BreakdownCard monthly={monthly} months={months} thisMonth={thisMonth} />;
  return (
    <>
      {current ? (
        <>
          <CurrentMonth monthly={monthly} month={current} previous={earlier[0]} name={name} />
          <div className={`${row} wide:grid-cols-[2fr_1fr]`}>
            {chart}
            <RegionalCard monthly={monthly} month={current} name={name} />
          </div>
          <div className={`${row} wide:grid-cols-[7fr_5fr]`}>
            {breakdown}
            <TelemarketersCard monthly={monthly} month={current} />
          </div>
        </>
      ) : (
        <>
          <NoCurrentMonth monthly={monthly} name={name} />
          {chart}
          {breakdown}
        </>
      )}
      <TotalsCard monthly={monthly} months={months} thisMonth={thisMonth} />
      <HistoryCard monthly={monthly} months={earlier} />
    </>
  );
}
