import { Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { reads } from '../../api/contract.ts';
import { useRead } from '../../api/use-read.ts';
import { countsOf, sidesOf } from '../../domain/appointment.ts';
import { appointmentsTextName } from '../../domain/file-names.ts';
import { showNumber, showPercent } from '../../domain/numbers.ts';
import { appointmentsText } from '../../domain/text-export.ts';
import { now } from '../../shell/clock.ts';
import { download } from '../../shell/download.ts';
import { useFilter } from '../../shell/filter-bar.tsx';
import { QueryCard } from '../../shell/query-card.tsx';
import { Button } from '../../ui/button.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AppointmentList } from './appointment-list.tsx';

/** No card is so tall that it shows more rows at once. */
const mostInView = 12;

/** Appointments Analysis (spec 2): counts, the two lists, Refresh and the text export. */
export function AnalysisCard({ className }: { readonly className: string }) {
  const appointments = useRead(reads.appointments);
  const [tab, setTab] = useState('valid');
  const rows = appointments.data?.rows;
  const sides = sidesOf(rows);
  const list = tab === 'valid' ? sides.valid : sides.invalid;
  const { q, region } = useFilter();
  const isLong = q === '' && region === null && list.length > mostInView;
  const exportText = () => {
    if (!appointments.data) return;
    const { data } = appointments;
    const text = appointmentsText(data.rows, countsOf(data), now());
    download(appointmentsTextName(now()), text, 'text/plain');
  };
  return (
    <QueryCard
      title="Appointments Analysis"
      className={`min-h-[32.5rem] max-sm:min-h-[35.5rem] ${className}`}
      state={appointments}
      what="Appointments"
      skeleton={<RowsSkeleton rows={6} height={69} />}
      actions={
        <>
          <Button
            size="small"
            icon={<RefreshCw aria-hidden className="icon-small max-sm:hidden" />}
            onClick={appointments.retry}
          >
            Refresh
          </Button>
          <Button
            size="small"
            icon={<Download aria-hidden className="icon-small max-sm:hidden" />}
            aria-disabled={rows === undefined || undefined}
            aria-description={rows === undefined ? 'There is nothing to export yet' : undefined}
            onClick={exportText}
          >
            Export
          </Button>
        </>
      }
      footer={({ rows: all }) => (
        <>
          <span>
            {showNumber(list.length)} of {showNumber(all.length)} in this list
          </span>
          {isLong && <span>Scroll for more</span>}
        </>
      )}
    >
      {(data) => (
        <>
          <Totals {...countsOf(data)} />
          <Tabs
            label="Appointments Analysis"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'valid',
                label: `Valid Appointments (${showNumber(sides.valid.length)})`,
                content: (
                  <AppointmentList
                    label="Valid Appointments"
                    rows={sides.valid}
                    empty="No valid appointments found"
                  />
                ),
              },
              {
                value: 'invalid',
                label: `Invalid/Blocked (${showNumber(sides.invalid.length)})`,
                content: (
                  <AppointmentList
                    label="Invalid/Blocked"
                    rows={sides.invalid}
                    empty="No invalid appointments found"
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </QueryCard>
  );
}

function Totals({ total, valid, invalid }: { total: number; valid: number; invalid: number }) {
  const rate = total > 0 ? (valid / total) * 100 : null;
  const rest = total > 0 ? (invalid / total) * 100 : null;
  return (
    <div className="flex flex-wrap items-end gap-x-7 gap-y-4 px-4 pb-3.5">
      {[
        { label: 'Total', value: total },
        { label: 'Valid', value: valid },
        { label: 'Invalid', value: invalid },
      ].map(({ label, value }) => (
        <p key={label} className="text-caption text-ink-2">
          <b className="text-figure-l text-ink block tabular-nums">{showNumber(value)}</b>
          {label}
        </p>
      ))}
      <div className="text-caption text-ink-2 grid min-w-48 flex-1 gap-1.5 self-center tabular-nums">
        <div aria-hidden className="rounded-plate flex h-2 gap-0.5 overflow-hidden">
          <span className="bg-ink-2 basis-0" style={{ flexGrow: valid }} />
          <span className="hatched basis-0" style={{ flexGrow: invalid }} />
        </div>
        <p className="flex gap-4">
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="bg-ink-2 size-2.5 rounded-[2px]" /> Valid{' '}
            {showPercent(rate)}
          </span>
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="hatched size-2.5 rounded-[2px]" /> Invalid{' '}
            {showPercent(rest)}
          </span>
        </p>
      </div>
    </div>
  );
}
