import { Ban, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { writes } from '../../../api/contract.ts';
import { useWrite } from '../../../query/use-write.ts';
import { draftOf, keepDraft, useDraft } from '../../../shell/drafts.ts';
import { toast } from '../../../shell/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';

/** Where what is typed is kept, outside of the form: a change of tab or a reload costs no word. */
const draftIds = {
  appointmentTitle: 'learning:title',
  correctDecision: 'learning:decision',
  correctedBy: 'learning:by',
  reason: 'learning:reason',
};
type Part = keyof typeof draftIds;
type Draft = Record<Exclude<Part, 'correctDecision'>, string> & {
  correctDecision: 'valid' | 'invalid';
};
const parts = Object.keys(draftIds) as Part[];
const required = ['appointmentTitle', 'correctedBy', 'reason'] as const;
const missingMessage = 'Please fill in all required fields';

function useCorrectionDraft(): Draft {
  const [appointmentTitle] = useDraft(draftIds.appointmentTitle);
  const [decision] = useDraft(draftIds.correctDecision);
  const [correctedBy] = useDraft(draftIds.correctedBy);
  const [reason] = useDraft(draftIds.reason);
  const correctDecision = decision === 'invalid' ? 'invalid' : 'valid';
  return { appointmentTitle, correctDecision, correctedBy, reason };
}

/** The learning correction form's state (spec 5): what is typed, what is missing, and sending it. */
export function useCorrectionForm() {
  const draft = useCorrectionDraft();
  const [checked, setChecked] = useState(false);
  const { submit, pending } = useWrite(writes.addLearningCorrection);
  const missing = required.filter((name) => draft[name].trim() === '');
  const send = () => {
    setChecked(true);
    const sent = parts.map((part) => draftOf(draftIds[part]));
    if (missing.length > 0) {
      toast({ title: 'Missing Information', description: missingMessage, destructive: true });
      return;
    }
    submit(
      {
        appointmentTitle: draft.appointmentTitle.trim(),
        correctDecision: draft.correctDecision === 'valid',
        correctedBy: draft.correctedBy.trim(),
        reason: draft.reason.trim(),
      },
      {
        onDone: (response) => {
          // Only what was sent is cleared: words typed meanwhile are another correction.
          if (parts.every((part, at) => draftOf(draftIds[part]) === sent[at]))
            for (const part of parts) keepDraft(draftIds[part], '');
          setChecked(false);
          toast({ title: 'Learning Updated', description: response?.message ?? '' });
        },
        onFailed: () =>
          toast({
            title: 'Error',
            description: 'Failed to submit manual correction',
            destructive: true,
          }),
      },
    );
  };
  return {
    draft,
    change: (part: Part, text: string) => keepDraft(draftIds[part], text),
    errorOf: (name: (typeof required)[number]) =>
      checked && missing.includes(name) ? missingMessage : undefined,
    send,
    pending,
  };
}

/** Teaches the AI model the right decision for an appointment. */
export function CorrectionForm({ form }: { readonly form: ReturnType<typeof useCorrectionForm> }) {
  const { draft, change, errorOf, send, pending } = form;
  const decisionId = useId();
  return (
    <form
      noValidate
      aria-label="Manual correction"
      className="grid gap-4 px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label="Appointment title"
        required
        value={draft.appointmentTitle}
        error={errorOf('appointmentTitle')}
        onChange={(event) => change('appointmentTitle', event.target.value)}
      />
      <div className="grid justify-items-start gap-1.5">
        <p id={decisionId} className="text-small font-medium">
          Correct decision
        </p>
        <Segmented
          labelledBy={decisionId}
          value={draft.correctDecision}
          onChange={(decision) => change('correctDecision', decision)}
          options={[
            { value: 'valid', label: 'Valid', icon: <Check aria-hidden className="icon-small" /> },
            {
              value: 'invalid',
              label: 'Invalid',
              icon: <Ban aria-hidden className="icon-small" />,
            },
          ]}
        />
      </div>
      <Field
        label="Corrected by"
        required
        value={draft.correctedBy}
        error={errorOf('correctedBy')}
        onChange={(event) => change('correctedBy', event.target.value)}
      />
      <Field
        label="Reason"
        required
        multiline
        value={draft.reason}
        error={errorOf('reason')}
        onChange={(event: { target: { value: string } }) => change('reason', event.target.value)}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        aria-disabled={pending || undefined}
      >
        {pending ? 'Submitting...' : 'Submit Correction'}
      </Button>
    </form>
  );
}
