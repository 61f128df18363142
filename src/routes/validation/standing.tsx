import { Ban, CircleCheck, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { noValue } from '../../domain/number/format.ts';
import { noRegion } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { codeWords } from '../../domain/text/words.ts';
import { stateText } from '../../features/appointment/columns.tsx';
import { usePeriod } from '../../query/screen-time.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { ConfidenceScale } from '../../ui/confidence.tsx';

/** How an alert's appointment counts; undefined: the appointments are not loaded. */
export function standingWord(row: Appointment | null | undefined): string {
  if (row === undefined) return noValue;
  if (row === null) return 'Not in the list';
  if (row.status.outcome === null) return 'Not counted yet';
  return row.status.outcome === 'valid' ? 'Valid' : 'Invalid';
}

interface StandingProps {
  readonly row: Appointment | null | undefined;
}

/** How the appointment of an alert counts now, as an icon and words (visual.md 21). */
export function CountsNowAs({ row }: StandingProps) {
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

interface AlertStandingProps extends StandingProps {
  readonly alert: ValidationAlert;
}

/** How an alert stands: its appointment's status, the verdict's confidence, the detected state (rulings C38). */
export function AlertStanding({ alert, row }: AlertStandingProps) {
  const state = row?.detectedState ?? noRegion;
  const isStateKnown = state.id !== '';
  return (
    <div className="rounded-card border-line bg-line *:bg-raised grid flex-none grid-cols-2 gap-px overflow-hidden border *:min-h-[80px] *:px-3.5 *:py-2.5 max-sm:*:even:order-last max-sm:*:even:col-span-2 sm:grid-cols-[9.5rem_1fr_9.5rem]">
      <Cell label="Counts now as" value={<CountsNowAs row={row} />}>
        {row && <StandingBasis alert={alert} row={row} />}
      </Cell>
      <ConfidenceScale confidence={alert.confidence} />
      {row !== null && (
        <Cell
          label="Detected state"
          value={isStateKnown ? <bdi>{excerpt(state.name, 40)}</bdi> : noValue}
        >
          {row?.stateConfidence != null && stateText(row.stateConfidence)}
          {isStateKnown && state.id !== alert.region.id && (
            <StatusWord tone="warn">Not the region</StatusWord>
          )}
        </Cell>
      )}
    </div>
  );
}

/** The rule that made the status, or whether it is the one that was decided. */
function StandingBasis({ alert, row }: { alert: ValidationAlert; row: Appointment }) {
  const { manualDecision: decided } = alert;
  if (alert.status !== 'reviewed' || decided === null)
    return row.type === '' ? null : <bdi>by {excerpt(codeWords(row.type), 40)}</bdi>;
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
