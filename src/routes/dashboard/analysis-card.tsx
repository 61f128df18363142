import { Download } from 'lucide-react';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { countsOf } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/number/format.ts';
import { appointmentsTextName, download } from '../../features/export/download.ts';
import { FilterBar } from '../../features/filter/index.ts';
import type { Section } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { CardRefresh } from '../../shell/refresh.tsx';
import { BeforeBooking } from '../../ui/booked-at.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { now } from '../../ui/clock.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalysisTotals } from './analysis-totals.tsx';
import { AppointmentList } from './appointment-list.tsx';
import { CsvExportButton } from './csv-export-button.tsx';
import { NoMatch } from './elsewhere.tsx';
import { lowerCards } from './lower-outlines.tsx';
import { analysisTabs } from './tabs.ts';
import { appointmentsText } from './text-export.ts';
import { useAnalysis } from './use-analysis.ts';

/** The most rows in view at once. */
const mostInView = 12;

const { title } = lowerCards.analysis;
const lists = {
  valid: {
    label: 'Valid Appointments',
    empty: 'No valid appointments found',
    next: 'Valid appointments will appear here with their rules.',
  },
  invalid: {
    label: 'Invalid/Blocked',
    empty: 'No invalid appointments found',
    next: 'Invalid and blocked events will appear here with their reasons.',
  },
  // Last, after the two of the spec: also the rows of neither (rulings A3).
  all: {
    label: 'All Events',
    empty: 'No appointments found',
    next: 'All booked events will appear here.',
  },
} as const;
const none: readonly Appointment[] = [];

/** Appointments Analysis (spec 2): counts, the two lists, Refresh and the text export. */
export function AnalysisCard({ className }: { readonly className: string }) {
  const appointments = useRead(reads.appointments);
  const rows = appointments.data?.rows ?? none;
  const { tab, setTab, filter, listName, total, found, isFiltered, elsewhere } = useAnalysis(rows);
  const shown = found[tab].length;
  const noMatch = <NoMatch listName={listName} place={elsewhere} filter={filter} />;
  const { data } = appointments;
  const counts = data && countsOf(data);
  const isEmpty = data !== undefined && rows.length === 0;
  const exportText = () => {
    if (!counts) return;
    const text = appointmentsText(data.rows, counts, now());
    download(appointmentsTextName(now()), text, 'text/plain');
  };
  return (
    <QueryCard
      id={'appointments' satisfies Section}
      title={title}
      className={`${isEmpty ? 'low w-full' : lowerCards.analysis.className} ${className}`}
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
          {rows.length > 0 && <CsvExportButton list={tab} filter={filter} rows={found[tab]} />}
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
            {total > mostInView && <span className="print:hidden">Scroll for more</span>}
          </>
        )
      }
    >
      {counts && counts.total > 0 && <AnalysisTotals {...counts} />}
      {rows.length > 0 && <FilterBar list={title} scope="rows" shown={shown} total={total} />}
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
                    <span className="max-sm:hidden">{lists[side].next}</span> <BeforeBooking />
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
              empty={isFiltered ? noMatch : <EmptyMessage text={lists[side].empty} />}
            />
          ),
        }))}
      />
    </QueryCard>
  );
}
