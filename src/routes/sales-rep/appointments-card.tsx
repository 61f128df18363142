import type { Appointment } from '../../api/entities/appointment.ts';
import type { ReadState } from '../../query/use-read.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { showPercent } from '../../domain/number/format.ts';
import { isBlank } from '../../domain/text/plain-text.ts';
import { BookedAt } from '../../ui/booked-at.tsx';
import { FilteredAppointments } from '../../shell/filtered-appointments.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';

interface AppointmentsCardProps {
  readonly state: ReadState<unknown>;
  /** The latest booking first. */
  readonly rows: readonly Appointment[];
}

/** The rep's appointments: customer name or title, time, phone, confidence (spec 2). */
export function AppointmentsCard({ state, rows }: AppointmentsCardProps) {
  return (
    <QueryCard
      title="Appointments"
      subtitle="The latest booking first"
      className="min-h-[34rem]"
      state={state}
      what="Appointments"
      loading="Loading sales rep details..."
      skeleton={<RowsSkeleton rows={8} height={57} />}
      isEmpty={() => rows.length === 0}
      empty={{
        text: 'No Appointments',
        hint: 'No valid appointment of this region names this rep or telemarketer.',
      }}
      footer={() => (
        <span>
          Booked from <BookedAt time={rows.at(-1)?.time ?? ''} /> to{' '}
          <BookedAt time={rows[0]?.time ?? ''} />
        </span>
      )}
    >
      {() => (
        <FilteredAppointments
          label="Appointments"
          rows={rows}
          rowHeight={56}
          withRegion={false}
          height="grow"
        >
          {(row) => <AppointmentRow appointment={row} />}
        </FilteredAppointments>
      )}
    </QueryCard>
  );
}

function AppointmentRow({ appointment }: { readonly appointment: Appointment }) {
  const { title, customer, telemarketer, time, phone, confidence } = appointment;
  const hasName = !isBlank(customer);
  return (
    <div className="border-line grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b px-4 py-2 @2xl:grid-cols-[minmax(0,1fr)_11rem_8rem_9rem]">
      <div className="min-w-0">
        <p className="text-body truncate font-medium">
          <bdi>{hasName ? customer : shownTitle(title)}</bdi>
        </p>
        <p className="text-caption text-ink-2 truncate">
          {hasName && (
            <>
              <bdi>{shownTitle(title)}</bdi> ·{' '}
            </>
          )}
          <bdi>{shownText(telemarketer)}</bdi>
        </p>
      </div>
      <div className="text-caption text-ink-2 grid justify-items-end gap-0.5 tabular-nums @2xl:contents">
        <span className="@2xl:text-small max-w-40 truncate">
          <bdi>{shownText(phone)}</bdi>
        </span>
        <span className="whitespace-nowrap @2xl:text-right">
          <BookedAt time={time} />
        </span>
        <span className="whitespace-nowrap @2xl:text-right">
          <b className="text-body text-ink font-semibold">{showPercent(confidence)}</b> confidence
        </span>
      </div>
    </div>
  );
}
