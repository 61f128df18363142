import { ChevronRight, EqualNot, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import type { DataQuality, DuplicateGroup } from '../../calls/quality.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import {
  type ComparedRow,
  comparison,
  emptyOf,
  noRows,
  primaryFirst,
  suggestedTab,
  withInner,
} from './report.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { showNumber, sum } from '../../domain/number/format.ts';
import { byLevel } from '../../domain/text/insights.ts';
import { codeWords, countText, excerpt, unitText } from '../../domain/text/words.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { paths, tabPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { BookedAt, Clamped, DefinitionList } from '../../ui/text.tsx';
import { LevelWord } from '../../ui/level-badge.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { emptyRecommendations, recommendationsTitle } from './recommendations.ts';

const title = 'Duplicate Groups';
const rowHeight = 206;

/** Groups of appointments that look like duplicates (spec 2). */
export function DuplicatesCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const { data } = report;
  const sent = data?.duplicates.duplicateGroups ?? noRows;
  const list = withInner(sent, ({ appointments }) => appointments);
  const { rows } = list;
  const counted = data?.summary.duplicatesFound ?? null;
  return (
    <QueryCard
      title={title}
      subtitle="Differences from the primary appointment"
      className="min-h-[26rem]"
      state={report}
      unreadable={list.unreadable}
      skeleton={[3, rowHeight]}
      empty={
        rows.length === 0 &&
        emptyOf(data, { title, text: 'No duplicates in the report', list, counted })
      }
      footer={
        <>
          <span>
            <b className="font-semibold">{showNumber(rows.length)}</b>{' '}
            {unitText(rows.length, 'group')} with{' '}
            {countText(
              sum(rows.map(({ appointments }) => appointments.rows.length)),
              'appointment',
            )}
          </span>
          {/* The report may count fewer than it lists. */}
          {(counted ?? 0) >= rows.length && <span>{countText(counted, 'duplicate')} found</span>}
        </>
      }
    >
      <WindowedList
        rows={rows}
        rowHeight={rowHeight}
        height="grow"
        // More than 50 groups scroll in a box (rulings C24).
        className={`border-t-0! ${rows.length > 50 ? '' : 'max-h-none!'}`}
        keyOf={groupKey}
      >
        {(group) => <DuplicateArticle group={group} />}
      </WindowedList>
    </QueryCard>
  );
}

const groupKey = ({ matchType, appointments }: DuplicateGroup) =>
  [matchType, ...appointments.rows.map(appointmentName)].join('|');

/** Column widths for two, three and four appointments, so that the groups line up. */
const widths = ['w-[41%]', 'w-[27%]', 'w-[20%]'] as const;

const booked: ComparedRow = { field: 'time', label: 'Booked', differs: [] };

/** A group (spec 2): the fields that its appointments have in common, and side by side those that differ. */
function DuplicateArticle({ group }: { readonly group: DuplicateGroup }) {
  const { matchType, confidence, appointments, primaryAppointment } = group;
  const rows = primaryFirst(appointments.rows, primaryAppointment);
  const [first] = rows;
  const { same, different } = comparison(rows);
  const name = codeWords(excerpt(matchType, 100));
  return (
    <article className="grid @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="border-line border-t px-4 py-3">
        <h3 className="text-body line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-caption text-ink-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 tabular-nums">
          {showConfidence(confidence)} confidence
          {/* The server may spell the spec's actions with spaces, hyphens or underscores. */}
          <span>
            Suggested: <bdi>{codeWords(excerpt(group.suggestedAction, 60)).toLowerCase()}</bdi>
          </span>
        </p>
        {appointments.isNoList && (
          <p className="text-small text-ink-2 mt-3">Its appointments could not be read.</p>
        )}
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

/** A value that differs from the first appointment has an icon, a word for screen readers and more weight (rulings D7). */
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

/** The suggestions of the report (spec 2), most urgent first; each links to the tab that it is about, if any. */
export function RecommendationsCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const suggestions = report.data?.duplicates.suggestions ?? noRows;
  const rows = byLevel(suggestions.rows, ({ priority }) => priority);
  return (
    <QueryCard
      title={recommendationsTitle}
      subtitle="Most urgent first"
      className="min-h-[20rem]"
      state={report}
      unreadable={suggestions.unreadable}
      skeleton={[4, 61]}
      empty={rows.length === 0 && emptyRecommendations(report.data, suggestions)}
    >
      <List
        aria-label="Recommendations"
        // Scrollable by keyboard (rulings C15).
        tabIndex={0}
        className="scroll-list scroll-list-tall focus-inside"
        rows={rows}
        keyOf={({ action, reason }) => `${action}|${reason}`}
      >
        {(suggestion) => <Suggestion suggestion={suggestion} />}
      </List>
    </QueryCard>
  );
}

interface SuggestionProps {
  readonly suggestion: DataQuality['duplicates']['suggestions']['rows'][number];
}

function Suggestion({ suggestion }: SuggestionProps) {
  const { priority, action, reason } = suggestion;
  const tab = suggestedTab(suggestion);
  const path =
    tab === 'phone-analysis' ? paths.dataQuality : tab && tabPath(paths.dataQuality, tab);
  return (
    <RowLink
      replace
      href={path}
      className="grid min-h-[60px] grid-cols-[minmax(0,1fr)_auto_16px] items-center gap-x-3 px-4 py-2.5"
      onClick={(event) => {
        // The click removes this link with its panel, so the focus moves to the tab.
        const tabs = event.currentTarget.closest('main');
        tabs?.querySelector<HTMLElement>(`[role="tab"][id$="-tab-${tab}"]`)?.focus();
      }}
    >
      <div className="text-small min-w-0 [overflow-wrap:anywhere]">
        <Clamped text={action || reason} lines={3} className="font-medium" />
        {action !== '' && reason !== '' && (
          <Clamped text={reason} lines={3} className="text-ink-2" />
        )}
      </div>
      <LevelWord level={priority} quality="priority" />
      {path && <ChevronRight aria-hidden className="icon text-ink-3" />}
    </RowLink>
  );
}
