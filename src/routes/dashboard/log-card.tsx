import { reads } from '../../api/contract.ts';
import type { Appointment, Appointments } from '../../api/entities/appointment.ts';
import { useRead } from '../../api/use-read.ts';
import { countsOf } from '../../domain/appointment.ts';
import { countText } from '../../domain/count-text.ts';
import { logLine } from '../../domain/log.ts';
import { showNumber } from '../../domain/numbers.ts';
import { regionOf, regions } from '../../domain/region.ts';
import { FilteredAppointments } from '../../shell/filtered-appointments.tsx';
import { QueryCard } from '../../shell/query-card.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';

/** Appointments Log (spec 2): one monospace line per appointment. */
export function LogCard() {
  const appointments = useRead(reads.appointments);
  return (
    <QueryCard
      title="Appointments Log"
      subtitle="As the scheduling service sent them"
      className="min-h-[32.5rem]"
      state={appointments}
      what="Appointments"
      skeleton={<RowsSkeleton rows={12} height={22} />}
      isEmpty={(data) => data.rows.length === 0}
      empty={{ text: 'No appointments found' }}
      footer={(data) => <Counts data={data} />}
    >
      {(data) => (
        <FilteredAppointments label="Appointments Log" rows={data.rows} rowHeight={22}>
          {(row) => <LogRow appointment={row} />}
        </FilteredAppointments>
      )}
    </QueryCard>
  );
}

function Counts({ data }: { readonly data: Appointments }) {
  const { valid, invalid } = countsOf(data);
  return (
    <>
      <span className="flex gap-4">
        <span>
          Valid: <b className="font-semibold">{showNumber(valid)}</b>
        </span>
        <span>
          Invalid: <b className="font-semibold">{showNumber(invalid)}</b>
        </span>
      </span>
      <span>{countText(data.rows.length, 'line')}</span>
    </>
  );
}

/** One text for those who copy or hear it; its parts differ only in colour, the reason by its words too. */
function LogRow({ appointment }: { readonly appointment: Appointment }) {
  const line = logLine(appointment);
  const region = regionOf(appointment.region);
  return (
    <p className="text-log text-ink-2 px-4 font-mono whitespace-pre">
      <span
        data-region={region ? regions[region].plate : undefined}
        className="text-region-ink inline-block min-w-[14ch]"
      >
        {line.region}{' '}
      </span>
      <bdi className="text-ink">{line.title}</bdi> | <bdi>{line.customer}</bdi> |{' '}
      <bdi>{line.telemarketer}</bdi>
      {line.reason !== null && (
        <>
          {' '}
          | <bdi className="text-critical">{line.reason}</bdi>
        </>
      )}
    </p>
  );
}
