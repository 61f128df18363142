import { clampPercent } from '../domain/number/format.ts';
import { bandEdges, bandLabels, type Band } from '../domain/number/bands.ts';
import { ProgressBar } from './progress-bar.tsx';

const heights = [5, 8, 11, 14];
const filled = { excellent: 4, good: 3, warning: 2, poor: 1 } as const satisfies Record<
  Band,
  number
>;

/** The wall's sizes are in rem, which scales with its screen. */
const sizes = {
  card: {
    tag: 'text-caption gap-1.5 leading-[14px] font-medium',
    bars: 'h-3.5 w-[15px]',
    scale: 'h-3',
    track: 'rounded-bar top-[3px] h-1.5',
    cut: '-ml-px w-0.5',
    needle: 'top-0 -ml-px h-3 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]',
  },
  wall: {
    tag: 'text-wall-band gap-[.9rem]',
    bars: 'size-[2rem]',
    scale: 'h-[2.5rem]',
    track: 'top-[.75rem] h-[1rem] rounded-[.25rem]',
    cut: '-ml-[.1875rem] w-[.375rem]',
    needle:
      'top-0 -ml-[.1875rem] h-[2.5rem] w-[.375rem] rounded-[.2rem] shadow-[0_0_0_.25rem_var(--surface)]',
  },
} as const;

interface Sized {
  readonly size?: keyof typeof sizes;
}

export function BandBars({ band, size = 'card' }: { readonly band: Band } & Sized) {
  return (
    <svg viewBox="0 0 15 14" aria-hidden className={`flex-none fill-current ${sizes[size].bars}`}>
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
  );
}

export function BandTag({ band, size = 'card' }: { readonly band: Band } & Sized) {
  return (
    <span
      data-band={band}
      className={`text-band-ink inline-flex items-end whitespace-nowrap ${sizes[size].tag}`}
    >
      <BandBars band={band} size={size} />
      {bandLabels[band]}
    </span>
  );
}

interface RateScaleProps extends Sized {
  readonly label: string;
  readonly rate: number;
  readonly band: Band;
}

/** A 0-100 track, cut at the edges of the bands; the needle is the value. */
export function RateScale({ label, rate, band, size = 'card' }: RateScaleProps) {
  const at = `${clampPercent(rate)}%`;
  const { scale, track, cut, needle } = sizes[size];
  return (
    <ProgressBar label={label} value={rate} className={`relative ${scale}`}>
      <span data-band={band} className={`bg-track absolute inset-x-0 overflow-hidden ${track}`}>
        <span className="bg-band absolute inset-y-0 left-0" style={{ width: at }} />
        {Object.values(bandEdges).map((edge) => (
          <span
            key={edge}
            className={`bg-surface absolute inset-y-0 ${cut}`}
            style={{ left: `${edge}%` }}
          />
        ))}
      </span>
      <span className={`bg-ink absolute ${needle}`} style={{ left: at }} />
    </ProgressBar>
  );
}
