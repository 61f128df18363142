import { ArrowRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type ApiError, whatFailed } from '../../api/api-error.ts';
import { analyzePhone, type PhoneAnalysis } from '../../calls/quality.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { noValue } from '../../domain/text/format.ts';
import { cleanLine } from '../../domain/text/clean.ts';
import { useWrite } from '../../query/use-write.ts';
import { WriteFailure } from '../../query/write-failure.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Clamped, DefinitionList, TextList } from '../../ui/text.tsx';

/** The last analysis; it is shown as long as its number is in the input. */
interface AnalysisOutcome {
  readonly number: string;
  readonly response?: PhoneAnalysis;
  readonly error?: ApiError;
}

/** The typed phone number, a function that analyzes it (S5), and the outcome. */
export function usePhoneTest() {
  const [phone, setPhone] = useDraft('phone-test');
  const [last, setLast] = useState<AnalysisOutcome | null>(null);
  const { submit, pending } = useWrite(analyzePhone);
  const number = cleanLine(phone);
  const isBlank = number === '';
  /** Does nothing while the input is blank (S5). */
  const analyze = () => {
    if (isBlank) return;
    submit(
      { phone: number },
      {
        onDone: (response) => setLast({ number, response }),
        onFailed: (error) => setLast({ number, error }),
      },
    );
  };
  const outcome = last?.number === number ? last : null;
  return { phone, setPhone, isBlank, analyze, pending, outcome };
}

/** Analyzes one typed phone number (S2); it needs no report. */
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
      {outcome?.error && (
        <div className="border-line border-t p-4">
          <WriteFailure
            title="Couldn't analyze the phone number"
            error={outcome.error}
            isLost={false}
          >
            {whatFailed(outcome.error)}
          </WriteFailure>
        </div>
      )}
      <div role="status" className="flex flex-1 flex-col">
        {outcome?.response && <PhoneResult result={outcome.response} />}
        {!outcome && (
          <p className="border-line text-small text-ink-2 grid flex-1 place-content-center border-t px-6 py-8 text-center">
            The result will appear here.
          </p>
        )}
      </div>
    </Card>
  );
}

function PhoneResult({ result }: { readonly result: PhoneAnalysis }) {
  const { isValid, original, cleaned, format, confidence, suggestions } = result;
  const text = (value: string) => <Clamped text={value || noValue} />;
  const number = (value: string) => <span className="font-mono">{text(value)}</span>;
  return (
    <section aria-label="Result">
      <DefinitionList
        itemClass="border-line text-small grid min-h-10 grid-cols-[84px_minmax(0,1fr)] items-center gap-x-3 border-t px-4 py-2"
        valueClass="font-medium tabular-nums"
        items={[
          { label: 'Result', value: validity(isValid) },
          { label: 'Original', value: number(original) },
          { label: 'Cleaned', value: number(cleaned) },
          { label: 'Format', value: text(format) },
          { label: 'Confidence', value: showConfidence(confidence) },
          {
            label: 'Suggestions',
            value: (
              <TextList
                aria-label="Suggestions"
                rows={suggestions.rows}
                icon={ArrowRight}
                empty={suggestions.unreadable === 0 ? 'No suggestions' : noValue}
              />
            ),
          },
        ]}
      />
    </section>
  );
}

function validity(isValid: boolean | null) {
  if (isValid === null) return <StatusWord tone="off">{noValue}</StatusWord>;
  return <StatusWord tone={isValid ? 'ok' : 'bad'}>{isValid ? 'Valid' : 'Invalid'}</StatusWord>;
}
