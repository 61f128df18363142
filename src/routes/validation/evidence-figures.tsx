import { bandLabels, rated } from '../../domain/number/bands.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import { showNumber } from '../../domain/number/format.ts';
import { BandBars } from '../../ui/band.tsx';
import type { Counted } from './evidence.ts';

/** Of so many each has a cell. */
const cells = 12;

/** A cell for each decision, filled where it was valid; of many, one bar. */
export function Marks({ valid, all }: Counted) {
  const cell = { y: 0.5, height: 8, rx: 0.5, stroke: 'currentColor' };
  const width = Math.min(all, cells) * 8;
  return (
    <svg aria-hidden width={width} height="9" className="text-ink-2 flex-none max-sm:hidden">
      {all <= cells ? (
        Array.from({ length: all }, (_, index) => (
          <rect
            key={index}
            x={index * 8 + 0.5}
            width="5"
            fill={index < valid ? 'currentColor' : 'none'}
            {...cell}
          />
        ))
      ) : (
        <>
          <rect x="0.5" width={width - 3} fill="none" {...cell} />
          <rect x="0.5" width={((width - 3) * valid) / all} fill="currentColor" {...cell} />
        </>
      )}
    </svg>
  );
}

/** Its band has no color: only a duplicate is a warning. */
export function TelemarketerRate({ valid, all }: Counted) {
  const { percent, band } = rated(valid, all);
  const muted = isFew(all) ? 'text-ink-3' : '';
  return (
    <>
      <span className="truncate">
        {showNumber(valid)} valid of {showNumber(all)}, <span className={muted}>{percent}</span>
      </span>
      <span className="text-caption text-ink-2 inline-flex items-end gap-1.5">
        {band && !isFew(all) && <BandBars band={band} />}
        {band && (isFew(all) ? 'few cases' : bandLabels[band])}
      </span>
    </>
  );
}
