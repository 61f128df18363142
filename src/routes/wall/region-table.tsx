import { useId } from 'react';
import { rated } from '../../domain/bands.ts';
import { showNumber } from '../../domain/numbers.ts';
import { regionKeys, regions as known } from '../../domain/region.ts';
import type { RegionCount, RegionCounts } from '../../domain/wall-figures.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Figure } from './figure.tsx';
import { fitPairs, type PairsFit } from './fit.ts';
import { stateOf } from './part-state.ts';
import type { Fact } from './use-wall.ts';

const noCounts = regionKeys.map((region) => ({ region, valid: null, total: null }));

interface RegionTableProps {
  readonly regions: Fact<RegionCounts>;
  readonly isOld: boolean;
}

/** The four regions in one aligned table, always in the same places. */
export function RegionTable({ regions, isOld }: RegionTableProps) {
  const titleId = useId();
  const rows = regions.data?.rows ?? noCounts;
  const texts = rows.map(({ valid, total }) => ({
    valid: showNumber(valid),
    total: showNumber(total),
  }));
  const fit = fitPairs(texts);
  return (
    <section
      aria-labelledby={titleId}
      data-card="Regions"
      data-state={stateOf(regions, isOld)}
      data-old={isOld || undefined}
    >
      <h2 id={titleId} className="sr-only">
        Regions
      </h2>
      <table className="h-full w-full table-fixed border-collapse text-left">
        <colgroup>
          <col className="w-[20rem]" />
          <col style={{ width: `${fit.columnRem}rem` }} />
          <col />
          <col className="w-[11.25rem]" />
          <col className="w-[13.75rem]" />
        </colgroup>
        <thead>
          <tr className="text-wall-caption text-ink-3 h-[2.5rem] *:font-normal">
            <th scope="col">Region</th>
            <th scope="col">Valid / total</th>
            <th scope="col" colSpan={3}>
              <span className="flex justify-between">
                Validation rate
                {regions.data === undefined && <span>No data yet</span>}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RegionRow key={row.region} row={row} fit={fit} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RegionRowProps {
  readonly row: RegionCount;
  readonly fit: PairsFit;
}

function RegionRow({ row, fit }: RegionRowProps) {
  const { name } = known[row.region];
  const { percent, rate, band } = rated(row.valid, row.total);
  return (
    <tr className="border-line border-t-[.0625rem]">
      <th scope="row" className="text-wall-name">
        <span className="flex items-center gap-[1.5rem]">
          <Plate region={row.region} size="wall" />
          {name}
        </span>
      </th>
      <td
        className="text-wall-count leading-none whitespace-nowrap tabular-nums"
        style={{ fontSize: `${fit.sizeRem}rem` }}
      >
        <span className="inline-block text-right" style={{ minWidth: `${fit.validEm}em` }}>
          <Figure text={showNumber(row.valid)} />
        </span>
        <span
          className="text-ink-3 ml-[.5rem] font-normal tracking-[-.01em]"
          style={{ fontSize: `${fit.totalShare}em` }}
        >
          / {showNumber(row.total)}
        </span>
      </td>
      <td>
        {rate === null ? (
          <span aria-hidden className="bg-track block h-[1rem] rounded-[.25rem]" />
        ) : (
          <RateScale label={`${name}: validation rate`} rate={rate} band={band} size="wall" />
        )}
      </td>
      <td className="text-wall-rate text-right tabular-nums">
        <Figure text={percent} />
      </td>
      <td className="text-wall-band text-ink-2 pl-[1.75rem]">
        {band && <BandTag band={band} size="wall" />}
        {row.total === 0 && 'No events'}
      </td>
    </tr>
  );
}
