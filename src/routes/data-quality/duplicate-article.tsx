import { ChevronRight, EqualNot, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import type { DuplicateGroup } from '../../calls/quality.ts';
import { shownText, shownTitle, showNumber, codeWords, excerpt } from '../../domain/text/format.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { Badge, RegionBadge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { BookedAt, Clamped, DefinitionList } from '../../ui/text.tsx';
import { type ComparedRow, comparison, primaryFirst } from './duplicates.ts';

/** Column widths for two, three and four appointments, so that the groups line up. */
const widths = ['w-[41%]', 'w-[27%]', 'w-[20%]'] as const;

const booked: ComparedRow = { field: 'time', label: 'Booked', differs: [] };

/** A group (S2): the fields that its appointments have in common, and side by side those that differ. */
export function DuplicateArticle({ group }: { readonly group: DuplicateGroup }) {
  const { matchType, confidence, appointments, primaryAppointment } = group;
  const rows = primaryFirst(appointments.rows, primaryAppointment);
  const [first] = rows;
  const { same, different } = comparison(rows);
  const name = codeWords(excerpt(matchType, 100));
  return (
    <article className="grid @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="border-line border-t px-4 py-3">
        <h3 className="text-body line-clamp-4 font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-caption text-ink-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 tabular-nums">
          {showConfidence(confidence)} confidence
          {/* The server may spell the spec's actions with spaces, hyphens or underscores. */}
          <span>
            Suggested: <bdi>{codeWords(excerpt(group.suggestedAction, 60)).toLowerCase()}</bdi>
          </span>
        </p>
        {first && (
          <DefinitionList
            className="mt-3 grid gap-1.5"
            itemClass="text-small grid grid-cols-[84px_minmax(0,1fr)] items-baseline gap-x-3"
            items={same.map(({ field, label }) => ({
              label,
              value: valueOf[field](first),
            }))}
          />
        )}
      </div>
      <AppointmentListProvider name="in this group" rows={rows}>
        <DataTable
          label={`Differences: ${name}`}
          rows={[booked, ...different]}
          keyOf={({ label }) => label}
          columns={[
            {
              head: 'Differs',
              kind: 'row-head',
              headClass: 'w-[18%]',
              cellClass: 'text-ink-2 font-normal! whitespace-nowrap',
              cell: ({ label }) => label,
            },
            ...rows.map((appointment, index): Column<ComparedRow> => ({
              key: String(index),
              head: (
                <AppointmentLink
                  row={appointment}
                  className="inline-flex items-center gap-1 hover:underline"
                >
                  {primaryAppointment && index === 0 ? (
                    <Badge icon={<Star aria-hidden />}>Primary</Badge>
                  ) : (
                    `Appointment ${showNumber(index + 1)}`
                  )}
                  <ChevronRight aria-hidden className="icon-small" />
                </AppointmentLink>
              ),
              headClass: widths[rows.length - 2] ?? '',
              cellClass: 'min-w-32',
              cell: ({ field, differs }) => (
                <Compared differs={differs[index] === true}>{valueOf[field](appointment)}</Compared>
              ),
            })),
          ]}
        />
      </AppointmentListProvider>
    </article>
  );
}

/** A value that differs from the first appointment has an icon, a word for screen readers and more weight (D7). */
function Compared({ differs, children }: { readonly differs: boolean; children: ReactNode }) {
  if (!differs) return children;
  return (
    <span className="flex items-center gap-1.5 font-semibold">
      <EqualNot aria-hidden className="icon-small text-caution" />
      <span className="sr-only">differs: </span>
      {children}
    </span>
  );
}

const clamped = (text: string) => <Clamped text={text} className="min-w-0" />;

const valueOf: Readonly<Record<ComparedRow['field'], (row: Appointment) => ReactNode>> = {
  title: ({ title: text }) => clamped(shownTitle(text)),
  customer: ({ customer }) => clamped(shownText(customer)),
  region: ({ region }) => (
    <span className="inline-flex min-w-0 items-center gap-2">
      <RegionBadge region={region} size="small" />
      <Clamped text={region.name} />
    </span>
  ),
  salesRep: ({ salesRep }) => clamped(salesRep.name),
  telemarketer: ({ telemarketer }) => clamped(telemarketer.name),
  // A phone number stays on one line, and a time.
  phone: ({ phone }) => (
    <Clamped text={shownText(phone.text)} className="max-w-56 min-w-0 whitespace-nowrap" />
  ),
  time: ({ time }) => (
    <span className="whitespace-nowrap">
      <BookedAt time={time} />
    </span>
  ),
};
