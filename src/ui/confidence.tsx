import { confidenceEdges, confidenceLevel, showConfidence } from '../domain/number/bands.ts';
import { clampPercent } from '../domain/number/arithmetic.ts';
import { Bar, ProgressBar } from './meter.tsx';

const levelClasses = {
  high: { text: 'text-positive', bar: 'bg-positive-mark' },
  medium: { text: 'text-caution', bar: 'bg-caution-mark' },
  low: { text: 'text-critical', bar: 'bg-critical-mark' },
} as const;

interface ConfidenceProps {
  readonly confidence: number | null;
}

/** A row's confidence (S5): high is green, medium yellow, low red. */
export function ConfidenceFigure({ confidence }: ConfidenceProps) {
  const { text, bar } = levelClasses[confidenceLevel(confidence)];
  return (
    <span className={`tracking-[-.01em] tabular-nums ${text}`}>
      <span className="block text-[16px] leading-[22px] font-semibold">
        {showConfidence(confidence)}
        <span className="sr-only"> confidence</span>
      </span>
      <Bar percent={confidence} className="mt-[5px] h-[3px] w-11" color={bar} />
    </span>
  );
}

/** A confidence on a scale with the edges of the levels. */
export function ConfidenceScale({ confidence }: ConfidenceProps) {
  const { text, bar } = levelClasses[confidenceLevel(confidence)];
  return (
    <section aria-label="Confidence" className={text}>
      <div className="mb-2 flex items-baseline gap-2.5">
        <h3 className="text-caption text-ink-2 flex-1 font-normal">Confidence</h3>
        <span className="text-[16px] leading-5 font-semibold tabular-nums">
          {showConfidence(confidence)}
        </span>
      </div>
      <ProgressBar
        label="Confidence"
        value={confidence}
        show={showConfidence}
        className="relative h-[22px]"
      >
        <span className="bg-track absolute inset-x-0 top-0 h-1.5 overflow-hidden rounded-[3px]">
          <span
            className={`absolute inset-y-0 left-0 ${bar}`}
            style={{ width: `${clampPercent(confidence)}%` }}
          />
        </span>
        {Object.values(confidenceEdges).map((cut) => (
          <span
            key={cut}
            style={{ left: `${cut}%` }}
            className="text-caption text-ink-3 absolute top-0 -translate-x-1/2 leading-[14px] tabular-nums"
          >
            <span className="bg-raised mx-auto block h-1.5 w-0.5" />
            <span className="mt-0.5 block">{cut}</span>
          </span>
        ))}
      </ProgressBar>
    </section>
  );
}
