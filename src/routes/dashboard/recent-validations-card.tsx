import { useMemo } from 'react';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import { type RecentValidation, recentValidations } from '../../calls/validations.ts';
import { shownText } from '../../domain/text/format.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import {
  ConfidenceBadge,
  InvalidBadge,
  regionColumn,
  resultColumn,
  telemarketerColumn,
  timeColumn,
} from '../../features/appointment/columns.tsx';
import { lineOfText } from '../../ui/text.tsx';
import { validationName } from '../../features/day-record/time-away.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { type Column, DataTable } from '../../ui/table.tsx';
import { newMark, useKnownRows } from './changes-strip.tsx';
import { appointmentsOf } from '../../domain/appointment/verdict.ts';

/** Recent Validations (S2): what the server sends of the last 24 hours, newest first. */
export function RecentValidationsCard({ className }: { readonly className: string }) {
  const { figures, status } = useCall(recentValidations);
  const { newestFirst: rows } = figures;
  const { rows: booked } = useCall(appointments);
  const appointmentByVerdict = useMemo(() => appointmentsOf(rows, booked), [rows, booked]);
  const inOrder = useMemo(
    () => rows.flatMap((row) => appointmentByVerdict.get(row) ?? []),
    [rows, appointmentByVerdict],
  );
  const knownNames = useKnownRows('validations');
  const columns = useMemo(
    () => columnsOf(appointmentByVerdict, knownNames),
    [appointmentByVerdict, knownNames],
  );
  return (
    <QueryCard
      title="Recent Validations"
      subtitle="Judged in the last 24 hours"
      className={`work max-wide:has-[>[data-nothing]]:compact-empty ${className}`}
      status={status}
      what="Recent validations"
      skeleton={[9, 40]}
      empty={
        rows.length === 0 && {
          text: 'No recent validations found',
          before: 'Results will appear here with the first validated event.',
        }
      }
    >
      <AppointmentListProvider name="recent" rows={inOrder}>
        <DataTable
          rows={rows}
          keyOf={keyOf}
          columns={columns}
          stacked="30px auto minmax(0, 1fr) auto"
          height="fill"
          className="wide:min-h-0 min-h-[14rem] sm:min-h-96"
        />
      </AppointmentListProvider>
    </QueryCard>
  );
}

const keyOf = ({ id, customer, time }: RecentValidation) => id || `${customer}|${time.text}`;

/** The customer is a link where the validation's appointment is found. */
function columnsOf(
  appointmentByVerdict: ReadonlyMap<RecentValidation, Appointment>,
  knownNames: ReadonlySet<string> | null,
): readonly Column<RecentValidation>[] {
  return [
    {
      head: 'Customer',
      width: '22%',
      cellClass: 'truncate font-medium',
      stackedAt: '1 / 2 / 2 / 4',
      cell: (row, searched) => {
        const appointment = appointmentByVerdict.get(row);
        const name = lineOfText(shownText(row.customer), searched);
        return (
          <>
            {newMark(knownNames, validationName(row))}
            {appointment ? (
              <AppointmentLink row={appointment} isRow>
                {name}
              </AppointmentLink>
            ) : (
              name
            )}
          </>
        );
      },
    },
    { ...regionColumn, width: '7rem', stackedAt: '1 / 1 / 3 / 2' },
    { ...telemarketerColumn, stackedAt: '2 / 3 / 3 / 5' },
    { ...timeColumn('Judged'), width: '8.25rem', stackedAt: '2 / 2' },
    {
      ...resultColumn,
      width: '10.25rem',
      cellClass: '@max-2xl:-my-0.5',
      stackedAt: '1 / 4',
      cell: (row) =>
        row.status.outcome === 'valid' ? (
          <ConfidenceBadge
            confidence={row.confidence ?? appointmentByVerdict.get(row)?.confidence ?? null}
          />
        ) : (
          <InvalidBadge>Blocked</InvalidBadge>
        ),
    },
  ];
}
