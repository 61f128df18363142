import { ArrowRight, CircleHelp, CircleX, Info, TriangleAlert, Wand } from 'lucide-react';
import { Link } from 'wouter';
import type { ValidationReport } from '../../api/entities/data-quality.ts';
import {
  clampPercent,
  noValue,
  shareOf,
  showNumber,
  showPercent,
} from '../../domain/number/format.ts';
import type { ReasonTally } from '../../domain/figures/why.ts';
import { paths, rowsPath } from '../../paths.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { codeWords, countText, unitText } from '../../domain/text/words.ts';
import { Badge, StatusWord } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { List } from '../../ui/list.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Clamped, TextList } from '../../ui/text.tsx';
import { fieldWords, listedText } from './report.ts';
import {
  isPhone,
  isUnknownRep,
  reasonOf,
  type ReportLine,
  reportLines,
  type RuleGroup,
} from './violations.ts';

interface ProblemListProps {
  readonly label: string;
  readonly groups: readonly RuleGroup[];
  readonly listed: ReadonlySet<ValidationReport>;
  /** All reports; a rule shows its share of them. */
  readonly total: number;
  readonly problemRows: ProblemRows;
  /** The keys of the open rules. */
  readonly open: readonly string[];
  readonly onToggle: (key: string) => void;
}

const columns =
  'min-h-12 grid-cols-[minmax(0,1fr)_auto_16px] gap-x-4 gap-y-1 px-4 py-2.5 @2xl:grid-cols-[84px_minmax(0,1fr)_40px_140px_16px]';

/** All violated rules with their report counts, and of each the reports that are listed (rulings C33). */
export function ProblemList(props: ProblemListProps) {
  const { label, groups, listed, total, problemRows, open, onToggle } = props;
  const rows = groups.map((group) => ({
    ...group,
    rows: group.rows.filter(({ report }) => listed.has(report)),
  }));
  return (
    <List aria-label={label} rows={rows} keyOf={({ key }) => key}>
      {(group) => (
        <Disclosure
          isOpen={open.includes(group.key)}
          onToggle={() => onToggle(group.key)}
          headClass={columns}
          head={
            <>
              <SeverityWord severity={group.severity} />
              <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 @max-2xl:col-start-1 @max-2xl:row-start-2">
                <Clamped text={group.message || noValue} className="text-body font-medium" />
                <Badge>
                  <bdi className="max-w-48 truncate">{fieldWords(excerpt(group.field))}</bdi>
                </Badge>
                {group.fixable > 0 && (
                  <Badge icon={<Wand aria-hidden />}>
                    {showNumber(group.fixable)} auto-fixable
                  </Badge>
                )}
              </span>
              <b className="text-body text-right font-semibold tabular-nums">
                {showNumber(group.count)}
                <span className="sr-only"> {unitText(group.count, 'report')}, </span>
              </b>
              <Share percent={shareOf(group.count, total)} />
            </>
          }
        >
          <div className="pb-3.5 @2xl:pl-[100px]">
            {group.rows.length > 0 && <ReportTable group={group} />}
            <div className="text-caption text-ink-2 flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 pt-2 empty:hidden">
              {group.rows.length < group.count && (
                <span>{listedText(group.rows.length, group.count, 'report')}</span>
              )}
              <ProblemLink group={group} rows={problemRows} />
            </div>
          </div>
        </Disclosure>
      )}
    </List>
  );
}

function Share({ percent }: { readonly percent: number | null }) {
  return (
    <span className="text-caption text-ink-2 grid grid-cols-1 items-center gap-x-2.5 text-right tabular-nums @max-2xl:col-start-2 @max-2xl:row-start-2 @2xl:grid-cols-[minmax(0,1fr)_48px]">
      <span
        aria-hidden
        className="rounded-bar bg-track relative h-1.5 overflow-hidden @max-2xl:hidden"
      >
        <span
          className="rounded-bar bg-ink-2 absolute inset-y-0 left-0"
          style={{ width: `${clampPercent(percent)}%` }}
        />
      </span>
      {showPercent(percent)}
    </span>
  );
}

/** The rows of the day and the report that problems are about. */
interface ProblemRows {
  readonly reasons: readonly ReasonTally[];
  readonly unknownReps: number;
  readonly invalidPhones: number;
}

/** Where the rows of a problem are: the report names no appointments, but these have the same fault. */
function ProblemLink({ group, rows }: { readonly group: RuleGroup; readonly rows: ProblemRows }) {
  const link = targetOf(group, rows);
  return (
    link && (
      <Link href={link.href} className="text-accent hover:underline max-sm:py-2">
        {link.text}
      </Link>
    )
  );
}

function targetOf(group: RuleGroup, { reasons, unknownReps, invalidPhones }: ProblemRows) {
  const reason = reasonOf(group, reasons);
  if (reason) {
    const { label, count } = reason;
    const text = `${countText(count, 'invalid appointment')}: ${excerpt(label, 60)}`;
    return { text, href: rowsPath('invalid', { reason: label }) };
  }
  if (isUnknownRep(group) && unknownReps > 0)
    return {
      text: `${countText(unknownReps, 'appointment')} without a known rep`,
      href: paths.corrections,
    };
  if (isPhone(group) && invalidPhones > 0)
    return { text: countText(invalidPhones, 'invalid phone'), href: paths.dataQuality };
  return null;
}

/** The reports of a rule (spec 2); equal reports share a line with their count. */
function ReportTable({ group }: { readonly group: RuleGroup }) {
  return (
    <DataTable
      label={`Reports: ${excerpt(group.message, 100)}`}
      rows={reportLines(group.rows)}
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
              {group.fixable > 0 && canAutoFix && (
                <Badge icon={<Wand aria-hidden />}>Auto-fixable</Badge>
              )}
              {report.autoFixApplied === true && (
                <Badge icon={<Wand aria-hidden />}>Auto-fixed</Badge>
              )}
            </span>
          ),
        },
        {
          head: 'Recommendations',
          headClass: 'w-full',
          cellClass: 'py-2',
          cell: (line) => <Recommendations line={line} />,
        },
      ]}
    />
  );
}

function Recommendations({ line: { report, others } }: { readonly line: ReportLine }) {
  return (
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
  const {
    icon: Icon,
    word,
    text,
  } = known ? looks[known] : { icon: CircleHelp, word: codeWords(sent), text: 'text-ink-3' };
  return (
    <span className={`text-caption inline-flex min-w-0 items-center gap-1.5 font-medium ${text}`}>
      <Icon aria-hidden className="icon-small" />
      <bdi className="truncate">{excerpt(word, 40)}</bdi>
    </span>
  );
}
