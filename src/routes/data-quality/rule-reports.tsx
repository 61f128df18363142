import { ArrowRight, Wand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ValidationReport } from '../../calls/quality.ts';
import { noValue, showNumber, showPercent, codeWords, excerpt } from '../../domain/text/format.ts';
import { Badge, StatusWord } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/table.tsx';
import { TextList } from '../../ui/text.tsx';
import { fieldWords, listedText } from './report.ts';
import { reportLines, type rowsLink, type RuleGroup } from './violations.ts';

export const FixBadge = ({ children }: { readonly children: ReactNode }) => (
  <Badge icon={<Wand aria-hidden />}>{children}</Badge>
);

interface RuleReportsProps {
  readonly group: RuleGroup;
  readonly rows: RuleGroup['rows'];
  readonly link: ReturnType<typeof rowsLink>;
}

/** The listed reports of a rule (S2), and a link to the rows that have its fault. */
export function RuleReports({ group, rows, link }: RuleReportsProps) {
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
                    rows={report.recommendations.rows}
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
          <Link
            href={link.href}
            title={link.hint}
            className="text-accent hover:underline max-sm:py-2"
          >
            {link.text}
          </Link>
        )}
      </div>
    </div>
  );
}

const tones = { valid: 'ok', warnings: 'warn' } as const;

function Status({ status: { knownWord, text } }: Pick<ValidationReport, 'status'>) {
  const word = codeWords(excerpt(text, 40));
  const other = word === noValue ? 'off' : 'bad';
  return (
    <bdi className="flex">
      <StatusWord tone={knownWord ? tones[knownWord] : other}>{word}</StatusWord>
    </bdi>
  );
}
