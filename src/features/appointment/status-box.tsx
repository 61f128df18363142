import { Ban, Check, Clock } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Appointment } from '../../api/entities/appointment.ts';
import { outcomesOf, shownText } from '../../domain/appointment/appointment.ts';
import {
  blockingTerms,
  noReason,
  phoneDigitsLength,
  reasonReader,
} from '../../domain/appointment/reasons.ts';
import type { Outcome } from '../../domain/appointment/status.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { searchText } from '../../domain/text/search.ts';
import { codeWords } from '../../domain/text/words.ts';
import { rowsPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Clamped } from '../../ui/text.tsx';

interface StatusBoxProps {
  readonly row: Appointment;
  /** All rows of the last response, to count those with the same reason. */
  readonly rows: readonly Appointment[] | undefined;
}

/** Status, reason and rule (visual.md 09), with a link to the rows of the same reason unless the row is in neither list. */
export function StatusBox({ row, rows }: StatusBoxProps) {
  const side = row.status.outcome;
  const isMissing = row.reason === '';
  const title = isMissing && side === 'invalid' ? noReason : shownText(row.reason);
  const rule = namedRule(row);
  return (
    <section
      aria-label="Status"
      className="rounded-tray border-line grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border px-4 py-3.5"
    >
      <Clamped text={title} lines={3} className="text-dialog" />
      <Badge {...badges[side ?? 'other']}>
        <bdi className="max-w-40 truncate">{codeWords(excerpt(row.status.word, 40))}</bdi>
      </Badge>
      <p className="text-small text-ink-2 col-span-2 empty:hidden">
        {rule}
        {side && !(isMissing && side === 'valid') && (
          <LikeThis side={side} reason={reasonReader()(row).label} rows={rows} />
        )}
      </p>
    </section>
  );
}

const badges = {
  valid: { tone: 'line', icon: <Check aria-hidden /> },
  invalid: { tone: 'critical', icon: <Ban aria-hidden /> },
  other: { icon: <Clock aria-hidden /> },
} as const;

interface LikeThisProps {
  readonly side: Outcome;
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

const { min, max } = phoneDigitsLength;
const phoneDigits = `Phone Digits Rule: the title is ${min}-${max} digits.`;
const fullValidation =
  'Full Validation: a real customer, a designated telemarketer and a service code.';
const noCustomer = 'Instant invalid: the who field names no customer.';
const instantInvalid = 'Instant invalid: a blocked word in the title, or an empty who field.';

interface Explained {
  readonly type: string;
  readonly reason: string;
}

/** A sentence on the rule of spec 5 that a row's type or reason names; null where neither names one. */
export function namedRule({ type, reason }: Explained): string | null {
  const [kind, why] = [words(type), words(reason)];
  if (/\bempty who field\b/.test(why)) return noCustomer;
  const term = blockingTerms.find((each) => why.endsWith(`title contains ${each}`));
  if (term !== undefined) return `Instant invalid: the title contains "${term}".`;
  const isNamed = (rule: string) => [kind, why].some((text) => text.startsWith(rule));
  if (isNamed('instant invalid')) return instantInvalid;
  if (isNamed('phone digits')) return phoneDigits;
  return isNamed('full validation') ? fullValidation : null;
}

function words(text: string): string {
  return searchText(text).replaceAll(/[\s_-]+/g, ' ');
}
