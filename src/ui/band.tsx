import { clampPercent } from '../domain/numbers.ts';
import { bandLabels, type Band } from '../domain/bands.ts';
import { ProgressBar } from './progress-bar.tsx';

const heights = [5, 8, 11, 14];
const filled = { excellent: 4, good: 3, warning: 2, poor: 1 } as const satisfies Record<
  Band,
  number
>;

/** A band's word, with one to four bars. */
export function BandTag({ band }: { readonly band: Band }) {
  return (
    <span
      data-band={band}
      className="text-caption text-band-ink inline-flex items-end gap-1.5 leading-[14px] font-medium whitespace-nowrap"
    >
      <svg viewBox="0 0 15 14" aria-hidden className="h-3.5 w-[15px] flex-none fill-current">
        {heights.map((height, index) => (
          <rect
            key={height}
            x={index * 4}
            y={14 - height}
            width="3"
            height={height}
            rx=".75"
            opacity={index < filled[band] ? 1 : 0.26}
          />
        ))}
      </svg>
      {bandLabels[band]}
    </span>
  );
}

/** The 0-100 track with the thresholds 50, 70 and 85 cut into it; the needle is the value. */
export function RateScale({ label, rate, band }: { label: string; rate: number; band: Band }) {
  const at = `${clampPercent(rate)}%`;
  return (
    <ProgressBar label={label} value={rate} className="relative h-3">
      <span
        data-band={band}
        className="rounded-bar bg-track absolute inset-x-0 top-[3px] h-1.5 overflow-hidden"
      >
        <span className="bg-band absolute inset-y-0 left-0" style={{ width: at }} />
        {[50, 70, 85].map((cut) => (
          <span
            key={cut}
            className="bg-surface absolute inset-y-0 -ml-px w-0.5"
            style={{ left: `${cut}%` }}
          />
        ))}
      </span>
      <span
        className="bg-ink absolute top-0 -ml-px h-3 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
        style={{ left: at }}
      />
    </ProgressBar>
  );
}
