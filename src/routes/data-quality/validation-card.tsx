import { useId, useMemo, useState } from 'react';
import type { Appointments } from '../../api/entities/appointment.ts';
import type { DataQuality } from '../../api/entities/data-quality.ts';
import { withInner } from '../../domain/figures/listed.ts';
import { whyInvalid } from '../../domain/figures/why.ts';
import { showNumber } from '../../domain/number/format.ts';
import { withoutKnownRep } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { invalidPhones } from './call-backs.ts';
import { ProblemList } from './problem-list.tsx';
import { emptyOf, fieldWords, firstTen, listedText, noRows } from './report.ts';
import { fieldsOf, reportsOf, type RuleGroup, ruleGroups, worstSeverities } from './violations.ts';

const title = 'Validation Reports';
/** Fields with a button of their own; the others are under 'All fields'. */
const fieldLimit = 5;

interface ValidationCardProps {
  readonly report: ReadState<DataQuality>;
  readonly appointments: ReadState<Appointments>;
}

/** The reports with violations (spec 2), by rule and field; a rule opens to its reports. */
export function ValidationCard({ report, appointments }: ValidationCardProps) {
  const sent = report.data?.validationReports ?? noRows;
  const list = withInner(
    sent,
    sent.rows.map(({ violations }) => violations),
  );
  const counted = report.data?.summary.validationErrors ?? null;
  const booked = appointments.data;
  const groups = useMemo(() => ruleGroups(sent.rows), [sent.rows]);
  const fields = useMemo(() => fieldsOf(groups), [groups]);
  const [chosen, setField] = useState('');
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const label = useId();
  // After a poll without the chosen field, all fields are shown.
  const { key = '', groups: shown = groups } = fields.find((field) => field.key === chosen) ?? {};
  const open = opened ?? shown.slice(0, 1).map((group) => group.key);
  const byUse = shown.toSorted((a, b) => open.lastIndexOf(b.key) - open.lastIndexOf(a.key));
  const listed = firstTen([...reportsOf(byUse)]);
  return (
    <QueryCard
      title={title}
      subtitle="Grouped by rule; errors first"
      className="min-h-[26rem]"
      state={report}
      what="The data quality report"
      unreadable={list.unreadable}
      skeleton={[6, 49]}
      empty={
        groups.length === 0 &&
        emptyOf(report.data, { title, text: 'No violations in the report', list, counted })
      }
      footer={
        <>
          <span className="flex flex-wrap gap-x-3">
            <span>{listedText(listed.size, reportsOf(shown).size, 'report')}</span>
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
            { value: '', label: 'All fields' },
            ...fields.slice(0, fieldLimit).map(({ key: value, field }) => ({
              value,
              label: excerpt(fieldWords(excerpt(field)), 24),
            })),
          ]}
        />
      </div>
      <ProblemList
        label={title}
        groups={shown}
        listed={listed}
        total={reportsOf(groups).size}
        problemRows={{
          reasons: booked ? whyInvalid(booked.rows).reasons : [],
          unknownReps: booked ? withoutKnownRep(booked.rows).length : 0,
          invalidPhones: invalidPhones(report.data?.phoneCorrections.rows ?? []).length,
        }}
        open={open}
        onToggle={(rule) =>
          setOpened(open.includes(rule) ? open.filter((each) => each !== rule) : [...open, rule])
        }
      />
    </QueryCard>
  );
}

const severityWords = ['with errors', 'with warnings', 'with info', 'other'] as const;

/** Each report by its worst violation, so that the counts add up to the reports. */
function SeverityTotals({ groups }: { readonly groups: readonly RuleGroup[] }) {
  const counts = worstSeverities(groups);
  return severityWords.map(
    (words, place) =>
      counts[place] !== 0 && (
        <span key={words}>
          <b className="font-semibold">{showNumber(counts[place])}</b> {words}
        </span>
      ),
  );
}
