import { Ban, Check, ChevronRight, Clock } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import type { Outcome } from '../../domain/appointment/appointment.ts';
import { shownText, showNumber, codeWords, excerpt } from '../../domain/text/format.ts';
import { noReason, reasonReader } from '../../domain/appointment/reasons.ts';
import { alertPath, rowsPath } from '../../paths.ts';
import { useCall } from '../../query/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Clamped } from '../../ui/text.tsx';
import { namedRule } from './named-rule.ts';
import { usePendingAlert } from './use-verdict.ts';

const cachedOnly = { slow: true, enabled: false } as const;

/** Status, reason and rule, with a link to the rows of the same reason unless the row is in neither list. */
export function StatusBox({ row }: { readonly row: Appointment }) {
  const side = row.status.outcome;
  const isMissing = row.reason === '';
  const title = isMissing && side === 'invalid' ? noReason : shownText(row.reason);
  const rule = namedRule(row);
  return (
    <section
      aria-label="Status"
      className="rounded-tray border-line grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border px-4 py-3.5"
    >
      <Clamped text={title} className="text-dialog" />
      <Badge {...badges[side ?? 'other']}>
        <bdi className="max-w-40 truncate">{codeWords(excerpt(row.status.word, 40))}</bdi>
      </Badge>
      <p className="text-small text-ink-2 col-span-2 empty:hidden">
        {rule}
        {side && !(isMissing && side === 'valid') && <LikeThis row={row} side={side} />}
      </p>
    </section>
  );
}

interface PendingAlertProps {
  readonly row: Appointment;
  /** All rows of the last response. */
  readonly rows: readonly Appointment[];
}

/** A link to the review of the appointment's pending alert, if it has one. */
export function PendingAlert({ row, rows }: PendingAlertProps) {
  const alert = usePendingAlert(row, rows);
  if (!alert) return null;
  return (
    <Link
      href={alertPath(alert.id)}
      className="rounded-tray bg-caution-soft text-caution text-small flex items-center gap-2.5 px-3.5 py-3 hover:underline"
    >
      <Clock aria-hidden className="icon" />
      <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
        {['Waits for a decision', excerpt(alert.reason)].filter(Boolean).join(': ')}
      </span>
      <ChevronRight aria-hidden className="icon" />
    </Link>
  );
}

const badges = {
  valid: { tone: 'line', icon: <Check aria-hidden /> },
  invalid: { tone: 'critical', icon: <Ban aria-hidden /> },
  other: { icon: <Clock aria-hidden /> },
} as const;

/** How many rows have the same reason, as a link to them. */
function LikeThis({ row, side }: { readonly row: Appointment; readonly side: Outcome }) {
  const { find } = useCall(appointments, cachedOnly).figures;
  const reason = reasonReader()(row).label;
  const rows = useMemo(() => find({ reason })[side], [find, side, reason]);
  if (rows.length < 2) return null;
  return (
    <>
      {' '}
      <Link href={rowsPath(side, { reason })} className="text-accent font-medium hover:underline">
        {showNumber(rows.length)} like this
        <span className="sr-only">: all with this reason</span>
      </Link>
    </>
  );
}
