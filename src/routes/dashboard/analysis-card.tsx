import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { FilterBar, FilterLine, useFilter } from '../../features/filter/index.tsx';
import type { Section } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalysisActions } from './analysis-actions.tsx';
import { AnalysisList, listWords } from './analysis-list.tsx';
import { Totals } from './analysis-totals.tsx';
import { ShortReasonContext, useInOrder } from './appointment-table.tsx';
import { analysisTabs, useAnalysisTab } from './dashboard-tabs.ts';

/** Appointments Analysis (S2): counts, the two lists, Refresh and the exports. */
export function AnalysisCard() {
  const { figures, rows, received, status } = useCall(appointments);
  const { data } = status;
  const [tab, setTab] = useAnalysisTab();
  const filter = useFilter('rows');
  const { lists, find } = figures;
  const foundLists = useMemo(() => find(filter), [find, filter]);
  const sorted = useInOrder(foundLists[tab], tab);
  const counts = data && figures.counts;
  const isEmpty = data !== undefined && rows.length === 0 && received === '';
  return (
    <QueryCard
      id={'appointments' satisfies Section}
      title="Appointments Analysis"
      subtitle={counts && counts.total > 0 && <Totals {...counts} />}
      className={`work max-sm:[&>header]:gap-1.5 max-sm:[&>header>[aria-hidden]]:hidden ${isEmpty ? 'max-wide:compact-empty' : 'wide:min-h-[517px]'}`}
      status={status}
      skeleton={[8, 52]}
      actions={<AnalysisActions list={tab} filter={filter} shown={sorted.rows} />}
      footer={
        rows.length > 0 && (
          <span>
            <b className="font-semibold">{showNumber(foundLists[tab].length)}</b> of{' '}
            {countText(lists.all.length, 'event')} shown
          </span>
        )
      }
    >
      <ShortReasonContext value={figures.shortReason}>
        <Tabs
          value={tab}
          onChange={setTab}
          aside={
            rows.length > 0 && (
              <>
                <div className="flex min-w-72 flex-1 justify-end py-1.5 pr-4 pl-1 @max-[44rem]:basis-full @max-[44rem]:px-4">
                  <FilterBar
                    isSmall
                    scope="rows"
                    shown={foundLists[tab].length}
                    total={lists[tab].length}
                  />
                </div>
                <FilterLine scope="rows" />
              </>
            )
          }
          tabs={analysisTabs.map((list) => ({
            value: list,
            label: `${listWords[list].label} (${showNumber(foundLists[list].length)})`,
            content: (
              <AnalysisList
                {...{ list, foundLists, filter, sorted, status, received }}
                onOpen={setTab}
              />
            ),
          }))}
        />
      </ShortReasonContext>
    </QueryCard>
  );
}
