import { Download } from 'lucide-react';
import { messageOf } from '../../api/api-error.ts';
import { reads } from '../../api/contract.ts';
import type { Monthly } from '../../api/entities/monthly.ts';
import { useRead, type ReadState } from '../../api/use-read.ts';
import { easternDate } from '../../domain/eastern.ts';
import { monthlyMetricsName } from '../../domain/file-names.ts';
import { monthName } from '../../domain/month.ts';
import { earlierMonths, isUnfinished, monthsOf } from '../../domain/monthly.ts';
import { useMoment } from '../../shell/clock.ts';
import { PageFreshness } from '../../shell/freshness.tsx';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh-button.tsx';
import { useExport } from '../../shell/use-export.ts';
import { Button } from '../../ui/button.tsx';
import { BreakdownCard } from './breakdown-card.tsx';
import { CurrentMonth } from './current-month.tsx';
import { HistoryCard } from './history-card.tsx';
import { NoCurrentMonth, NoMonths } from './no-data.tsx';
import { RegionalCard } from './regional-card.tsx';
import { TelemarketersCard } from './telemarketers-card.tsx';
import { TotalsCard } from './totals-card.tsx';
import { WeeklyChartCard } from './weekly-chart-card.tsx';

/** Monthly Data and Analytics (spec 2). */
export function MonthlyData() {
  const monthly = useRead(reads.monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const refresh = useRefresh(reads.monthly);
  const exportData = useExport({
    read: reads.monthly,
    fileName: monthlyMetricsName,
    done: {
      title: 'Monthly Data Exported',
      description: 'Monthly accumulated data has been downloaded.',
    },
    missing: monthly.error ? messageOf(monthly.error) : 'Monthly data has not been loaded yet.',
  });
  return (
    <Page
      title="Monthly Data and Analytics"
      subtitle={<bdi>{currentName(monthly.data, thisMonth)}</bdi>}
      freshness={<PageFreshness main={monthly} refreshing={refresh.pending} />}
      actions={
        <>
          <RefreshButton label="Refresh" look="secondary" refresh={refresh} />
          <Button
            look="primary"
            className="max-sm:flex-auto"
            icon={<Download aria-hidden className="icon" />}
            onClick={exportData}
          >
            Export Data
          </Button>
        </>
      }
    >
      <Months monthly={monthly} thisMonth={thisMonth} />
    </Page>
  );
}

/** 'November 2026, to date'; without a current month the one that the calendar says. */
function currentName(data: Monthly | undefined, thisMonth: string): string {
  const month = data?.summary.currentMonth;
  if (!month) return monthName(thisMonth);
  return `${monthName(month.month)}${isUnfinished(month, thisMonth) ? ', to date' : ''}`;
}

const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0';

interface MonthsProps {
  readonly monthly: ReadState<Monthly>;
  /** 'YYYY-MM' of today, Eastern. */
  readonly thisMonth: string;
}

function Months({ monthly, thisMonth }: MonthsProps) {
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
          <CurrentMonth monthly={monthly} month={current} before={earlier[0]} name={name} />
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
