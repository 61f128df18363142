import { Download } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { countsOf, outcomesOf } from '../../domain/appointment/appointment.ts';
import {
  filterRows,
  isFiltering,
  type RowFilter,
  type RowList,
} from '../../domain/appointment/row-filter.ts';
import { readStatus } from '../../domain/appointment/status.ts';
import { isWhole } from '../../domain/figures/received.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { datedName, download } from '../../features/export/download.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { FilterBar, NothingFound, useFilter } from '../../features/filter/index.tsx';
import type { Section } from '../../paths.ts';
import { NoRows, QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { RowsLink } from '../../shell/links.tsx';
import { useSearchChoice, useSearchText } from '../../shell/location.ts';
import { CardRefresh } from '../../shell/refresh.tsx';
import { Button } from '../../ui/button.tsx';
import { BeforeBooking, EmptyMessage } from '../../ui/card-messages.tsx';
import { Part } from '../../ui/chart/bars.tsx';
import { now } from '../../ui/clock.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AppointmentList } from './appointment-list.tsx';
import { appointmentColumns, appointmentsFile } from './csv.ts';
import { appointmentsText } from './log.ts';

/** A list with more rows scrolls. */
const rowsInView = 12;

const title = 'Appointments Analysis';
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
const none: readonly Appointment[] = [];

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

/** Appointments Analysis (spec 2): counts, the two lists, Refresh and the text export. */
export function AnalysisCard() {
  const appointments = useRead(reads.appointments);
  const { data } = appointments;
  const rows = data?.rows ?? none;
  const [tab, setTab] = useAnalysisTab();
  const filter = useFilter('rows');
  const isFiltered = isFiltering(filter);
  const matches = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const found = listsOf(matches);
  const total = listsOf(rows)[tab].length;
  const counts = data && countsOf(data);
  const isEmpty = data !== undefined && rows.length === 0 && isWhole(data);
  const exportText = () => {
    if (!counts) return;
    const text = appointmentsText(data, now());
    download(datedName('appointments.txt', now()), text, 'text/plain');
  };
  return (
    <QueryCard
      id={'appointments' satisfies Section}
      title={title}
      className={
        isEmpty
          ? 'low wide:flex-[7] w-full'
          : 'wide:flex-[7] min-h-[32.5rem] max-sm:min-h-[35.5rem]'
      }
      state={appointments}
      what="Appointments"
      skeleton={[6, 69]}
      actions={
        <>
          <Button
            size="small"
            icon={<Download aria-hidden className="icon-small max-sm:hidden" />}
            aria-label="Export, text"
            aria-disabled={data === undefined || undefined}
            aria-description={data === undefined ? 'Nothing to export yet' : undefined}
            onClick={exportText}
          >
            Export
          </Button>
          {rows.length > 0 && (
            <RowsExport
              {...appointmentsFile(tab, filter)}
              columns={appointmentColumns}
              rows={found[tab]}
            />
          )}
          <CardRefresh title={title} read={reads.appointments} />
        </>
      }
      footer={
        !isFiltered &&
        rows.length > 0 && (
          <>
            <span>
              {showNumber(total)} of {showNumber(rows.length)} in this list
            </span>
            {total > rowsInView && <span className="print:hidden">Scroll for more</span>}
          </>
        )
      }
    >
      {counts && counts.total > 0 && <AnalysisTotals {...counts} />}
      {rows.length > 0 && (
        <FilterBar list={title} scope="rows" shown={found[tab].length} total={total} />
      )}
      <Tabs
        label={title}
        value={tab}
        onChange={setTab}
        tabs={analysisTabs.map((side) => ({
          value: side,
          label: `${lists[side].label} (${showNumber(found[side].length)})`,
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
          ) : (
            <AppointmentList
              label={lists[side].label}
              name={side}
              rows={found[side]}
              withStatus={side === 'all'}
              empty={
                isFiltered ? (
                  <NoMatch tab={side} found={found} filter={filter} onOpen={setTab} />
                ) : (
                  <NoRows list={data} text={lists[side].empty} />
                )
              }
            />
          ),
        }))}
      />
    </QueryCard>
  );
}

type Lists = Readonly<Record<RowList, readonly Appointment[]>>;

const listsOf = (rows: readonly Appointment[]): Lists => ({ ...outcomesOf(rows), all: rows });

interface NoMatchProps {
  readonly tab: RowList;
  readonly found: Lists;
  readonly filter: RowFilter;
  readonly onOpen: (tab: RowList) => void;
}

/** Says that the open list has no match, with a button that opens a list with matches. */
function NoMatch({ tab, found, filter, onOpen }: NoMatchProps) {
  const { name } = lists[tab];
  const other = analysisTabs.find((list) => found[list].length > 0);
  if (!other) return <NothingFound what="appointment" filter={filter} />;
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

/** The total, valid and invalid counts, and a bar of their shares. */
function AnalysisTotals({ total, valid, invalid, undecided }: ReturnType<typeof countsOf>) {
  const percent = (part: number | null) => showPercent(shareOf(part, total));
  return (
    <div className="flex flex-wrap items-end gap-x-7 gap-y-4 px-4 pb-3.5">
      {(
        [
          ['Total', total, 'all'],
          ['Valid', valid, 'valid'],
          ['Invalid', invalid, 'invalid'],
        ] as const
      ).map(([label, count, list]) => (
        <p key={label} className="text-caption text-ink-2">
          <b className="text-figure-l text-ink block tabular-nums">
            <RowsLink list={list} count={count} />
          </b>
          {label}
        </p>
      ))}
      {total > 0 && undecided !== null && (
        <div className="text-caption text-ink-2 grid min-w-48 flex-1 gap-1.5 self-center tabular-nums">
          <div aria-hidden className="rounded-badge flex h-2 gap-0.5 overflow-hidden">
            <Part value={valid ?? 0} className={`${barPart} bg-ink-2`} />
            <Part value={invalid ?? 0} className={`${barPart} hatched`} />
            <Part value={undecided} className={`${barPart} ${otherLook}`} />
          </div>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <BarLegend look="bg-ink-2">Valid {percent(valid)}</BarLegend>
            <BarLegend look="hatched">Invalid {percent(invalid)}</BarLegend>
            {undecided !== 0 && (
              <BarLegend look={otherLook}>{showNumber(undecided)} undecided</BarLegend>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

const otherLook = 'border-line-control rounded-[2px] border';

// At least 4 px, so that a few rows among thousands are visible.
const barPart = 'min-w-1';

function BarLegend({ look, children }: { readonly look: string; readonly children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-[2px] ${look}`} />
      <span>{children}</span>
    </span>
  );
}
