import { Ban, Check } from 'lucide-react';
import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { RecentValidation } from '../../api/entities/calendar.ts';
import { useRead } from '../../api/use-read.ts';
import { shownText, sideOf } from '../../domain/appointment.ts';
import { newestFirst } from '../../domain/newest-first.ts';
import { showNumber, showPercent } from '../../domain/numbers.ts';
import { regionName } from '../../domain/region.ts';
import { BookedAt } from '../../shell/booked-at.tsx';
import { QueryCard } from '../../shell/query-card.tsx';
import { Badge } from '../../ui/badge.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { Plate } from '../../ui/plate.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import { Clamped } from '../../ui/clamped.tsx';

/** A day's validations may be hundreds: the card is for the latest, and says how many there are. */
const shownRows = 50;

/** Recent Validations (spec 2): those of the last 24 hours that the server sent, the latest first. */
export function RecentValidationsCard({ className }: { readonly className: string }) {
  const validations = useRead(reads.recentValidations);
  const sent = validations.data?.rows;
  const latest = useMemo(
    () => newestFirst(sent ?? [], ({ time }) => time).slice(0, shownRows),
    [sent],
  );
  return (
    <QueryCard
      id="validation"
      title="Recent Validations"
      subtitle="Last 24 hours"
      className={`min-h-[30rem] ${className}`}
      state={validations}
      what="Recent validations"
      skeleton={<RowsSkeleton rows={9} height={40} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={{ text: 'No recent validations found' }}
      footer={({ rows }) => (
        <span>
          {rows.length > shownRows ? `Latest ${shownRows} of ` : ''}
          <b className="font-semibold">{showNumber(rows.length)}</b> in the last 24 hours
        </span>
      )}
    >
      {() => <ValidationsTable rows={latest} />}
    </QueryCard>
  );
}

const cell = 'h-10 border-t border-line px-2 align-middle first:pl-4 last:pr-4';
const narrow = '@max-xl:hidden';

function ValidationsTable({ rows }: { readonly rows: readonly RecentValidation[] }) {
  const keys = rowKeys(rows, (row) => row.id || `${row.customer}|${row.time}`);
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label="Recent Validations"
      className="scroll-list focus-inside max-h-none! min-h-96 flex-1 basis-0"
    >
      <table className="text-small w-full border-collapse tabular-nums">
        <thead>
          <tr className="*:bg-surface *:text-caption *:text-ink-3 *:sticky *:top-0 *:z-[1] *:px-2 *:py-2 *:text-left *:font-medium *:whitespace-nowrap *:shadow-[inset_0_1px_0_var(--line)] *:first:pl-4 *:last:pr-4">
            <th scope="col">Customer</th>
            <th scope="col">Region</th>
            <th scope="col" className={narrow}>
              Telemarketer
            </th>
            <th scope="col" className="text-right!">
              Time
            </th>
            <th scope="col" className="text-right!">
              Result
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <ValidationRow key={keys[index]} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ValidationRow({ row }: { readonly row: RecentValidation }) {
  const telemarketer = shownText(row.telemarketer);
  return (
    <tr>
      <td className={`${cell} font-medium`}>
        <Clamped text={shownText(row.customer)} />
        <span className="text-caption text-ink-2 block font-normal @xl:hidden">
          <Clamped text={telemarketer} />
        </span>
      </td>
      <td className={cell}>
        <span className="text-ink-2 flex items-center gap-2">
          <Plate region={row.region} />
          <bdi className={`max-w-40 truncate ${narrow}`}>{regionName(row.region)}</bdi>
        </span>
      </td>
      <td className={`${cell} text-ink-2 ${narrow}`}>
        <Clamped text={telemarketer} />
      </td>
      <td className={`${cell} text-ink-2 text-right`}>
        <span className="inline-block @max-xl:w-16 @xl:whitespace-nowrap">
          <BookedAt time={row.time} />
        </span>
      </td>
      <td className={`${cell} text-right`}>
        {sideOf(row.status) === 'valid' ? (
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
}
