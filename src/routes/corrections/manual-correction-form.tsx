import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { designatedTelemarketers } from '../../config.ts';
import { isWhole } from '../../domain/figures/received.ts';
import type { Person } from '../../domain/people.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { useRead } from '../../query/use-read.ts';
import { WriteFailure } from '../../query/write-failure.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import {
  closestName,
  defaultReason,
  knownRep,
  knownReps,
  missingMessage,
  suggestReps,
} from './corrections.ts';
import { draftIds, type useCorrection } from './use-correction.ts';

interface ManualCorrectionFormProps {
  readonly appointment: Appointment;
  readonly rows: readonly Appointment[];
  readonly correction: ReturnType<typeof useCorrection>;
}

/** Sales rep name and reason for one appointment (spec 5), kept as drafts. */
export function ManualCorrectionForm(props: ManualCorrectionFormProps) {
  const { appointment, rows, correction } = props;
  const { region } = appointment;
  const { current, send, pending } = correction;
  const error = correction.failedFor(appointment);
  const ids = draftIds(appointment);
  const [name, setName] = useDraft(ids.name);
  const [reason, setReason] = useDraft(ids.reason);
  const known = useMemo(() => knownReps(rows, region, designatedTelemarketers()), [rows, region]);
  const suggested = suggestReps(known, name).map((rep) => rep.name);
  const [refused, setRefused] = useState(false);
  /** The last name that the form has called unknown: it may be sent in spite of the suggestions. */
  const [said, setSaid] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const say = (asks: boolean) => {
    setSaid(name);
    setIsAsked(asks);
  };
  const hint = isAsked && said === name && (
    <>
      Choose a name with the arrow keys, or press Enter again to use "<bdi>{excerpt(name, 40)}</bdi>
      " as typed.
    </>
  );
  const nameField = useRef<HTMLInputElement>(null);
  const noticeId = useId();
  // Text typed for an appointment that is already corrected can be read, but not sent.
  const readOnly = current === null;
  const blankNotice = isBlank(name) ? 'Enter a sales rep name first.' : null;
  /** The reason for the disabled button, or null (rulings D5). */
  const notice = readOnly ? 'Nothing left to correct.' : blankNotice;
  return (
    <form
      noValidate
      aria-label="Manual correction"
      className="grid flex-1 content-start gap-4 px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (current && notice === null && (suggested.length === 0 || said === name))
          return send(current, knownRep(known, name)?.sent ?? name, reason);
        setRefused(true);
        if (notice === null) say(true);
        nameField.current?.focus();
      }}
    >
      <Combobox
        ref={nameField}
        label="Sales Rep Name"
        required
        readOnly={readOnly}
        value={name}
        error={refused && notice ? missingMessage : undefined}
        options={suggested}
        listLabel="Known sales reps"
        hint={hint}
        onUndecided={(key) => say(key === 'Enter')}
        onChange={setName}
      >
        <NameNote
          known={known}
          typed={readOnly ? '' : name}
          hint={hint}
          onTake={(rep) => {
            setName(rep);
            nameField.current?.focus();
          }}
        />
      </Combobox>
      <div className="grid gap-1">
        <Field
          label="Reason"
          optional
          readOnly={readOnly}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className="text-caption text-ink-2">If left blank: {defaultReason}</p>
      </div>
      {error && (
        <WriteFailure title="Not added" error={error}>
          {mayHaveActed(error) &&
            'The server may have added the correction. Check Manual Corrections before you send it again. '}
          What you typed is still here.
        </WriteFailure>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type="submit"
          look="primary"
          className="min-w-[178px]"
          aria-disabled={notice !== null || pending || undefined}
          aria-describedby={notice ? noticeId : undefined}
        >
          {pending ? 'Adding...' : 'Add Manual Correction'}
        </Button>
        <p id={noticeId} className="text-caption text-ink-2">
          {notice}
        </p>
      </div>
    </form>
  );
}

interface NameNoteProps {
  readonly known: readonly Person[];
  readonly typed: string;
  readonly hint: ReactNode;
  readonly onTake: (rep: string) => void;
}

/** A note under a name that no known rep has, with the closest known name. */
function NameNote({ known, typed, hint, onTake }: NameNoteProps) {
  const { name: period } = usePeriod();
  const { data } = useRead(reads.appointments, { enabled: false });
  if (isBlank(typed) || knownRep(known, typed)) return null;
  const closest = closestName(
    known.map(({ name }) => name),
    typed,
  );
  return (
    <>
      <span>
        No sales rep of this name {data && isWhole(data) ? period : 'in the appointments received'}.
      </span>
      {hint && <span>{hint}</span>}
      {closest !== null && !hint && (
        <span className="flex min-w-0 gap-1">
          Closest:
          <button
            type="button"
            className="text-ink min-w-0 truncate font-semibold underline underline-offset-2"
            onClick={() => onTake(closest)}
          >
            <bdi>{closest}</bdi>
          </button>
        </span>
      )}
    </>
  );
}
