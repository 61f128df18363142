import { Ban, Check, Clock } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, outcomeOf, outcomesOf } from '../../domain/appointment/appointment.ts';
import { noReason, reasonReader } from '../../domain/appointment/reasons.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt, isBlank } from '../../domain/text/plain-text.ts';
import { codeWords } from '../../domain/text/words.ts';
import { rowsPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Clamped } from '../../ui/text.tsx';
import { namedRule } from './named-rule.ts';

interface StatusBoxProps {
  readonly row: Appointment;
  /** Of the last response, in which others of this reason are counted. */
  readonly rows: readonly Appointment[] | undefined;
}

/** Status, reason and the rule that the row tells (visual.md 09); a row of neither list has no others like it. */
export function StatusBox({ row, rows }: StatusBoxProps) {
  const side = outcomeOf(row.status);
  const isMissing = isBlank(row.reason);
  const title = isMissing ? (side === 'invalid' ? noReason : shownText(row.reason)) : row.reason;
  const rule = namedRule(row);
  return (
    <section
      aria-label="Status"
      className="rounded-tray border-line grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border px-4 py-3.5"
    >
      <Clamped text={title} lines={3} className="text-dialog" />
      <StatusBadge status={row.status} />
      <p className="text-small text-ink-2 col-span-2 empty:hidden">
        {rule}
        {side && !(isMissing && side === 'valid') && (
          <LikeThis side={side} reason={reasonReader()(row).label} rows={rows} />
        )}
      </p>
    </section>
  );
}

function StatusBadge({ status }: { readonly status: string }) {
  const word = <bdi className="max-w-40 truncate">{codeWords(excerpt(status, 40))}</bdi>;
  switch (outcomeOf(status)) {
    case 'valid':
      return (
        <Badge tone="line" icon={<Check aria-hidden />}>
          {word}
        </Badge>
      );
    case 'invalid':
      return (
        <Badge tone="critical" icon={<Ban aria-hidden />}>
          {word}
        </Badge>
      );
    default:
      return <Badge icon={<Clock aria-hidden />}>{word}</Badge>;
  }
}

interface LikeThisProps {
  readonly side: 'valid' | 'invalid';
  readonly reason: string;
  readonly rows: readonly Appointment[] | undefined;
}

function LikeThis({ side, reason, rows }: LikeThisProps) {
  const count = useMemo(
    () => filterRows(outcomesOf(rows)[side], { ...noFilter, reason }).length,
    [rows, side, reason],
  );
  if (count < 2) return null;
  return (
    <>
      {' '}
      <Link href={rowsPath(side, { reason })} className="text-accent font-medium hover:underline">
        {showNumber(count)} like this<span className="sr-only">: all with this reason</span>
      </Link>
    </>
  );
}
