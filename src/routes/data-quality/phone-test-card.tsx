import { CircleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { messageOf, whatFailed, type ApiError } from '../../api/api-error.ts';
import { writes } from '../../api/contract.ts';
import type { PhoneAnalysis } from '../../api/entities/data-quality.ts';
import { useWrite } from '../../query/use-write.ts';
import { useDraft } from '../../shell/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PhoneResult } from './phone-result.tsx';

/** What became of the last analysis; it stays on screen until the next one has come. */
type Outcome = { readonly response: PhoneAnalysis } | { readonly error: ApiError } | null;

/** The phone test's state: what is typed, what came of it, and sending it (spec 5). */
export function usePhoneTest() {
  const [phone, setPhone] = useDraft('phone-test');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { submit, pending } = useWrite(writes.analyzePhone);
  const isBlank = phone.trim() === '';
  const analyze = () => {
    if (isBlank) return;
    submit(
      { phone: phone.trim() },
      {
        onDone: (response) => setOutcome({ response }),
        onFailed: (error) => setOutcome({ error }),
      },
    );
  };
  return { phone, setPhone, isBlank, analyze, pending, outcome };
}

/** Analyzes one phone number that a person types (spec 2). It needs no report. */
export function PhoneTestCard({ test }: { readonly test: ReturnType<typeof usePhoneTest> }) {
  const { phone, setPhone, isBlank, analyze, pending, outcome } = test;
  const field = useRef<HTMLInputElement>(null);
  const whyId = useId();
  return (
    <Card title="Test a Phone Number" className="min-h-[26rem]">
      <form
        noValidate
        aria-label="Phone test"
        className="border-line grid gap-3 border-t px-4 py-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBlank) field.current?.focus();
          analyze();
        }}
      >
        <Field
          ref={field}
          label="Phone number"
          inputMode="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            type="submit"
            className="min-w-[88px]"
            aria-disabled={isBlank || pending || undefined}
            aria-describedby={isBlank ? whyId : undefined}
          >
            {pending ? 'Analyzing...' : 'Analyze'}
          </Button>
          <p id={whyId} className="text-caption text-ink-2">
            {isBlank && 'Enter a phone number first.'}
          </p>
        </div>
      </form>
      {outcome && 'error' in outcome && <Failure error={outcome.error} />}
      <div role="status" className="flex flex-1 flex-col">
        {outcome && 'response' in outcome && <PhoneResult result={outcome.response} />}
        {!outcome && (
          <p className="border-line text-small text-ink-2 grid flex-1 place-content-center border-t px-6 py-8 text-center">
            The result will appear here.
          </p>
        )}
      </div>
    </Card>
  );
}

/** In place, beside what was typed: Analyze tries again. */
function Failure({ error }: { readonly error: ApiError }) {
  return (
    <div role="alert" className="border-line text-small flex gap-2 border-t px-4 py-4">
      <CircleAlert aria-hidden className="icon text-critical mt-px" />
      <div className="min-w-0">
        <p className="font-medium">The phone number could not be analyzed</p>
        <p className="text-ink-2 mt-0.5">{whatFailed(error)}</p>
        <code className="rounded-badge bg-sunken text-caption text-ink-2 mt-2 line-clamp-4 px-2 py-1 font-mono [overflow-wrap:anywhere]">
          {messageOf(error)}
        </code>
      </div>
    </div>
  );
}
