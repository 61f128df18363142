import { Ban, Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import type { Appointment } from '../../calls/appointments.ts';
import type { ValidationAlert } from '../../calls/alerts.ts';
import { noValue } from '../../domain/number/format.ts';
import { noRegion } from '../../domain/region/region.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { codeWords, excerpt } from '../../domain/text/words.ts';
import { AppointmentLink } from '../../features/appointment/appointment-link.tsx';
import { stateText } from '../../features/appointment/columns.tsx';
import { WriteFailure } from '../../query/write-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DockedFooter } from '../../shell/docked.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { useLettersOn } from '../../shell/shortcuts.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { TodayAt } from '../../ui/text.tsx';
import { buttonClass, Kbd } from '../../ui/button.tsx';
import { ConfidenceScale } from '../../ui/confidence.tsx';
import { CountsNowAs } from './alert-list.tsx';
import { type Decision, decisionInCapitals, standingWord } from './alerts.ts';
import { notesId } from './decisions.ts';
import { ShortcutButton, shortcuts } from './keys.tsx';
import type { OpenAlert } from './use-queue.ts';

interface ReviewNotesProps extends OpenAlert {
  readonly onFocus: () => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The optional review notes (spec 5), kept as a draft until they are saved; they can be copied to the end. */
export function ReviewNotes({ alert, isDecidable, failed, onFocus, ref }: ReviewNotesProps) {
  const readOnly = !isDecidable || failed?.phase === 'unconfirmed';
  const id = useId();
  const [text, setText] = useDraft(notesId(alert.id));
  const hasHint = useLettersOn() && !readOnly;
  return (
    <div className="short:sticky short:bottom-0 short:-mx-5 short:border-t short:px-5 short:py-2.5 border-line bg-raised grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        Review notes <span className="text-ink-3 font-normal">optional</span>
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={2}
        value={text}
        readOnly={readOnly}
        aria-describedby={hasHint ? `${id}-hint` : undefined}
        onFocus={onFocus}
        onChange={(event) => setText(event.target.value)}
        className="focus-inside rounded-control border-line-control bg-surface text-body focus-visible:border-accent read-only:bg-sunken short:h-[38px] w-full border px-2.5 py-2 focus-visible:outline-offset-[-1px]"
      />
      {hasHint && (
        <p id={`${id}-hint`} className="text-caption text-ink-2 short:sr-only max-sm:hidden">
          Shortcuts are off while typing. Press Esc to use them.
        </p>
      )}
    </div>
  );
}

const buttons = [
  { decision: 'valid', look: 'primary', icon: Check },
  { decision: 'invalid', look: 'danger', icon: Ban },
  { decision: 'dismissed', look: 'ghost', icon: null },
] as const;

const noIdText = "The id of this alert could not be read, so it can't be decided here.";

interface DecisionBarProps extends OpenAlert {
  readonly onDecide: (decision: Decision, event: MouseEvent) => void;
}

export function DecisionBar({ alert, row, failed, onDecide }: DecisionBarProps) {
  /** Why nothing can be decided now (rulings A14, D5). */
  const whyNot = !alert.hasId
    ? noIdText
    : failed?.phase === 'unconfirmed' && 'Checking whether the decision was saved';
  const consequence = useId();
  return (
    <DockedFooter
      hints={{
        'J K': 'next, previous',
        N: 'notes',
        C: 'copy phone',
        Esc: 'close',
        '?': 'all shortcuts',
      }}
    >
      <div className="flex gap-2">
        {buttons.map(({ decision, look, icon }) => (
          <ShortcutButton
            key={decision}
            shortcut={decision}
            look={look}
            icon={icon}
            iconClass="icon max-sm:hidden"
            aria-disabled={whyNot !== false || undefined}
            aria-description={whyNot || undefined}
            aria-describedby={whyNot ? undefined : consequence}
            onClick={(event) => onDecide(decision, event)}
            className="h-10! px-4! last:ml-auto max-sm:h-11! max-sm:flex-1 max-sm:px-2!"
          />
        ))}
      </div>
      <p id={consequence} className="text-caption text-ink-2 mt-2">
        {!alert.hasId
          ? noIdText
          : consequencesOf(row).map(([decision, does]) => (
              <span key={decision}>
                <b className="text-ink font-medium">{decision}</b> {does}{' '}
              </span>
            ))}
      </p>
    </DockedFooter>
  );
}

/** The effect of each decision on the status that the appointment has now; how the server will count it is not known. */
function consequencesOf(row: OpenAlert['row']): readonly (readonly [string, string])[] {
  const dismiss = ['Dismiss', 'leaves it as it is.'] as const;
  if (!row) return [dismiss];
  const { outcome } = row.status;
  return [
    ['Mark Valid', outcome === 'valid' ? 'confirms it.' : 'makes it Valid.'],
    ['Mark Invalid', outcome === 'invalid' ? 'confirms it.' : 'makes it Invalid.'],
    dismiss,
  ];
}

/** The footer of an alert that can't be decided (spec 4). */
export function DecidedBar({ alert, row }: OpenAlert) {
  const key = useLettersOn() ? shortcuts.open.key : undefined;
  return (
    <DockedFooter hints={{ 'J K': 'next, previous', C: 'copy phone', Esc: 'close' }}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {row && (
          <AppointmentLink
            row={row}
            className={`${buttonClass()} h-10! px-4!`}
            aria-keyshortcuts={key}
          >
            Open appointment
            {key && (
              <span aria-hidden className="max-sm:hidden">
                <Kbd>{key}</Kbd>
              </span>
            )}
          </AppointmentLink>
        )}
        {['reviewed', 'dismissed'].includes(alert.status ?? '') && (
          <p className="text-caption text-ink-2">Decided. It can't be decided again here.</p>
        )}
      </div>
    </DockedFooter>
  );
}

/** ' by Denise Fitzgerald, today, 2:41 PM': by whom and when an alert was decided. */
export function DecidedBy({ alert }: { readonly alert: ValidationAlert }) {
  const { reviewedBy, reviewedAt } = alert;
  return (
    <>
      {reviewedBy !== '' && (
        <>
          {' '}
          by <bdi>{excerpt(reviewedBy, 100)}</bdi>
        </>
      )}
      {reviewedAt.text !== '' && (
        <>
          , <TodayAt time={reviewedAt} today="today" />
        </>
      )}
    </>
  );
}

/** Why the last decision was not saved, or that the alert is no longer pending. */
export function ReviewNotices(open: OpenAlert) {
  if (open.decidedElsewhere) return <NoLongerPending {...open} />;
  const { phase, made, error } = open.failed ?? {};
  if (!made || !error) return null;
  const isLost = phase === 'unconfirmed';
  return (
    <WriteFailure
      title={`Not saved: ${shortcuts[made.decision].label}`}
      error={error}
      isLost={isLost}
    >
      {isLost && 'The server may have saved the decision. Checking.'}
      {!isLost && mayHaveActed(error) && 'The server does not have the decision. '}
      {!isLost && !isBlank(made.notes) && 'Your notes are still here. '}
      {!isLost && 'You can decide again.'}
    </WriteFailure>
  );
}

function NoLongerPending({ alert, gone }: OpenAlert) {
  const [notes] = useDraft(notesId(alert.id));
  const { status, manualDecision } = alert;
  return (
    // A decision of this browser tab may have removed it.
    <Notice tone="caution" title={gone ? 'No longer in the list' : 'Decided elsewhere'}>
      {!gone && (
        <>
          {status === 'dismissed' ? 'Dismissed' : `Decided ${decisionInCapitals(manualDecision)}`}
          <DecidedBy alert={alert} />.{' '}
        </>
      )}
      {notes !== '' && 'You can still copy your notes below.'}
    </Notice>
  );
}

/** How an alert counts now: its appointment's status, the verdict's confidence, the detected state (rulings C38). */
export function AlertStanding({ alert, row }: OpenAlert) {
  const state = row?.detectedState ?? noRegion;
  const isStateKnown = state.id !== '';
  return (
    // Cells that grow fill each row, so that the color of the hairlines is nowhere else.
    <div className="rounded-card border-line bg-line *:bg-raised flex flex-none flex-wrap gap-px overflow-hidden border *:min-h-[80px] *:flex-[1_0_8rem] *:px-3.5 *:py-2.5 max-sm:*:even:order-last max-sm:*:even:basis-full sm:*:odd:flex-[0_0_9.5rem]">
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

/** The rule that made the status, or whether the status is the one that was decided. */
function StandingBasis({ alert, row }: { alert: ValidationAlert; row: Appointment }) {
  const { manualDecision: decided } = alert;
  if (alert.status !== 'reviewed' || decided === null)
    return row.type === '' ? null : (
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
