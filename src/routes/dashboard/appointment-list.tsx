import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle } from '../../domain/appointment.ts';
import { FilteredAppointments } from '../../shell/filtered-appointments.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { Clamped } from '../../ui/clamped.tsx';
import { Plate } from '../../ui/plate.tsx';

interface AppointmentListProps {
  readonly label: string;
  readonly rows: readonly Appointment[];
  readonly empty: string;
}

/** The appointments of one tab, as far as the filter lets them through. */
export function AppointmentList({ label, rows, empty }: AppointmentListProps) {
  if (rows.length === 0) return <EmptyMessage text={empty} />;
  return (
    <FilteredAppointments label={label} rows={rows} rowHeight={61}>
      {(row) => <AppointmentRow appointment={row} />}
    </FilteredAppointments>
  );
}

function AppointmentRow({ appointment }: { readonly appointment: Appointment }) {
  const { title, region, customer, telemarketer, type, reason } = appointment;
  return (
    <div className="border-line grid grid-cols-[30px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-b px-4 py-2.5">
      <Plate region={region} />
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <bdi className="text-small max-w-full truncate leading-5 font-semibold">
          {shownTitle(title)}
        </bdi>
        <span className="text-small text-ink-2 max-w-full truncate leading-5">
          <bdi>{shownText(customer)}</bdi> · <bdi>{shownText(telemarketer)}</bdi>
        </span>
      </p>
      <bdi className="text-caption text-ink-2 max-w-36 truncate leading-5">{shownText(type)}</bdi>
      <Clamped
        text={shownText(reason)}
        lines={3}
        className="text-caption text-ink-3 col-span-2 col-start-2"
      />
    </div>
  );
}
