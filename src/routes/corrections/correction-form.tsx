import { useId, useMemo, useRef, useState } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { designatedTelemarketers } from '../../config.ts';
import { defaultReason, knownReps, missingMessage, suggestReps } from './corrections.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { useDraft } from '../../shell/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { draftIds } from './use-correction.ts';

interface CorrectionFormProps {
  readonly draftKey: string;
  readonly rows: readonly Appointment[];
  readonly region: string;
  /** The appointment waits no longer: what was typed can be read, not sent. */
  readonly gone: boolean;
  readonly pending: boolean;
  /** False when nothing was sent. */
  readonly onSend: (name: string, reason: string) => boolean;
}

/** Sales rep name and reason for one appointment (spec 5); its words are kept outside of it. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { draftKey, rows, region, gone, pending, onSend } = props;
  const ids = draftIds(draftKey);
  const [name, setName] = useDraft(ids.name);
  const [reason, setReason] = useDraft(ids.reason);
  const [refused, setRefused] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const whyId = useId();
  const isMissing = gone || name.trim() === '';
  const why = whyNot(gone, name);
  return (
    <form
      noValidate
      aria-label="Manual correction"
      className="grid flex-1 content-start gap-4 px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (onSend(name, reason)) return;
        setRefused(true);
        nameField.current?.focus();
      }}
    >
      <div className="grid gap-2">
        <Field
          ref={nameField}
          label="Sales Rep Name"
          required
          readOnly={gone}
          value={name}
          error={refused && isMissing ? missingMessage : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {!gone && (
          <Suggestions
            rows={rows}
            region={region}
            typed={name}
            onPick={(rep) => {
              setName(rep);
              nameField.current?.focus();
            }}
          />
        )}
      </div>
      <div className="grid gap-1">
        <Field
          label="Reason"
          optional
          readOnly={gone}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className="text-caption text-ink-2">If left blank: {defaultReason}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type="submit"
          look="primary"
          className="min-w-[178px]"
          aria-disabled={isMissing || pending || undefined}
          aria-describedby={why ? whyId : undefined}
        >
          {pending ? 'Adding...' : 'Add Manual Correction'}
        </Button>
        <p id={whyId} className="text-caption text-ink-2">
          {why}
        </p>
      </div>
    </form>
  );
}

/** Why the button is off (rulings D5); null while it is on, or says itself that it runs. */
function whyNot(gone: boolean, name: string): string | null {
  if (gone) return 'There is nothing left to correct.';
  return name.trim() === '' ? 'Enter a sales rep name first.' : null;
}

interface SuggestionsProps {
  readonly rows: readonly Appointment[];
  readonly region: string;
  readonly typed: string;
  readonly onPick: (rep: string) => void;
}

/** Reps that the loaded appointments know, those of the region first; they take the name as the server spells it. */
function Suggestions({ rows, region, typed, onPick }: SuggestionsProps) {
  const known = useMemo(() => knownReps(rows, region, designatedTelemarketers), [rows, region]);
  const found = suggestReps(known, typed);
  return (
    // Its height stays, so that the fields below don't move while a name is typed.
    <ul
      aria-label="Known sales reps"
      className="flex min-h-[60px] flex-wrap content-start gap-1 max-sm:min-h-[76px]"
    >
      {found.map((rep) => (
        <li key={rep} className="max-w-full">
          <Button size="small" className="max-w-full" onClick={() => onPick(rep)}>
            <bdi className="truncate">{repDisplayName(rep)}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
