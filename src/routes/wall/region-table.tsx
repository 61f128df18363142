import { rated } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regionKeys, regions as known } from '../../domain/region/region.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import type { RegionCount, RegionCounts } from './figures.ts';
import { afterWhole, fitPairs, longest, padding, ratesRem, type PairsFit } from './fit.ts';
import type { WallPart } from './parts.ts';
import { WallFigure } from './wall-figure.tsx';
import { WallSection } from './wall-section.tsx';

const noCounts = regionKeys.map((region) => ({ region, valid: null, total: null }));

interface RegionTableProps {
  readonly regions: WallPart<RegionCounts>;
  readonly isOld: boolean;
  /** In portrait a region takes two lines: its figures, then its scale and band. */
  readonly isPortrait: boolean;
}

/** The four regions, always in the same places. */
export function RegionTable({ regions, isOld, isPortrait }: RegionTableProps) {
  const rows = regions.data?.rows ?? noCounts;
  const texts = rows.map(({ valid, total }) => ({
    valid: showNumber(valid),
    total: showNumber(total),
  }));
  const fit = fitPairs(texts);
  const percents = rows.map(({ valid, total }) => rated(valid, total).percent);
  const widest = {
    valid: longest(texts.map(({ valid }) => valid)),
    total: longest(texts.map(({ total }) => total)),
    rest: longest(percents.map(afterWhole)),
  };
  return (
    <WallSection title="Regions" isHeadingHidden part={regions} isOld={isOld}>
      <table className="h-full w-full table-fixed border-collapse text-left">
        <colgroup>
          <col className="w-[20rem]" />
          <col style={{ width: `${fit.columnRem}rem` }} />
          <col />
          {!isPortrait && (
            <>
              <col style={{ width: `${ratesRem(percents)}rem` }} />
              <col className="w-[13.75rem]" />
            </>
          )}
        </colgroup>
        <thead>
          <tr className="text-wall-caption text-ink-3 h-[2.5rem] *:font-normal">
            <th scope="col">Region</th>
            <th scope="col">Valid / total</th>
            <th scope="col" colSpan={isPortrait ? 1 : 3}>
              <span className="flex justify-between">
                Validation rate
                {regions.data === undefined && <span>No data yet</span>}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <WallRegionRow
              key={row.region}
              row={row}
              fit={fit}
              widest={widest}
              isPortrait={isPortrait}
            />
          ))}
        </tbody>
      </table>
    </WallSection>
  );
}

interface WallRegionRowProps {
  readonly row: RegionCount;
  readonly fit: PairsFit;
  readonly widest: Readonly<Record<'valid' | 'total' | 'rest', string>>;
  readonly isPortrait: boolean;
}

function WallRegionRow({ row, fit, widest, isPortrait }: WallRegionRowProps) {
  const { name } = known[row.region];
  const { percent, rate, band } = rated(row.valid, row.total);
  const scale =
    rate === null ? (
      <span aria-hidden className="bg-track block h-[1rem] rounded-[.25rem]" />
    ) : (
      <RateScale label={`${name}: validation rate`} rate={rate} band={band} size="wall" />
    );
  const word = band ? <BandTag band={band} size="wall" /> : row.total === 0 && 'No events';
  const figures = (
    <>
      <th scope="row" rowSpan={isPortrait ? 2 : 1} className="text-wall-name">
        <span className="flex items-center gap-[1.5rem]">
          <RegionBadge region={row.region} size="wall" />
          {name}
        </span>
      </th>
      <td
        className="text-wall-count leading-none whitespace-nowrap tabular-nums"
        style={{ fontSize: `${fit.sizeRem}rem` }}
      >
        <span data-pad={padding(showNumber(row.valid), widest.valid)}>
          <WallFigure text={showNumber(row.valid)} />
        </span>
        <span
          className="text-ink-3 ml-[.5rem] font-normal tracking-[-.01em]"
          style={{ fontSize: `${fit.totalShare}em` }}
        >
          /{' '}
          <span data-pad={padding(showNumber(row.total), widest.total)}>
            {showNumber(row.total)}
          </span>
        </span>
      </td>
      {!isPortrait && <td>{scale}</td>}
      <td
        // Aligned at the decimal point.
        data-pad-end={padding(afterWhole(percent), widest.rest)}
        className="text-wall-rate text-right whitespace-nowrap tabular-nums"
      >
        <WallFigure text={percent} />
      </td>
    </>
  );
  if (isPortrait)
    return (
      <>
        <tr className="border-line border-t-[.0625rem] align-bottom [&>th]:align-middle">
          {figures}
        </tr>
        <tr className="text-wall-band text-ink-2 align-top">
          <td colSpan={2} className="pt-[.75rem]">
            <span className="grid grid-cols-[minmax(0,1fr)_13.75rem] items-center gap-x-[1.75rem]">
              {scale}
              <span className="justify-self-end">{word}</span>
            </span>
          </td>
        </tr>
      </>
    );
  return (
    <tr className="border-line border-t-[.0625rem]">
      {figures}
      <td className="text-wall-band text-ink-2 pl-[1.75rem]">{word}</td>
    </tr>
  );
}
