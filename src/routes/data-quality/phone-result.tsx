import { ArrowRight } from 'lucide-react';
import type { PhoneAnalysis } from '../../api/entities/data-quality.ts';
import { noValue, showPercent } from '../../domain/number/format.ts';
import { Clamped } from '../../ui/clamped.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { TextList } from '../../ui/list.tsx';

/** The analysis of a phone number (spec 2). */
export function PhoneResult({ result }: { readonly result: PhoneAnalysis }) {
  const { isValid, original, cleaned, format, confidence, suggestions } = result;
  return (
    <section aria-label="Result" className="border-line border-t px-4 py-4">
      <div className="flex items-center justify-between gap-3">
        <Validity isValid={isValid} />
        <p className="text-caption text-ink-2 flex items-baseline gap-1.5">
          <b className="text-figure-m text-ink tabular-nums">{showPercent(confidence)}</b>
          Confidence
        </p>
      </div>
      <ProgressBar
        label="Confidence"
        value={confidence}
        className="rounded-bar bg-track relative mt-2 h-1.5 overflow-hidden"
      />
      <DefinitionList
        className="mt-4 grid gap-2"
        itemClass="text-small grid grid-cols-[76px_minmax(0,1fr)] gap-x-3"
        valueClass="font-medium tabular-nums"
        items={Object.entries({ Original: original, Cleaned: cleaned, Format: format }).map(
          ([label, text]) => ({ label, value: <Clamped text={text || noValue} lines={3} /> }),
        )}
      />
      {suggestions.length > 0 && (
        <>
          <h3 className="text-caption text-ink-3 mt-4 mb-1 font-medium">Suggestions</h3>
          <TextList aria-label="Suggestions" rows={suggestions} icon={ArrowRight} />
        </>
      )}
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
