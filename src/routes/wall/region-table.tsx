import type { AppointmentFigures } from '../../calls/appointments.ts';
import {
  type AllRegionFigures,
  type RegionFigures,
  regions as regionsCall,
} from '../../calls/regions.ts';
import { waitingText } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/text/format.ts';
import { type BandClasses, BandTag, RateFigure, RateScale } from '../../ui/band.tsx';
import { useMediaQuery } from '../../ui/browser-state.ts';
import { RegionBadge } from '../../ui/badge.tsx';
import { elsewhereText, type WallPart } from './figures.ts';
import {
  Fitted,
  longestText,
  padding,
  wallBadge,
  WallFigure,
  WallSection,
} from './wall-section.tsx';

/** In rem, which scales with the screen. */
const bandClasses: BandClasses = {
  tag: 'text-wall-band gap-[.9rem]',
  bars: 'size-[2rem]',
  scale: 'h-[2.5rem]',
  track: 'top-[.75rem] h-[1rem] rounded-[.25rem]',
  cut: '-ml-[.1875rem] w-[.375rem]',
  needle:
    'top-0 -ml-[.1875rem] h-[2.5rem] w-[.375rem] rounded-[.2rem] shadow-[0_0_0_.25rem_var(--surface)]',
};

interface RegionTableProps {
  readonly regions: WallPart<AllRegionFigures>;
  /** The appointments of the same time tell what waits. */
  readonly events: Pick<AppointmentFigures, 'waitingIn'> | undefined;
}

/** The four regions, always in the same places. */
export function RegionTable({ regions, events }: RegionTableProps) {
  const isPortrait = useMediaQuery('(orientation: portrait)');
  const { knownRegions: rows } = regions.data ?? regionsCall.none().figures;
  const widest = {
    valid: longestText(rows.map(({ valid }) => showNumber(valid))),
    total: longestText(rows.map(({ all }) => showNumber(all))),
    percent: longestText(rows.map(({ rated }) => rated.percent)),
  };
  // Four figures need a wider column, so that the total is readable.
  const isLong = widest.total.length > 4;
  if (regions.data === undefined && regions.error)
    return (
      <WallSection title="Regions" heading="Regions" part={regions}>
        <p className="text-wall-body text-ink-3 mt-[1.4rem]">{regions.absent}</p>
      </WallSection>
    );
  return (
    <WallSection title="Regions" heading={null} part={regions}>
      <table className="h-full w-full table-fixed border-collapse text-left">
        <colgroup>
          <col className="w-[20rem]" />
          <col style={{ width: isLong ? '18rem' : '14.5rem' }} />
          <col />
          {!isPortrait && (
            <>
              <col style={{ width: '11.25rem' }} />
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
                <span>
                  {regions.data ? regions.missing || elsewhereText(regions.data) : regions.absent}
                </span>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <WallRegionRow
              key={row.region.key}
              row={row}
              waiting={events?.waitingIn(row.region) ?? null}
              totalShare={isLong ? 0.5 : 0.4}
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
  readonly row: RegionFigures;
  readonly waiting: number | null;
  /** The total's font size, as a part of the count's. */
  readonly totalShare: number;
  readonly widest: Readonly<Record<'valid' | 'total' | 'percent', string>>;
  /** In portrait a region has two lines: its figures, then its scale and band. */
  readonly isPortrait: boolean;
}

function WallRegionRow({ row, waiting, totalShare, widest, isPortrait }: WallRegionRowProps) {
  const { valid, all, region, rated } = row;
  const { rate, band } = rated;
  const scale =
    rate === null ? (
      <span aria-hidden className="bg-track block h-[1rem] rounded-[.25rem]" />
    ) : (
      <RateScale
        label={`${region.name}: validation rate`}
        rate={rate}
        band={band}
        classes={bandClasses}
      />
    );
  const word = band ? (
    <BandTag band={band} classes={bandClasses} />
  ) : all === 0 ? (
    'No events'
  ) : (
    waitingText(valid, all, waiting)
  );
  const figures = (
    <>
      <th scope="row" rowSpan={isPortrait ? 2 : 1} className="text-wall-name">
        <span className="flex items-center gap-[1.5rem]">
          <RegionBadge
            region={region}
            classes={`${wallBadge} text-wall-badge h-[3.5rem] w-[5rem] rounded-[.5rem]`}
          />
          {region.name}
        </span>
      </th>
      <td className="text-wall-count pr-3 leading-none whitespace-nowrap tabular-nums">
        <Pair row={row} widest={widest} totalShare={totalShare} />
      </td>
      {!isPortrait && <td>{scale}</td>}
      <td className="text-wall-rate text-right whitespace-nowrap tabular-nums">
        <Fitted figures={widest.percent.length} maxRem={3.5}>
          {rate === null ? <WallFigure text={rated.percent} /> : <RateFigure {...rated} />}
        </Fitted>
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
          <td colSpan={2} className="pt-[.25rem] pb-[.5rem]">
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

type PairProps = Pick<WallRegionRowProps, 'row' | 'widest' | 'totalShare'>;

function Pair({ row, widest, totalShare }: PairProps) {
  const [valid, total] = [showNumber(row.valid), showNumber(row.all)];
  // The slash and its gaps are as wide as two figures of the total.
  const figures = widest.valid.length + totalShare * (widest.total.length + 2);
  return (
    <Fitted figures={figures} maxRem={6.25}>
      <span data-pad={padding(valid, widest.valid)}>
        <WallFigure text={valid} />
      </span>
      <span
        className="text-ink-3 ml-[.5rem] font-normal tracking-[-.01em]"
        style={{ fontSize: `${totalShare}em` }}
      >
        / <span data-pad={padding(total, widest.total)}>{total}</span>
      </span>
    </Fitted>
  );
}
