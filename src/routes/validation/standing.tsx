import { Ban, Check, CircleCheck, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ValidationAlert } from '../../calls/alerts.ts';
import type { Appointment } from '../../calls/appointments.ts';
import { noValue, codeWords, excerpt } from '../../domain/text/format.ts';
import { noRegion } from '../../domain/region/region.ts';
import { stateText } from '../../features/appointment/columns.tsx';
import { namedRule } from '../../features/appointment/named-rule.ts';
import { usePeriod } from '../../query/use-call.ts';
import { Badge, StatusWord } from '../../ui/badge.tsx';
import { ConfidenceScale } from '../../ui/confidence.tsx';
import { type AppointmentRow, decisionInCapitals, standingWord } from './alerts.ts';
import type { OpenAlert } from './use-open-alert.ts';

/** A reviewed alert's decision, in capitals (S2). */
export function DecisionBadge({
  alert: { status, manualDecision },
}: {
  readonly alert: ValidationAlert;
}) {
  if (status !== 'reviewed') return null;
  const look = manualDecision ? decisionLooks[manualDecision] : {};
  return <Badge {...look}>{decisionInCapitals(manualDecision)}</Badge>;
}

const decisionLooks = {
  valid: { tone: 'line', icon: <Check aria-hidden /> },
  invalid: { tone: 'critical', icon: <Ban aria-hidden /> },
} as const;

/** How the appointment of an alert counts now, as an icon and words. */
export function CountsNowAs({ row }: { readonly row: AppointmentRow }) {
  const { isWeek } = usePeriod();
  const outcome = row?.status.outcome;
  const word =
    row === null ? `Not in ${isWeek ? "this week's" : "today's"} list` : standingWord(row);
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${outcome === 'invalid' ? 'text-critical' : outcome ? '' : 'text-ink-2'}`}
    >
      {outcome === 'valid' && <CircleCheck aria-hidden className="icon-small text-positive" />}
      {outcome === 'invalid' && <Ban aria-hidden className="icon-small" />}
      {row && !outcome && <Minus aria-hidden className="icon-small" />}
      {word}
    </span>
  );
}

/** How an alert counts now: its appointment's status, the verdict's confidence, the detected state (C38). */
export function AlertStanding({ alert, row }: OpenAlert) {
  const detected = row?.detectedState ?? noRegion;
  const isRegionKnown = detected.id !== '';
  return (
    // Cells that grow fill each row, so that the background shows only as hairlines.
    <div className="rounded-card border-line bg-line [&>section]:bg-raised flex flex-none flex-wrap gap-px overflow-hidden border [&>section]:min-h-[80px] [&>section]:flex-[1_0_8rem] [&>section]:px-3.5 [&>section]:py-2.5 max-sm:[&>section]:even:order-last max-sm:[&>section]:even:basis-full sm:[&>section]:odd:flex-[0_0_9.5rem]">
      <Cell label="Counts now as" value={<CountsNowAs row={row} />}>
        {row && <StandingBasis alert={alert} row={row} />}
      </Cell>
      <ConfidenceScale confidence={alert.confidence} />
      {row !== null && (
        <Cell
          label="Detected state"
          value={isRegionKnown ? <bdi>{excerpt(detected.name, 40)}</bdi> : noValue}
        >
          {row?.stateConfidence != null && stateText(row.stateConfidence)}
          {isRegionKnown && detected.id !== alert.region.id && (
            <StatusWord tone="warn">Not the region</StatusWord>
          )}
        </Cell>
      )}
    </div>
  );
}

/** The rule that made the status, or whether the status is the one that was decided. */
function StandingBasis({ alert, row }: { alert: ValidationAlert; row: Appointment }) {
  const { manualDecision: decided } = alert;
  if (alert.status !== 'reviewed' || decided === null)
    // 'Not validated' names no rule.
    return namedRule({ type: row.type, reason: '' }) === null ? null : (
      <span>
        by '<bdi>{excerpt(codeWords(row.type), 40)}</bdi>'
      </span>
    );
  if (row.status.outcome === decided) return 'as decided';
  return <StatusWord tone="warn">{`Still counts as ${standingWord(row)}`}</StatusWord>;
}

interface CellProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly children: ReactNode;
}

function Cell({ label, value, children }: CellProps) {
  return (
    <section aria-label={label} className="text-caption text-ink-2 min-w-0">
      <h3 className="font-normal">{label}</h3>
      <p className="text-title text-ink leading-6 [overflow-wrap:anywhere]">{value}</p>
      <p className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">{children}</p>
    </section>
  );
}
