import { useMemo } from 'react';
import { showNumber, countText, withOtherDays } from '../../domain/text/format.ts';
import { FilterBar, FilterLine, useFilter } from '../../features/filter/index.tsx';
import type { Section } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useAppointments } from '../../query/use-call.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalysisActions } from './analysis-actions.tsx';
import { AnalysisList, listWords } from './analysis-list.tsx';
import { sharesText, Totals } from './analysis-totals.tsx';
import { ShortReasonContext, useInOrder } from './appointment-table.tsx';
import { analysisTabs, useAnalysisTab } from './dashboard-tabs.ts';
import { FooterNote } from './footer-note.tsx';

/** Appointments Analysis (spec 2): counts, the two lists, Refresh and the exports. */
export function AnalysisCard() {
  const { figures: all, ofDays: figures, rows, part, state } = useAppointments();
  const { data } = state;
  const [tab, setTab] = useAnalysisTab();
  const filter = useFilter('rows');
  const { lists: ofDay, otherDays, find } = figures;
  const foundRows = useMemo(() => find(filter), [find, filter]);
  const inOrder = useInOrder(foundRows[tab].rows, tab);
  const counts = data && figures.counts;
  const isEmpty = data !== undefined && rows.length === 0 && part === '';
  return (
    <QueryCard
      id={'appointments' satisfies Section}
      title="Appointments Analysis"
      subtitle={
        counts && (
          <>
            {counts.total + otherDays > 0 && (
              <Totals {...counts} lists={ofDay} otherDays={otherDays} />
            )}
            <FooterNote panel="list" />
          </>
        )
      }
      className={`work max-sm:[&>header]:gap-1.5 max-sm:[&>header>[aria-hidden]]:hidden ${isEmpty ? 'max-wide:low' : 'wide:min-h-[517px]'}`}
      state={state}
      skeleton={[8, 52]}
      actions={<AnalysisActions list={tab} filter={filter} shown={inOrder.sorted.rows} />}
      footer={
        rows.length > 0 && (
          <>
            <span>
              <b className="font-semibold">{showNumber(foundRows[tab].ofDay)}</b>{' '}
              {withOtherDays(
                `of ${countText(ofDay.all.length, 'event')} shown`,
                foundRows[tab].otherDays,
              )}
            </span>
            {counts?.valid != null && <span className="max-sm:hidden">{sharesText(counts)}</span>}
          </>
        )
      }
    >
      <ShortReasonContext value={all.shortReason}>
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
                    shown={foundRows[tab].ofDay}
                    total={ofDay[tab].length}
                  />
                </div>
                <FilterLine scope="rows" />
              </>
            )
          }
          tabs={analysisTabs.map((list) => ({
            value: list,
            label: `${listWords[list].label} (${showNumber(foundRows[list].count)})`,
            content: (
              <AnalysisList
                {...{ list, foundLists: foundRows, filter, inOrder, state, part }}
                onOpen={setTab}
              />
            ),
          }))}
        />
      </ShortReasonContext>
    </QueryCard>
  );
}
