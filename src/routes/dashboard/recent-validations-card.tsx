import { Ban, Check } from 'lucide-react';
import { memo, useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { RecentValidation } from '../../api/entities/dashboard.ts';
import { outcomeOf, shownText } from '../../domain/appointment/appointment.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { regionName } from '../../domain/region/region.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { newestFirst } from '../../domain/time/order.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
  rowLink,
} from '../../features/appointment/appointment-link.tsx';
import { validationName } from '../../features/day-record/absence.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { Badge } from '../../ui/badge.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { wholeUpTo } from '../../ui/windowed-list.tsx';
import { NewMark } from './since.tsx';
import { appointmentsOf } from './validated.ts';

/** The box seldom has room for more. */
const seenRows = 15;
const none: readonly RecentValidation[] = [];
const title = 'Recent Validations';

/** Recent Validations (spec 2): the last 24 hours, newest first. Of a long list the latest, and a count of all (rulings C24). */
export function RecentValidationsCard({ className }: { readonly className: string }) {
  const validations = useRead(reads.recentValidations);
  const rows = validations.data?.rows ?? none;
  const latest = useMemo(() => newestFirst(rows, ({ time }) => time).slice(0, wholeUpTo), [rows]);
  const appointments = useRead(reads.appointments).data?.rows;
  const found = useMemo(() => appointmentsOf(latest, appointments ?? []), [latest, appointments]);
  const inOrder = useMemo(() => latest.flatMap((row) => found.get(row) ?? []), [latest, found]);
  return (
    <QueryCard
      id="validation"
      title={title}
      subtitle="Last 24 hours"
      className={`has-[>[data-nothing]]:low min-h-[30rem] ${className}`}
      state={validations}
      what="Recent validations"
      skeleton={[9, 40]}
      empty={
        rows.length === 0 && {
          text: 'No recent validations found',
          hint: <BeforeBooking what="Results will appear here with the first validated event." />,
        }
      }
      footer={
        <span>
          {rows.length > wholeUpTo ? `Latest ${wholeUpTo} of ` : ''}
          <b className="font-semibold">{showNumber(rows.length)}</b> in the last 24 hours
        </span>
      }
    >
      <AppointmentListProvider name="recent" rows={inOrder}>
        <ValidationsTable rows={latest} found={found} />
      </AppointmentListProvider>
    </QueryCard>
  );
}

// The width of '100% Confidence'.
const badgeWidth = '[--badge:8.75rem]';
const columns =
  'grid grid-cols-[minmax(0,3fr)_6.5rem_minmax(0,2.5fr)_7.25rem_var(--badge)] items-center gap-x-3 px-4';
// In a narrow card a row has two lines: customer and time, then telemarketer and result.
const twoLines =
  '@max-2xl:grid-cols-[30px_minmax(0,1fr)_fit-content(7.25rem)] @max-2xl:grid-rows-[22px_24px] @max-2xl:gap-y-0.5';
const secondLine = '@max-2xl:col-[2/-1] @max-2xl:row-start-2';

interface ValidationsTableProps {
  readonly rows: readonly RecentValidation[];
  readonly found: ReadonlyMap<RecentValidation, Appointment>;
}

/** Head and rows are grids with the same columns; the box ends with a whole row. */
function ValidationsTable({ rows, found }: ValidationsTableProps) {
  const keys = rowKeys(rows, (row) => row.id || `${row.customer}|${row.time}`);
  return (
    <div className="flex min-h-[399px] flex-1 basis-0 flex-col @2xl:min-h-[393px]">
      <div
        role="group"
        tabIndex={0}
        aria-label={title}
        className={`whole-rows focus-inside ${badgeWidth} [--head:0px] [--row:57px] @2xl:[--head:33px] @2xl:[--row:40px]`}
      >
        <table className="text-small block tabular-nums">
          <thead className="bg-surface sticky top-0 z-[1] block @max-2xl:sr-only">
            <tr
              className={`border-line text-caption text-ink-3 h-[33px] border-t text-left *:font-medium ${columns}`}
            >
              {['Customer', 'Region', 'Telemarketer', 'Time', 'Result'].map((name, index) => (
                <th key={name} scope="col" className={index > 2 ? 'text-right' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            {rows.map((row, index) => (
              <ValidationRow
                key={keys[index]}
                row={row}
                appointment={found.get(row)}
                isFar={index >= seenRows}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface ValidationRowProps {
  readonly row: RecentValidation;
  /** What the row opens. */
  readonly appointment: Appointment | undefined;
  readonly isFar: boolean;
}

// A poll of the appointments finds the same ones for most rows.
const ValidationRow = memo(function ValidationRow(props: ValidationRowProps) {
  const { row, appointment, isFar } = props;
  const customer = shownText(row.customer);
  const name = <bdi>{excerpt(customer)}</bdi>;
  return (
    <tr
      className={`${isFar ? 'far' : ''} ${appointment ? 'hover:bg-hover relative' : ''} border-line h-(--row) content-center border-t ${columns} ${twoLines}`}
    >
      <td
        className="truncate font-medium @max-2xl:col-start-2 @max-2xl:row-start-1"
        title={oneLine(customer)}
      >
        <NewMark list="validations" name={validationName(row)} className="mr-1.5" />
        {appointment ? (
          <AppointmentLink row={appointment} className={rowLink}>
            {name}
          </AppointmentLink>
        ) : (
          name
        )}
      </td>
      <td className="text-ink-2 flex min-w-0 items-center gap-2 @max-2xl:col-start-1 @max-2xl:row-span-2 @max-2xl:row-start-1">
        <RegionBadge region={row.region} />
        <bdi className="truncate @max-2xl:hidden">{regionName(row.region)}</bdi>
      </td>
      <td
        className={`text-ink-2 @max-2xl:text-caption truncate @max-2xl:pr-(--badge) ${secondLine}`}
        title={oneLine(shownText(row.telemarketer))}
      >
        <TelemarketerLink name={row.telemarketer} />
      </td>
      <td className="text-ink-2 truncate text-right @max-2xl:col-start-3 @max-2xl:row-start-1">
        <BookedAt time={row.time} />
      </td>
      <td className={`max-w-full justify-self-end overflow-x-clip ${secondLine}`}>
        {outcomeOf(row.status) === 'valid' ? (
          <Badge tone="line" icon={<Check aria-hidden />}>
            {showPercent(row.confidence)} Confidence
          </Badge>
        ) : (
          <Badge tone="critical" icon={<Ban aria-hidden />}>
            Blocked
          </Badge>
        )}
      </td>
    </tr>
  );
});
