import { ArrowRight, CircleHelp, CircleX, Info, TriangleAlert, Wand } from 'lucide-react';
import { noValue, showNumber, showPercent } from '../../domain/number/format.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { codeWords } from '../../domain/text/words.ts';
import { Badge, StatusWord } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/table.tsx';
import { TextList } from '../../ui/text.tsx';
import { fieldWords, reportStatus, severityOf } from './report.ts';
import { type ReportLine, reportLines, type RuleGroup } from './violations.ts';

/** The reports of a rule (spec 2): equal ones are one line with their number. */
export function ReportTable({ group }: { readonly group: RuleGroup }) {
  return (
    <DataTable
      label={`Reports: ${excerpt(group.message, 100)}`}
      rows={reportLines(group.rows)}
      keyOf={({ report }) => `${report.status}|${report.score}`}
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
              `Also ${codeWords(rule.severity).toLowerCase()} in ${fieldWords(excerpt(field))}: ${excerpt(rule.message)}`,
          )}
          className="text-ink-2 grid gap-1 pt-1"
        />
      )}
    </>
  );
}

const tones = { valid: 'ok', warnings: 'warn', other: 'bad' } as const;

function Status({ status }: { readonly status: string }) {
  const word = codeWords(excerpt(status, 40));
  return (
    <bdi className="flex">
      <StatusWord tone={word === noValue ? 'off' : tones[reportStatus(status)]}>{word}</StatusWord>
    </bdi>
  );
}

const looks = {
  error: { icon: CircleX, word: 'Error', text: 'text-critical' },
  warning: { icon: TriangleAlert, word: 'Warning', text: 'text-caution' },
  info: { icon: Info, word: 'Info', text: 'text-ink-2' },
} as const;

/** A severity that the spec does not name keeps the server's word. */
export function SeverityWord({ severity }: { readonly severity: string }) {
  const known = severityOf(severity);
  const {
    icon: Icon,
    word,
    text,
  } = known ? looks[known] : { icon: CircleHelp, word: codeWords(severity), text: 'text-ink-3' };
  return (
    <span className={`text-caption inline-flex min-w-0 items-center gap-1.5 font-medium ${text}`}>
      <Icon aria-hidden className="icon-small" />
      <bdi className="truncate">{excerpt(word, 40)}</bdi>
    </span>
  );
}
