import { useId, useMemo, useState } from 'react';
import type { DataQuality, ValidationReport } from '../../api/entities/data-quality.ts';
import { showNumber, sum, unreadableOf } from '../../domain/number/format.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { unitText } from '../../domain/text/words.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { ProblemList } from './problem-list.tsx';
import { emptyOf, fieldWords, firstTen, listedText } from './report.ts';
import {
  fieldsOf,
  type RuleGroup,
  ruleGroups,
  severityPlace,
  withViolations,
} from './violations.ts';

const title = 'Validation Reports';
const none: readonly ValidationReport[] = [];
/** Fields with a button of their own; the others are under 'All fields'. */
const fieldLimit = 5;

/** The reports with violations (spec 2), by rule and field; a rule opens to its reports. */
export function ValidationCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const sent = report.data?.validationReports;
  const all = sent?.rows ?? none;
  const total = withViolations(all).length;
  const groups = useMemo(() => ruleGroups(all), [all]);
  const fields = useMemo(() => fieldsOf(groups), [groups]);
  const [chosen, setField] = useState('');
  const label = useId();
  // After a poll without the chosen field, all fields are shown.
  const {
    key = '',
    groups: shown = groups,
    count = total,
  } = fields.find((field) => field.key === chosen) ?? {};
  const listed = firstTen(shown.flatMap(({ rows }) => rows.map(({ report: each }) => each)));
  return (
    <QueryCard
      title={title}
      subtitle="Grouped by rule; errors first"
      className="min-h-[26rem]"
      state={report}
      what="The data quality report"
      unreadable={sent && unreadableOf(sent, ...sent.rows.map((row) => row.violations))}
      skeleton={[6, 49]}
      empty={total === 0 && emptyOf('No violations in the report', report.data)}
      footer={
        <>
          <span className="flex flex-wrap gap-x-3">
            <span>{listedText(listed.size, count, 'report')}</span>
            <SeverityTotals groups={shown} />
          </span>
          <span className="text-right">The report names no appointments</span>
        </>
      }
    >
      <div className="border-line flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t px-4 py-2 print:hidden">
        <span id={label} className="text-caption text-ink-2 font-medium">
          Field
        </span>
        <Segmented
          labelledBy={label}
          size="small"
          value={key}
          onChange={setField}
          options={[
            { value: '', label: 'All fields', count: total },
            ...fields.slice(0, fieldLimit).map(({ key: value, field, count: n }) => ({
              value,
              label: excerpt(fieldWords(excerpt(field)), 24),
              count: n,
            })),
          ]}
        />
      </div>
      <ProblemList label={title} groups={shown} listed={listed} total={total} />
    </QueryCard>
  );
}

const severityUnits = ['error', 'warning', 'info', 'other'] as const;

function SeverityTotals({ groups }: { readonly groups: readonly RuleGroup[] }) {
  return severityUnits.map((unit, place) => {
    const own = groups.filter(({ severity }) => severityPlace(severity) === place);
    const count = sum(own.map((group) => group.count));
    if (own.length === 0) return null;
    return (
      <span key={unit}>
        <b className="font-semibold">{showNumber(count)}</b>{' '}
        {place < 2 ? unitText(count, unit) : unit}
      </span>
    );
  });
}
