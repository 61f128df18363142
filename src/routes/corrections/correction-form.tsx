import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import type { Appointment } from '../../calls/appointments.ts';
import { correctionId } from '../../domain/appointment/token.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { WriteFailure } from '../../query/write-failure.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { defaultReason, missingMessage } from './corrections.ts';
import { SuggestedRep, UnknownName } from './named-reps.tsx';
import { knownRep, meantReps, suggestionsFor } from './suggestions.ts';
import { draftIds, type useCorrection } from './use-correction.ts';
import { useKnownReps } from './use-known-reps.ts';

interface CorrectionFormProps {
  readonly appointment: Appointment;
  readonly correction: ReturnType<typeof useCorrection>;
}

/** Sales rep name and reason for one appointment (S5), kept as drafts. */
export function CorrectionForm({ appointment, correction }: CorrectionFormProps) {
  const { current, send, sending } = correction;
  const isSending = sending === correctionId(appointment.sent);
  const error = correction.failedFor(appointment);
  const ids = draftIds(appointment);
  const [name, setName] = useDraft(ids.name);
  const [reason, setReason] = useDraft(ids.reason);
  const reps = useKnownReps(appointment);
  const groups = suggestionsFor({ ...reps, typed: name });
  const [refused, setRefused] = useState(false);
  /** The unknown name that Enter has asked about; the next one adds it (C48). */
  const [asked, setAsked] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const noticeId = useId();
  // Text typed for an appointment that is already corrected can be read, but not sent.
  const isGone = current === null;
  const missing = isBlank(name) ? 'Enter a name to add the correction.' : null;
  /** The reason for the disabled button, or null (D5). */
  const busy = sending !== '' && !isSending ? 'Another correction is being added.' : null;
  const notice = isGone ? 'Nothing left to correct.' : (busy ?? missing);
  const rep = knownRep(reps.knownReps, name);
  const change = (text: string) => {
    setAsked(null);
    setName(text);
  };
  const isUnknown = missing === null && !rep && !isGone;
  const submit = (isByEnter: boolean) => {
    if (correction.isSecondPress()) return;
    const isQuestion = isByEnter && isUnknown && asked !== name;
    if (current && notice === null && !isQuestion) return send(current, rep?.sent ?? name, reason);
    setRefused(true);
    if (notice === null) setAsked(name);
    nameField.current?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isInField || event.defaultPrevented) return;
    event.preventDefault();
    submit(true);
  };
  const [only] = groups.flatMap(({ suggestions }) => suggestions);
  const isOnly = groups.flatMap(({ suggestions }) => suggestions).length === 1 && name !== '';
  const marked = only && (only.why !== '' || isOnly) ? only.rep.name : '';
  return (
    // The keys are those of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      aria-label="Manual correction"
      className="grid flex-1 content-start gap-4 px-4 pt-3 pb-4"
      onKeyDown={keyDown}
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <div className="grid gap-2">
        <Combobox
          ref={nameField}
          label="Sales Rep Name"
          required
          readOnly={isGone || isSending}
          value={name}
          error={refused && missing && !isGone ? missingMessage : undefined}
          listLabel="Known sales reps"
          marked={marked}
          groups={groups.map(({ label, suggestions }) => ({
            label,
            options: suggestions.map((suggestion) => ({
              value: suggestion.rep.name,
              content: <SuggestedRep {...suggestion} days={reps.days} />,
            })),
          }))}
          onChange={change}
        />
        <div role="status" className="empty:hidden">
          {isUnknown && (
            <UnknownName
              name={name}
              days={reps.days}
              isAsked={asked === name}
              meant={meantReps(reps.knownReps, name)}
              onTake={(text) => {
                change(text);
                nameField.current?.focus();
              }}
            />
          )}
        </div>
      </div>
      <Field
        label="Reason"
        optional
        readOnly={isGone || isSending}
        value={reason}
        placeholder={defaultReason}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && (
        <WriteFailure title="Not added" error={error}>
          {mayHaveActed(error)
            ? 'The server may have added the correction. Check Manual Corrections before you send it again. '
            : 'Nothing was changed. '}
          What you typed is still here.
        </WriteFailure>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type="submit"
          look="primary"
          className="min-w-[178px] max-sm:min-h-11 max-sm:flex-auto"
          aria-disabled={notice !== null || isSending || undefined}
          aria-describedby={notice ? noticeId : undefined}
        >
          {isSending ? 'Adding...' : 'Add Manual Correction'}
        </Button>
        <p id={noticeId} className="text-caption text-ink-2">
          {notice}
        </p>
      </div>
    </form>
  );
}
