import { Ban, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { mayHaveActed } from '../../../api/api-error.ts';
import { addLearningCorrection } from '../../../calls/learning.ts';
import { isBlank, cleanLine } from '../../../domain/text/clean.ts';
import { WriteFailure } from '../../../query/write-failure.tsx';
import { useWrite } from '../../../query/use-write.ts';
import { draftOf, keepDraft, useDraft } from '../../../shell/drafts.ts';
import { useToast } from '../../../shell/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';

/** Drafts live outside the form, so that a change of tab or a reload loses no text. */
const draftIds = {
  appointmentTitle: 'learning:title',
  correctDecision: 'learning:decision',
  correctedBy: 'learning:by',
  reason: 'learning:reason',
};
type FieldName = keyof typeof draftIds;
type RequiredField = Exclude<FieldName, 'correctDecision'>;
const fieldNames = Object.keys(draftIds) as FieldName[];
const missingMessage = 'Please fill in all required fields';
const decisions = [
  { value: 'valid', label: 'Valid', icon: Check },
  { value: 'invalid', label: 'Invalid', icon: Ban },
] as const;

/** State and sending of the learning correction form (S5). */
export function useLearningCorrection() {
  const [appointmentTitle] = useDraft(draftIds.appointmentTitle);
  const [decision] = useDraft(draftIds.correctDecision);
  const [correctedBy] = useDraft(draftIds.correctedBy);
  const [reason] = useDraft(draftIds.reason);
  const texts: Record<RequiredField, string> = { appointmentTitle, correctedBy, reason };
  const isValid = decision !== 'invalid';
  const [checked, setChecked] = useState(false);
  const toast = useToast();
  const { submit, pending, failed, isSecondPress } = useWrite(addLearningCorrection);
  const isMissing = (name: RequiredField) => isBlank(texts[name]);
  const send = () => {
    // The form is empty after a success: a second press would call it incomplete.
    if (isSecondPress()) return;
    setChecked(true);
    const sent = fieldNames.map((name) => draftOf(draftIds[name]));
    if (Object.values(texts).some(isBlank)) {
      toast({ title: 'Missing Information', description: missingMessage, destructive: true });
      return;
    }
    submit(
      {
        appointmentTitle: cleanLine(appointmentTitle),
        correctDecision: isValid,
        correctedBy: cleanLine(correctedBy),
        reason,
      },
      {
        onDone: (response) => {
          // Text that changed while the request was pending is another correction: it stays.
          if (fieldNames.every((name, index) => draftOf(draftIds[name]) === sent[index]))
            for (const name of fieldNames) keepDraft(draftIds[name], '');
          setChecked(false);
          toast({ title: 'Learning Updated', description: response?.message ?? '' });
        },
        onFailed: (error) =>
          toast({ title: 'Error', description: 'Failed to submit manual correction', error }),
      },
    );
  };
  const propsOf = (name: RequiredField) => ({
    required: true,
    value: texts[name],
    error: checked && isMissing(name) ? missingMessage : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      keepDraft(draftIds[name], event.target.value),
  });
  const decide = (value: string) => keepDraft(draftIds.correctDecision, value);
  return { isValid, decide, propsOf, send, pending, failed };
}

interface LearningCorrectionFormProps {
  readonly form: ReturnType<typeof useLearningCorrection>;
}

/** Teaches the AI model the right decision for an appointment. */
export function LearningCorrectionForm({ form }: LearningCorrectionFormProps) {
  const { isValid, decide, propsOf, send, pending, failed } = form;
  const decisionId = useId();
  return (
    <form
      noValidate
      aria-label="Manual correction"
      className="grid content-start gap-4 px-4 py-4 @2xl:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @2xl:gap-y-2 @2xl:py-2 @2xl:[&_input]:py-1 @2xl:[&_textarea]:h-[34px] @2xl:[&_textarea]:py-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label="Appointment title" {...propsOf('appointmentTitle')} />
      <div className="grid justify-items-start gap-1.5">
        <p id={decisionId} className="text-small font-medium">
          Correct decision
        </p>
        <Segmented
          labelledBy={decisionId}
          value={isValid ? 'valid' : 'invalid'}
          onChange={decide}
          options={decisions}
        />
      </div>
      <Field label="Corrected by" {...propsOf('correctedBy')} />
      <div className="@2xl:col-span-2">
        <Field label="Reason" multiline {...propsOf('reason')} />
      </div>
      {failed && (
        <div className="@2xl:col-span-3 @2xl:row-start-3">
          <WriteFailure title="Not submitted" error={failed.error}>
            {mayHaveActed(failed.error) && 'The server may have saved the correction. '}
            What you typed is still here.
          </WriteFailure>
        </div>
      )}
      <Button
        type="submit"
        look="primary"
        className="self-end justify-self-start"
        aria-disabled={pending || undefined}
      >
        {pending ? 'Submitting...' : 'Submit Correction'}
      </Button>
    </form>
  );
}
