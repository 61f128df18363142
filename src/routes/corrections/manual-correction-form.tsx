import { useId, useMemo, useRef, useState } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { designatedTelemarketers } from '../../config.ts';
import { defaultReason, knownReps, missingMessage, suggestReps } from './corrections.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { useDraft } from '../../shell/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { draftIds } from './use-correction.ts';

interface ManualCorrectionFormProps {
  readonly draftKey: string;
  readonly rows: readonly Appointment[];
  readonly region: string;
  /** The appointment can't be corrected: what was typed can be read, not sent. */
  readonly readOnly: boolean;
  readonly pending: boolean;
  /** False when nothing was sent. */
  readonly onSend: (name: string, reason: string) => boolean;
}

/** Sales rep name and reason for one appointment (spec 5), kept as drafts. */
export function ManualCorrectionForm(props: ManualCorrectionFormProps) {
  const { draftKey, rows, region, readOnly, pending, onSend } = props;
  const ids = draftIds(draftKey);
  const [name, setName] = useDraft(ids.name);
  const [reason, setReason] = useDraft(ids.reason);
  const [refused, setRefused] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const whyId = useId();
  const isMissing = readOnly || name.trim() === '';
  const why = whyNot(readOnly, name);
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
          readOnly={readOnly}
          value={name}
          error={refused && isMissing ? missingMessage : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {!readOnly && (
          <KnownReps
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
          readOnly={readOnly}
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

/** Why the button is disabled (rulings D5); null while it is enabled or pending. */
function whyNot(readOnly: boolean, name: string): string | null {
  if (readOnly) return 'Nothing left to correct.';
  return name.trim() === '' ? 'Enter a sales rep name first.' : null;
}

interface KnownRepsProps {
  readonly rows: readonly Appointment[];
  readonly region: string;
  readonly typed: string;
  readonly onPick: (rep: string) => void;
}

/** Known reps to pick from, those of the region first. */
function KnownReps({ rows, region, typed, onPick }: KnownRepsProps) {
  const known = useMemo(() => knownReps(rows, region, designatedTelemarketers), [rows, region]);
  const found = suggestReps(known, typed);
  return (
    // A fixed height keeps the fields below in place while a name is typed.
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
