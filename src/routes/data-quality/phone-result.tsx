import { ArrowRight } from 'lucide-react';
import type { PhoneAnalysis } from '../../api/entities/data-quality.ts';
import { noValue, showPercent } from '../../domain/number/format.ts';
import { Clamped } from '../../ui/clamped.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import { StatusWord } from '../../ui/status-word.tsx';

/** What the analysis says of a phone number (spec 2). */
export function PhoneResult({ result }: { readonly result: PhoneAnalysis }) {
  const { isValid, original, cleaned, format, confidence, suggestions } = result;
  const facts = [
    { label: 'Original', value: original },
    { label: 'Cleaned', value: cleaned },
    { label: 'Format', value: format },
  ];
  return (
    <section aria-label="Result" className="border-line border-t px-4 py-4">
      <div className="flex items-center justify-between gap-3">
        <Verdict isValid={isValid} />
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
      <dl className="mt-4 grid gap-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="text-small grid grid-cols-[76px_minmax(0,1fr)] gap-x-3">
            <dt className="text-ink-3">{label}</dt>
            <dd className="line-clamp-3 font-medium [overflow-wrap:anywhere] tabular-nums">
              <Clamped text={value || noValue} lines={3} />
            </dd>
          </div>
        ))}
      </dl>
      {suggestions.length > 0 && <Suggestions rows={suggestions} />}
    </section>
  );
}

function Verdict({ isValid }: { readonly isValid: boolean | null }) {
  if (isValid === null) return <StatusWord tone="off">{noValue}</StatusWord>;
  return isValid ? (
    <StatusWord tone="ok">Valid</StatusWord>
  ) : (
    <StatusWord tone="bad">Invalid</StatusWord>
  );
}

function Suggestions({ rows }: { readonly rows: readonly string[] }) {
  const keys = rowKeys(rows, (row) => row);
  return (
    <>
      <h3 className="text-caption text-ink-3 mt-4 mb-1 font-medium">Suggestions</h3>
      <ul aria-label="Suggestions" className="grid gap-1">
        {rows.map((row, index) => (
          <li key={keys[index]} className="text-small flex gap-2">
            <ArrowRight aria-hidden className="icon-small text-ink-3 mt-0.5" />
            <Clamped text={row} lines={3} className="min-w-0" />
          </li>
        ))}
      </ul>
    </>
  );
}
