import { useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { Rows } from '../../api/tolerant.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { showPercent } from '../../domain/number/format.ts';
import { isBlank } from '../../domain/text/plain-text.ts';
import { recentInstant } from '../../domain/time/eastern.ts';
import { AppointmentLink } from '../../features/appointment/appointment-link.tsx';
import { AppointmentRows, Filtered, useFilter } from '../../features/filter/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { useMoment } from '../../ui/clock.ts';

interface AppointmentsCardProps {
  readonly state: ReadState<Rows<Appointment>>;
  /** Newest first. */
  readonly rows: readonly Appointment[];
}

/** The rep's appointments: customer name or title, time, phone, confidence (spec 2). */
export function AppointmentsCard({ state, rows }: AppointmentsCardProps) {
  const { q } = useFilter();
  const found = useMemo(() => filterRows(rows, { ...noFilter, q }), [rows, q]);
  return (
    <QueryCard
      title="Appointments"
      subtitle="Newest first"
      className="min-h-[34rem]"
      state={state}
      what="Appointments"
      loading="Loading sales rep details..."
      skeleton={[8, 57]}
      empty={
        rows.length === 0 && {
          text: 'No Appointments',
          hint:
            state.data?.rows.length === 0 ? (
              <BeforeBooking what="This rep's valid appointments will appear here." />
            ) : (
              'No valid appointments for this name in this region.'
            ),
        }
      }
      footer={<BookedSpan from={rows.at(-1)?.time ?? ''} to={rows[0]?.time ?? ''} />}
    >
      <Filtered list="Appointments" shown={found.length} total={rows.length} withRegion={false}>
        <AppointmentRows
          label="Appointments"
          name="of this rep"
          rows={found}
          rowHeight={56}
          height="grow"
        >
          {(row) => <BookingRow booking={row} />}
        </AppointmentRows>
      </Filtered>
    </QueryCard>
  );
}

/** When the first and the last were booked, or the one time where the two read alike. */
function BookedSpan({ from, to }: { readonly from: string; readonly to: string }) {
  const isOneTime = useMoment(({ now }) => recentInstant(from, now) === recentInstant(to, now));
  return (
    <span>
      Booked{' '}
      {isOneTime ? (
        'at'
      ) : (
        <>
          from <BookedAt time={from} /> to
        </>
      )}{' '}
      <BookedAt time={to} />
    </span>
  );
}

function BookingRow({ booking }: { readonly booking: Appointment }) {
  const { title, customer, telemarketer, time, phone, confidence } = booking;
  const hasName = !isBlank(customer);
  return (
    <AppointmentLink
      row={booking}
      className="focus-inside border-line hover:bg-hover aria-[current]:bg-sunken grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b px-4 py-2 @2xl:grid-cols-[minmax(0,1fr)_11rem_8rem_9rem]"
    >
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
    </AppointmentLink>
  );
}
