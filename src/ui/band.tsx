import { clampPercent } from '../domain/number/arithmetic.ts';
import { bandEdges, bandLabels, showRate, type Band, type Rated } from '../domain/number/bands.ts';
import { ProgressBar } from './meter.tsx';

const heights = [5, 8, 11, 14];
const filled = { excellent: 4, good: 3, warning: 2, poor: 1 } as const satisfies Record<
  Band,
  number
>;

/** The classes of a band's parts: those of a card, or of the wall. */
export interface BandClasses {
  readonly tag: string;
  readonly bars: string;
  readonly scale: string;
  readonly track: string;
  readonly cut: string;
  readonly needle: string;
}

const cardClasses: BandClasses = {
  tag: 'text-caption gap-1.5 leading-[14px] font-medium',
  bars: 'h-3.5 w-[15px]',
  scale: 'h-3',
  track: 'rounded-bar top-[3px] h-1.5',
  cut: '-ml-px w-0.5',
  needle: 'top-0 -ml-px h-3 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]',
};

interface Sized {
  readonly classes?: BandClasses;
}

export function BandBars({ band, classes = cardClasses }: { readonly band: Band } & Sized) {
  return (
    <svg viewBox="0 0 15 14" aria-hidden className={`flex-none fill-current ${classes.bars}`}>
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

export function BandTag({ band, classes = cardClasses }: { readonly band: Band } & Sized) {
  return (
    <span
      data-band={band}
      className={`text-band-ink inline-flex items-end whitespace-nowrap ${classes.tag}`}
    >
      <BandBars band={band} classes={classes} />
      {bandLabels[band]}
    </span>
  );
}

/** The figure of a rate; gray without a band (C36). */
export function RateFigure({ percent, band }: Pick<Rated, 'percent' | 'band'>) {
  return <span className={band ? undefined : 'text-ink-3'}>{percent}</span>;
}

interface RateScaleProps extends Sized {
  readonly label: string;
  readonly rate: number;
  /** Null: gray, without needle and edges (C36). */
  readonly band: Band | null;
  /** Another rate, of a hollow needle. */
  readonly other?: number | null;
}

/** A 0-100 track, cut at the edges of the bands; the needle is the value. */
export function RateScale(props: RateScaleProps) {
  const { label, rate, band, other = null, classes = cardClasses } = props;
  const at = `${clampPercent(rate)}%`;
  const { scale, track, cut, needle } = classes;
  return (
    <ProgressBar label={label} value={rate} show={showRate} className={`relative ${scale}`}>
      <span
        data-band={band ?? undefined}
        className={`bg-track absolute inset-x-0 overflow-hidden ${track}`}
      >
        <span
          className={`absolute inset-y-0 left-0 ${band ? 'bg-band' : 'bg-line-control'}`}
          style={{ width: at }}
        />
        {band &&
          Object.values(bandEdges).map((edge) => (
            <span
              key={edge}
              className={`bg-surface absolute inset-y-0 ${cut}`}
              style={{ left: `${edge}%` }}
            />
          ))}
      </span>
      {band && <span className={`bg-ink absolute ${needle}`} style={{ left: at }} />}
      {other !== null && (
        <span
          className="border-ink bg-surface absolute -top-px -ml-[3px] h-3.5 w-1.5 rounded-[2px] border-[1.5px]"
          style={{ left: `${clampPercent(other)}%` }}
        />
      )}
    </ProgressBar>
  );
}
