import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { callBackGroups } from '../../calls/call-backs.ts';
import { dataQuality } from '../../calls/quality.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { ifReceived, isAwaited } from '../../query/data-state.ts';
import { CallBackTable } from './call-back-table.tsx';
import { callBackColumns } from './call-back-text.ts';
import { emptyOf, firstListed, mostListed } from './report.ts';

const title = 'Invalid Phones';

/** The numbers to ask for again (S2), by the telemarketer who booked their appointments. */
export function InvalidPhonesCard() {
  const { figures, status: report } = useCall(dataQuality);
  const { rows: appointmentRows, received, status: booked } = useCall(appointments);
  const { phones, summary } = figures;
  const bookedRows = ifReceived(booked, appointmentRows);
  const groups = useMemo(() => callBackGroups(phones.rows, bookedRows), [phones.rows, bookedRows]);
  const rows = groups.flatMap((group) => group.rows);
  // Its groups are made of the appointments.
  const status = isAwaited(booked) ? booked : report;
  const listed = firstListed(rows);
  const shown = groups.filter((group) => group.rows.some((row) => listed.has(row)));
  return (
    <QueryCard
      title={title}
      what={title}
      subtitle="Numbers to ask for again, by telemarketer"
      className="wide:self-start min-h-[26rem]"
      status={status}
      unreadable={phones.unreadable}
      skeleton={[6, 52]}
      empty={
        rows.length === 0 &&
        emptyOf(phones, { text: 'No invalid phones', processed: summary.processed })
      }
      actions={
        status.data !== undefined &&
        rows.length > 0 && (
          <RowsExport
            name="invalid-phones"
            call={dataQuality}
            title={title}
            columns={callBackColumns}
            rows={rows}
          />
        )
      }
      footer={`At most ${mostListed} numbers are listed; the export has all.`}
    >
      <CallBackTable groups={shown} listed={listed} received={received} />
    </QueryCard>
  );
}
