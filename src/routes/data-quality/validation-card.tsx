import { ArrowRight, CircleHelp, CircleX, Info, TriangleAlert, Wand } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { dataQuality, type ValidationReport } from '../../calls/quality.ts';
import {
  emptyOf,
  fieldWords,
  firstListed,
  listedText,
  noRows,
  type ReportAndRows,
  withInner,
} from './report.ts';
import { whyInvalid } from '../../calls/reasons.ts';
import { undecidedOf } from '../../calls/tallies.ts';
import { noValue, shareOf, showNumber, showPercent, sumOf } from '../../domain/number/format.ts';
import { withoutKnownRep } from '../../domain/people.ts';
import { codeWords, countText, excerpt, unitText } from '../../domain/text/words.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-read.ts';
import { Badge, StatusWord } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { List } from '../../ui/list.tsx';
import { Bar } from '../../ui/meter.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Clamped, TextList } from '../../ui/text.tsx';
import {
  fieldsOf,
  reportLines,
  reportsOf,
  rowsLink,
  type RuleGroup,
  ruleGroups,
  severityTexts,
} from './violations.ts';

const title = 'Validation Reports';
/** Fields with a button of their own; the others are under 'All fields'. */
const fieldLimit = 5;

/** The reports with violations (spec 2), by rule and field; a rule opens to its listed reports (rulings C33). */
export function ValidationCard({ report, appointments }: ReportAndRows) {
  const sent = report.data?.validationReports ?? noRows;
  const list = withInner(sent, ({ violations }) => violations);
  const counted = report.data?.summary.validationErrors ?? null;
  const groups = useMemo(() => ruleGroups(sent.rows), [sent.rows]);
  const fields = useMemo(() => fieldsOf(groups), [groups]);
  const [chosen, setField] = useState('');
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  // After a poll without the chosen field, all fields are shown.
  const { key: field = '', groups: shown = groups } =
    fields.find(({ key }) => key === chosen) ?? {};
  const open = opened ?? shown.slice(0, 1).map(({ key }) => key);
  const byUse = shown.toSorted((a, b) => open.lastIndexOf(b.key) - open.lastIndexOf(a.key));
  // Those of closed rules last: find-in-page and printing have them (rulings C24).
  const listed = firstListed(byUse.flatMap(({ rows }) => rows));
  const total = reportsOf(groups).size;
  const booked = appointments.data?.rows ?? [];
  const why = whyInvalid(booked);
  const { figures } = useCall(dataQuality);
  const faulty = {
    reasons: why.reasons,
    undecided: undecidedOf(why),
    unknownReps: withoutKnownRep(booked).length,
    invalidPhones: figures.invalidPhones.length,
    unjudgedPhones: figures.unjudgedPhones,
  };
  return (
    <QueryCard
      title={title}
      subtitle={groups.length > 0 ? <Totals groups={shown} /> : 'Grouped by rule; errors first'}
      className="min-h-[26rem]"
      state={report}
      unreadable={list.unreadable}
      skeleton={[6, 49]}
      empty={
        groups.length === 0 &&
        emptyOf(report.data, { title, text: 'No violations in the report', list, counted })
      }
      footer={
        <>
          <span>Grouped by rule; errors first</span>
          <span className="text-right">The report names no appointments</span>
        </>
      }
    >
      <FieldChoice fields={fields} value={field} onChange={setField} />
      <List aria-label={title} rows={shown} keyOf={({ key }) => key}>
        {(group) => (
          <Disclosure
            isOpen={open.includes(group.key)}
            onToggle={() => {
              const others = open.filter((key) => key !== group.key);
              setOpened(others.length < open.length ? others : [...open, group.key]);
            }}
            headClass={columns}
            head={<RuleHead group={group} total={total} />}
          >
            <RuleReports
              group={group}
              rows={group.rows.filter((breach) => listed.has(breach))}
              link={rowsLink(group, faulty)}
            />
          </Disclosure>
        )}
      </List>
    </QueryCard>
  );
}

/** '24 reports with 26 violations: 11 with errors, 13 with warnings': each report by its worst violation. */
function Totals({ groups }: { readonly groups: readonly RuleGroup[] }) {
  const violations = sumOf(groups, ({ count }) => count);
  return (
    <>
      {countText(reportsOf(groups).size, 'report')} with {countText(violations, 'violation')}:{' '}
      {severityTexts(groups).join(', ')}
    </>
  );
}

interface FieldChoiceProps {
  readonly fields: ReturnType<typeof fieldsOf>;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

function FieldChoice({ fields, ...choice }: FieldChoiceProps) {
  const label = useId();
  return (
    <div className="border-line flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t px-4 py-2 print:hidden">
      <span id={label} className="text-caption text-ink-2 font-medium">
        Field
      </span>
      <Segmented
        {...choice}
        labelledBy={label}
        size="small"
        options={[
          { value: '', label: 'All fields' },
          ...fields.slice(0, fieldLimit).map(({ key, field }) => ({
            value: key,
            label: excerpt(fieldWords(excerpt(field)), 24),
          })),
        ]}
      />
    </div>
  );
}

const columns =
  'min-h-12 grid-cols-[minmax(0,1fr)_auto_16px] gap-x-4 gap-y-1 px-4 py-2.5 @2xl:grid-cols-[84px_minmax(0,1fr)_40px_140px_16px]';

/** A rule with its number of reports, and their share of all. */
function RuleHead({ group, total }: { readonly group: RuleGroup; readonly total: number }) {
  const { message, field, fixable, count } = group;
  const percent = shareOf(count, total);
  return (
    <>
      <SeverityWord severity={group.severity} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 @max-2xl:col-start-1 @max-2xl:row-start-2">
        <Clamped text={message || noValue} className="text-body font-medium" />
        <Badge>
          <bdi className="max-w-48 truncate">{fieldWords(excerpt(field))}</bdi>
        </Badge>
        {fixable > 0 && <FixBadge>{showNumber(fixable)} auto-fixable</FixBadge>}
      </span>
      <b className="text-body text-right font-semibold tabular-nums">
        {showNumber(count)}
        <span className="sr-only"> {unitText(count, 'report')}, </span>
      </b>
      <span className="text-caption text-ink-2 grid grid-cols-1 items-center gap-x-2.5 text-right tabular-nums @max-2xl:col-start-2 @max-2xl:row-start-2 @2xl:grid-cols-[minmax(0,1fr)_48px]">
        <Bar percent={percent} className="h-1.5 @max-2xl:hidden" />
        {showPercent(percent)}
      </span>
    </>
  );
}

const FixBadge = ({ children }: { readonly children: ReactNode }) => (
  <Badge icon={<Wand aria-hidden />}>{children}</Badge>
);

interface RuleReportsProps {
  readonly group: RuleGroup;
  readonly rows: RuleGroup['rows'];
  readonly link: ReturnType<typeof rowsLink>;
}

/** The listed reports of a rule (spec 2), and a link to the rows that have its fault. */
function RuleReports({ group, rows, link }: RuleReportsProps) {
  return (
    <div className="pb-3.5 @2xl:pl-[100px]">
      {rows.length > 0 && (
        <DataTable
          label={`Reports: ${excerpt(group.message, 100)}`}
          rows={reportLines(rows)}
          keyOf={({ report }) => `${report.status.text}|${report.score}`}
          columns={[
            {
              head: 'Reports',
              kind: 'row-head',
              headClass: 'text-right!',
              cellClass: 'text-right!',
              cell: ({ times }) => showNumber(times),
            },
            { head: 'Score', kind: 'figure', cell: ({ report }) => showPercent(report.score) },
            {
              head: 'Status',
              cellClass: 'py-2',
              cell: ({ report, canAutoFix }) => (
                <span className="flex flex-wrap items-center gap-1.5">
                  <Status status={report.status} />
                  {canAutoFix && <FixBadge>Auto-fixable</FixBadge>}
                  {report.autoFixApplied === true && <FixBadge>Auto-fixed</FixBadge>}
                </span>
              ),
            },
            {
              head: 'Recommendations',
              headClass: 'w-full',
              cellClass: 'py-2',
              cell: ({ report, others }) => (
                <>
                  <TextList
                    aria-label="Recommendations"
                    rows={report.recommendations}
                    icon={ArrowRight}
                    empty={noValue}
                  />
                  {others.length > 0 && (
                    <TextList
                      aria-label="Also violated"
                      rows={others.map(
                        ({ field, rule }) =>
                          `Also ${codeWords(rule.severity.text).toLowerCase()} in ${fieldWords(excerpt(field))}: ${excerpt(rule.message)}`,
                      )}
                      className="text-ink-2 grid gap-1 pt-1"
                    />
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      <div className="text-caption text-ink-2 flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 pt-2 empty:hidden">
        {rows.length < group.count && <span>{listedText(rows.length, group.count, 'report')}</span>}
        {link && (
          <span>
            <Link
              href={link.href}
              title={link.hint}
              className="text-accent hover:underline max-sm:py-2"
            >
              {link.text}
            </Link>
            {link.note && <span className="ml-2">{link.note}</span>}
          </span>
        )}
      </div>
    </div>
  );
}

const tones = { valid: 'ok', warnings: 'warn' } as const;

function Status({ status: { known, text } }: Pick<ValidationReport, 'status'>) {
  const word = codeWords(excerpt(text, 40));
  const other = word === noValue ? 'off' : 'bad';
  return (
    <bdi className="flex">
      <StatusWord tone={known ? tones[known] : other}>{word}</StatusWord>
    </bdi>
  );
}

const looks = {
  error: { icon: CircleX, word: 'Error', text: 'text-critical' },
  warning: { icon: TriangleAlert, word: 'Warning', text: 'text-caution' },
  info: { icon: Info, word: 'Info', text: 'text-ink-2' },
} as const;

/** A severity that the spec does not name keeps the server's word. */
function SeverityWord({ severity: { known, text: sent } }: Pick<RuleGroup, 'severity'>) {
  const other = { icon: CircleHelp, word: codeWords(sent), text: 'text-ink-3' };
  const { icon: Icon, word, text } = known ? looks[known] : other;
  return (
    <span className={`text-caption inline-flex min-w-0 items-center gap-1.5 font-medium ${text}`}>
      <Icon aria-hidden className="icon-small" />
      <bdi className="truncate">{excerpt(word, 40)}</bdi>
    </span>
  );
}
