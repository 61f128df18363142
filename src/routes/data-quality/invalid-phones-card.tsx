import { useMemo } from 'react';
import type { DataQuality } from '../../api/entities/data-quality.ts';
import { noValue, showNumber, showPercent, sum } from '../../domain/number/format.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { emptyOf } from './empty.ts';
import { phoneGroups, phoneLines, type PhoneGroup } from './phones.ts';
import { ProblemList } from './problem-list.tsx';
import { firstTen, listedText } from './report.ts';

const title = 'Invalid Phones';
const none: DataQuality['phoneCorrections']['rows'] = [];

/** The invalid phone numbers by problem, which is their first suggestion (spec 2). */
export function InvalidPhonesCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const { data } = report;
  const sent = data?.phoneCorrections;
  const rows = sent?.rows ?? none;
  const groups = useMemo(() => phoneGroups(rows), [rows]);
  const invalid = sum(groups.map(({ count }) => count)) ?? 0;
  const listed = firstTen(groups, (phone) => phone);
  // The report may list fewer than its summary counts.
  const all = Math.max(invalid, data?.summary.phoneIssuesFound ?? 0);
  return (
    <QueryCard
      title={title}
      subtitle="Grouped by problem; most numbers first"
      className="min-h-[26rem]"
      state={report}
      what="The data quality report"
      unreadable={sent?.unreadable}
      skeleton={<RowsSkeleton rows={6} height={49} />}
      empty={groups.length === 0 && emptyOf('No invalid phones in the report', data)}
      footer={
        <>
          <span>{listedText(listed.count, all, 'invalid phone')}</span>
          <span className="text-right">The report names no appointments</span>
        </>
      }
    >
      <ProblemList
        label={title}
        rows={listed.groups}
        keyOf={({ problem }) => problem}
        titleOf={({ problem }) => problem || 'No suggestion'}
        unit="phone"
        of={invalid}
        status={() => <StatusWord tone="bad">Invalid</StatusWord>}
      >
        {(group) => <PhoneTable group={group} />}
      </ProblemList>
    </QueryCard>
  );
}

/** The numbers of a problem: equal ones are one line. */
function PhoneTable({ group: { problem, rows } }: { readonly group: PhoneGroup }) {
  return (
    <DataTable
      label={`Numbers: ${excerpt(problem, 100) || 'No suggestion'}`}
      rows={phoneLines(rows)}
      keyOf={({ original, cleaned }) => `${original}|${cleaned}`}
      columns={[
        {
          head: 'Original',
          kind: 'row-head',
          cellClass: 'py-2',
          cell: ({ original, cleaned, format, suggestions: [first] }) => (
            <>
              <Clamped text={original || noValue} />
              <Clamped
                text={`${cleaned || 'N/A'} · ${format || 'N/A'}`}
                className="text-caption text-ink-2 font-normal sm:hidden"
              />
              {first !== undefined && first.trim() !== problem && (
                <Clamped text={first} className="text-caption text-ink-2 font-normal" />
              )}
            </>
          ),
        },
        {
          head: 'Cleaned',
          from: 'sm',
          cellClass: 'text-ink-2',
          cell: ({ cleaned }) => <Clamped text={cleaned || 'N/A'} />,
        },
        {
          head: 'Format',
          from: 'sm',
          cellClass: 'text-ink-2',
          cell: ({ format }) => <Clamped text={format || 'N/A'} />,
        },
        { head: 'Confidence', kind: 'figure', cell: ({ confidence }) => showPercent(confidence) },
        {
          head: 'Times',
          kind: 'figure',
          cellClass: 'font-medium',
          cell: ({ times }) => showNumber(times),
        },
      ]}
    />
  );
}
