import { Download } from 'lucide-react';
import { mapValues } from 'es-toolkit/object';
import { useMemo } from 'react';
import { type Appointment, appointments, type DayFigures } from '../../calls/appointments.ts';
import { withOtherDays } from '../../calls/by-time.ts';
import { outcomesOf, readStatus } from '../../domain/appointment/appointment.ts';
import { isFiltering, type RowFilter, type RowList } from '../../domain/appointment/row-filter.ts';
import { countWhere } from '../../domain/number/figure.ts';
import { countAmong } from '../../api/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { isBlank, visibleLine } from '../../domain/text/clean.ts';
import { countText } from '../../domain/text/words.ts';
import { datedName, download } from '../../features/export/download.ts';
import { CsvExport, ExcelExport, RowsExport } from '../../features/export/rows-export.tsx';
import { FilterBar, FilterLine, NothingFound, useFilter } from '../../features/filter/index.tsx';
import type { Section } from '../../paths.ts';
import { NoRows, QueryCard } from '../../query/query-card.tsx';
import { useDays } from '../../query/screen-time.ts';
import { useCall } from '../../query/use-read.ts';
import { useSearchChoice, useSearchText } from '../../shell/location.ts';
import { MoreMenu } from '../../shell/more-menu.tsx';
import { CardRefresh } from '../../shell/refresh.tsx';
import { Button } from '../../ui/button.tsx';
import { BeforeBooking, EmptyMessage } from '../../ui/card-messages.tsx';
import { now } from '../../ui/clock.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { SearchedContext } from '../../ui/marked.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type Lists, sharesText, Totals } from './analysis-totals.tsx';
import { AppointmentTable, ShortReasonsContext, useInOrder } from './appointment-table.tsx';
import { appointmentColumns, appointmentsFile, appointmentsText } from './log.ts';

const lists = {
  valid: {
    label: 'Valid Appointments',
    name: 'Valid',
    empty: 'No valid appointments found',
    hint: 'Valid appointments will appear here with their rules.',
  },
  invalid: {
    label: 'Invalid/Blocked',
    name: 'Invalid/Blocked',
    empty: 'No invalid appointments found',
    hint: 'Invalid and blocked events will appear here with their reasons.',
  },
  // After the two lists of the spec: it also has the rows that belong to neither (rulings A3).
  all: {
    label: 'All Events',
    name: 'All Events',
    empty: 'No appointments found',
    hint: 'All booked events will appear here.',
  },
} as const satisfies Record<RowList, object>;
// Two cards have tabs, so `tab` may be in the URL twice (rulings C16).
export const analysisTabs = ['valid', 'invalid', 'all'] as const satisfies readonly RowList[];
export const learningTabs = [
  'overview',
  'patterns',
  'performance',
  'ai-insights',
  'corrections',
] as const;

/** The open list. A URL with a status and no tab opens the list that has its rows. */
function useAnalysisTab() {
  const status = useSearchText('status');
  const first: RowList = isBlank(status) ? 'valid' : (readStatus(status).outcome ?? 'all');
  return useSearchChoice<RowList>('tab', [first, ...analysisTabs], learningTabs);
}

/** The rows of any day that a filter means, by list, and how many of each are of the days in the heading. */
function useFound({ found: findRows, isOfDay }: DayFigures, filter: RowFilter) {
  return useMemo(() => {
    const found = listsOf(findRows(filter));
    return { found, foundOfDay: mapValues(found, (list) => countWhere(list, isOfDay)) };
  }, [findRows, isOfDay, filter]);
}

/** Appointments Analysis (spec 2): counts, the two lists, Refresh and the text export. */
export function AnalysisCard() {
  const { figures: all, rows, part: received, state } = useCall(appointments);
  const figures = all.on(useDays());
  const { data } = state;
  const [tab, setTab] = useAnalysisTab();
  const filter = useFilter('rows');
  const isFiltered = isFiltering(filter);
  const { lists: ofDay, otherDays } = figures;
  const { found, foundOfDay } = useFound(figures, filter);
  const inOrder = useInOrder(found[tab], tab);
  const total = ofDay[tab].length;
  const counts = data && figures.counts;
  const isEmpty = data !== undefined && rows.length === 0 && figures.isWhole;
  const isPhone = !useMinWidth('sm');
  const sheet = {
    ...appointmentsFile(tab, filter),
    columns: appointmentColumns,
    rows: inOrder.sorted.rows,
  };
  const exportText = () => {
    if (!counts) return;
    const text = appointmentsText(data, figures, now());
    download(datedName('appointments.txt', now()), text, 'text/plain');
  };
  const textExport = (
    <Button
      size="small"
      icon={Download}
      iconClass="icon-small max-sm:hidden"
      aria-label="Export, text"
      aria-disabled={data === undefined || undefined}
      aria-description={data === undefined ? 'Nothing to export yet' : undefined}
      onClick={exportText}
    >
      Export
    </Button>
  );
  return (
    <QueryCard
      id={'appointments' satisfies Section}
      title="Appointments Analysis"
      subtitle={
        counts &&
        counts.total + otherDays > 0 && <Totals {...counts} lists={ofDay} otherDays={otherDays} />
      }
      className={`work max-sm:[&>header]:gap-1.5 ${isEmpty ? 'max-wide:low' : 'wide:min-h-[517px]'}`}
      state={state}
      skeleton={[8, 52]}
      actions={
        <>
          {isPhone ? (
            <MoreMenu isSmall>
              {textExport}
              <ExcelExport {...sheet} />
              <CsvExport {...sheet} />
            </MoreMenu>
          ) : (
            <>
              {textExport}
              {rows.length > 0 && <RowsExport {...sheet} />}
            </>
          )}
          <CardRefresh read={appointments} />
        </>
      }
      footer={
        rows.length > 0 && (
          <>
            <span>
              <b className="font-semibold">{showNumber(foundOfDay[tab])}</b>{' '}
              {withOtherDays(
                `of ${countText(ofDay.all.length, 'event')} shown`,
                found[tab].length - foundOfDay[tab],
              )}
            </span>
            {counts?.valid != null && <span className="max-sm:hidden">{sharesText(counts)}</span>}
          </>
        )
      }
    >
      <Tabs
        value={tab}
        onChange={setTab}
        aside={
          rows.length > 0 && (
            <>
              <div className="flex min-w-72 flex-1 justify-end py-1.5 pr-2 pl-1 @max-[44rem]:basis-full @max-[44rem]:px-4">
                <FilterBar isSmall scope="rows" shown={foundOfDay[tab]} total={total} />
              </div>
              <FilterLine scope="rows" />
            </>
          )
        }
        tabs={analysisTabs.map((side) => ({
          value: side,
          label: `${lists[side].label} (${showNumber(countAmong(foundOfDay[side], received))})`,
          content: isEmpty ? (
            <div className="grid *:border-t-0">
              <EmptyMessage
                text={lists[side].empty}
                hint={
                  <>
                    <span className="max-sm:hidden">{lists[side].hint}</span> <BeforeBooking />
                  </>
                }
              />
            </div>
          ) : found[side].length > 0 ? (
            <SearchedContext value={visibleLine(filter.q)}>
              <ShortReasonsContext value={all.shortReasons}>
                <AppointmentTable label={lists[side].label} {...inOrder} list={side} />
              </ShortReasonsContext>
            </SearchedContext>
          ) : (
            <div className="grid min-h-72 flex-1 *:border-t-0">
              {isFiltered ? (
                <NoMatch
                  tab={side}
                  found={found}
                  filter={filter}
                  received={received}
                  onOpen={setTab}
                />
              ) : (
                <NoRows list={data} text={lists[side].empty} />
              )}
            </div>
          ),
        }))}
      />
    </QueryCard>
  );
}

const listsOf = (rows: readonly Appointment[]): Lists => ({ ...outcomesOf(rows), all: rows });

interface NoMatchProps {
  readonly tab: RowList;
  readonly found: Lists;
  readonly filter: RowFilter;
  readonly received: string;
  readonly onOpen: (tab: RowList) => void;
}

/** Says that the open list has no match, with a button that opens a list with matches. */
function NoMatch({ tab, found, filter, received, onOpen }: NoMatchProps) {
  const { name } = lists[tab];
  const other = analysisTabs.find((list) => found[list].length > 0);
  if (!other) return <NothingFound what="appointment" {...{ filter, received }} />;
  const open = (button: HTMLElement) => {
    // The button is about to unmount.
    const card = button.closest('section');
    card?.querySelector<HTMLElement>(`[role="tab"][id$="-tab-${other}"]`)?.focus();
    onOpen(other);
  };
  return (
    <EmptyMessage
      kind="search"
      text={
        <>
          No matches in {name}.{' '}
          <Button size="small" onClick={({ currentTarget }) => open(currentTarget)}>
            {showNumber(found[other].length)} in {lists[other].name}
          </Button>
        </>
      }
    />
  );
}
