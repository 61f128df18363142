import { ArrowRight, CircleHelp, CircleX, Info, TriangleAlert, Wand } from 'lucide-react';
import type { ValidationReport } from '../../api/entities/data-quality.ts';
import { codeWords } from '../../domain/text/code-words.ts';
import { reportStatus, severityOf } from './report.ts';
import { noValue, showPercent } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { List, TextList } from '../../ui/list.tsx';

/** One validation report (spec 2): score and status, violations, recommendations. */
export function ReportItem({ report }: { readonly report: ValidationReport }) {
  const { status, score, autoFixApplied, violations, recommendations } = report;
  return (
    <div className="grid gap-x-6 gap-y-2 @xl:grid-cols-[210px_minmax(0,1fr)] @4xl:grid-cols-[210px_minmax(0,7fr)_minmax(0,4fr)]">
      <div className="@xl:row-span-2 @4xl:row-span-1">
        <div className="flex min-h-6 items-center gap-2.5">
          <b className="text-figure-m tabular-nums">{showPercent(score)}</b>
          <Status status={status} />
          {autoFixApplied === true && <Badge icon={<Wand aria-hidden />}>Auto-fixed</Badge>}
        </div>
        <ProgressBar
          label="Score"
          value={score}
          className="rounded-bar bg-track relative mt-1.5 h-1.5 overflow-hidden"
        />
      </div>
      <List
        aria-label="Violations"
        className="grid content-start gap-1.5"
        rowClass="flex flex-wrap items-center gap-x-3 gap-y-1"
        rows={violations.rows}
        keyOf={({ field, rule }) => `${field}|${rule.message}`}
      >
        {({ field, rule, canAutoFix }) => (
          <>
            <SeverityWord severity={rule.severity} />
            <p className="text-small line-clamp-3 min-w-0 leading-6 [overflow-wrap:anywhere]">
              <bdi className="font-medium">{excerpt(field)}</bdi>{' '}
              <bdi className="text-ink-2" title={oneLine(rule.message)}>
                {excerpt(rule.message) || noValue}
              </bdi>
            </p>
            {canAutoFix === true && <Badge icon={<Wand aria-hidden />}>Auto-fixable</Badge>}
          </>
        )}
      </List>
      {recommendations.length > 0 && (
        <TextList
          aria-label="Recommendations"
          rows={recommendations}
          icon={ArrowRight}
          className="grid content-start gap-1.5 @xl:col-start-2 @4xl:col-start-3"
        />
      )}
    </div>
  );
}

const tones = { valid: 'ok', warnings: 'warn', other: 'bad' } as const;

function Status({ status }: { readonly status: string }) {
  const word = codeWords(status);
  return (
    <span className="flex min-w-0 overflow-hidden">
      <StatusWord tone={word === noValue ? 'off' : tones[reportStatus(status)]}>{word}</StatusWord>
    </span>
  );
}

const severities = {
  error: { icon: CircleX, word: 'Error', text: 'text-critical' },
  warning: { icon: TriangleAlert, word: 'Warning', text: 'text-caution' },
  info: { icon: Info, word: 'Info', text: 'text-info' },
} as const;

/** A severity that the spec does not name keeps the server's word. */
function SeverityWord({ severity }: { readonly severity: string }) {
  const known = severityOf(severity);
  const {
    icon: Icon,
    word,
    text,
  } = known
    ? severities[known]
    : { icon: CircleHelp, word: codeWords(severity), text: 'text-ink-3' };
  return (
    <span className={`text-caption inline-flex w-[74px] items-center gap-1.5 font-medium ${text}`}>
      <Icon aria-hidden className="icon-small" />
      <bdi className="truncate">{word}</bdi>
    </span>
  );
}
