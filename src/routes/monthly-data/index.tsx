import { monthly } from '../../calls/monthly.ts';
import type { MonthFigures } from '../../calls/months.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { monthName } from '../../domain/time/month.ts';
import { MonthlyExportButton } from '../../features/export/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall, useMonth } from '../../query/use-call.ts';
import { changeSearchOnly } from '../../shell/location.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { MonthSwitch } from './month-switch.tsx';
import { Months } from './month-cards.tsx';
import { useChosenMonth } from './use-chosen-month.ts';

/** Monthly Data and Analytics (S2): one month for all its cards, which the URL names (C16). */
export function MonthlyData() {
  const { figures, status } = useCall(monthly);
  const thisMonth = useMonth(monthly);
  const { months, current } = figures.inMonth(thisMonth);
  const newestFirst = months.toReversed();
  const chosen = useChosenMonth(months);
  const month = chosen ?? current ?? newestFirst[0];
  const refresh = useRefresh(monthly);
  const choose = ({ month: { date, text } }: MonthFigures) =>
    changeSearchOnly({ month: text === current?.month.text ? '' : (date ?? text) });
  const isPhone = !useMinWidth('sm');
  const monthSwitch = (
    <MonthSwitch
      months={newestFirst}
      chosen={month}
      name={monthName(thisMonth)}
      onChange={choose}
    />
  );
  return (
    <Page
      subtitle={callCenterHours.text}
      status={status}
      refreshing={refresh.pending}
      actions={
        <>
          {monthSwitch}
          <RefreshButton label="Refresh" look="secondary" refresh={refresh} />
          <MonthlyExportButton label="Export Data" look="primary" className="min-w-[124px]" />
        </>
      }
      more={
        <>
          <RefreshButton label="Refresh" refresh={refresh} />
          <MonthlyExportButton label="Export Data" className="relative" />
        </>
      }
    >
      {isPhone && monthSwitch}
      {month ? (
        <Months {...{ status, figures, months, current, month }} isChosen={chosen !== undefined} />
      ) : (
        <QueryCard
          status={status}
          unreadable={figures.unreadable}
          title="Monthly Data"
          className="min-h-[40rem]"
          what="Monthly data"
          loading="Loading monthly data..."
          skeleton={[6, 92]}
          empty={{
            text: 'No monthly data yet',
            hint: 'The first month will appear here with its first valid appointments.',
          }}
        />
      )}
    </Page>
  );
}
