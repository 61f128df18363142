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

/** The last analysis, which stays on screen until the next response while its number does. */
type AnalysisOutcome = { readonly of: string } & (
  | { readonly response: PhoneAnalysis }
  | { readonly error: ApiError }
);

/** The typed phone number, how to analyze it (spec 5), and the outcome. */
export function usePhoneTest() {
  const [phone, setPhone] = useDraft('phone-test');
  const [last, setLast] = useState<AnalysisOutcome | null>(null);
  const { submit, pending } = useWrite(writes.analyzePhone);
  const number = phone.trim();
  const isBlank = number === '';
  /** Does nothing while the input is blank (spec 5). */
  const analyze = () => {
    if (isBlank) return;
    submit(
      { phone: number },
      {
        onDone: (response) => setLast({ of: number, response }),
        onFailed: (error) => setLast({ of: number, error }),
      },
    );
  };
  const outcome = last?.of === number ? last : null;
  return { phone, setPhone, isBlank, analyze, pending, outcome };
}

/** Analyzes one typed phone number (spec 2); it needs no report. */
export function PhoneTestCard({ test }: { readonly test: ReturnType<typeof usePhoneTest> }) {
  const { phone, setPhone, isBlank, analyze, pending, outcome } = test;
  const field = useRef<HTMLInputElement>(null);
  const whyId = useId();
  return (
    <Card title="Test a Phone Number" className="wide:self-start min-h-[26rem]">
      <form
        noValidate
        aria-label="Phone test"
        className="border-line grid gap-1.5 border-t px-4 py-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBlank) field.current?.focus();
          analyze();
        }}
      >
        <div className="flex items-end gap-2 *:first:flex-1">
          <Field
            ref={field}
            label="Phone number"
            inputMode="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
          <Button
            type="submit"
            look="primary"
            style={{ height: 38, minWidth: 88 }}
            aria-disabled={isBlank || pending || undefined}
            aria-describedby={isBlank ? whyId : undefined}
          >
            {pending ? 'Analyzing...' : 'Analyze'}
          </Button>
        </div>
        <p id={whyId} className="text-caption text-ink-2 min-h-[18px]">
          {isBlank && 'Enter a phone number first.'}
        </p>
      </form>
      {outcome && 'error' in outcome && <AnalysisFailed error={outcome.error} />}
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

function AnalysisFailed({ error }: { readonly error: ApiError }) {
  return (
    <div role="alert" className="border-line text-small flex gap-2 border-t px-4 py-4">
      <CircleAlert aria-hidden className="icon text-critical mt-px" />
      <div className="min-w-0">
        <p className="font-medium">Couldn't analyze the phone number</p>
        <p className="text-ink-2 mt-0.5">{whatFailed(error)}</p>
        <code className="rounded-badge bg-sunken text-caption text-ink-2 mt-2 line-clamp-4 px-2 py-1 font-mono [overflow-wrap:anywhere]">
          {messageOf(error)}
        </code>
      </div>
    </div>
  );
}
