import { ArrowRight } from 'lucide-react';
import type { PhoneAnalysis } from '../../api/entities/data-quality.ts';
import { noValue, showPercent } from '../../domain/number/format.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { Clamped, DefinitionList, TextList } from '../../ui/text.tsx';

/** The analysis of a phone number (spec 2). */
export function PhoneResult({ result }: { readonly result: PhoneAnalysis }) {
  const { isValid, original, cleaned, format, confidence, suggestions } = result;
  const text = (value: string) => <Clamped text={value || noValue} lines={3} />;
  const number = (value: string) => <span className="font-mono">{text(value)}</span>;
  return (
    <section aria-label="Result">
      <DefinitionList
        itemClass="border-line text-small grid min-h-10 grid-cols-[84px_minmax(0,1fr)] items-center gap-x-3 border-t px-4 py-2"
        valueClass="font-medium tabular-nums"
        items={[
          { label: 'Result', value: <Validity isValid={isValid} /> },
          { label: 'Original', value: number(original) },
          { label: 'Cleaned', value: number(cleaned) },
          { label: 'Format', value: text(format) },
          { label: 'Confidence', value: showPercent(confidence) },
          {
            label: 'Suggestions',
            value: (
              <TextList
                aria-label="Suggestions"
                rows={suggestions}
                icon={ArrowRight}
                empty="No suggestions"
              />
            ),
          },
        ]}
      />
    </section>
  );
}

function Validity({ isValid }: { readonly isValid: boolean | null }) {
  if (isValid === null) return <StatusWord tone="off">{noValue}</StatusWord>;
  return isValid ? (
    <StatusWord tone="ok">Valid</StatusWord>
  ) : (
    <StatusWord tone="bad">Invalid</StatusWord>
  );
}
