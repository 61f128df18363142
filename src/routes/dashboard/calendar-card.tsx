import { reads } from '../../calls/index.ts';
import { afterUnit, type Figure, wholeValue, withoutMissing } from '../../domain/figures/figure.ts';
import {
  type RegionFigures,
  regionFigures,
  totalOf,
  fourAndOthers,
} from '../../domain/figures/sent-rows.ts';
import { rated } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { statePath } from '../../paths.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { RowsLink } from '../../shell/links.tsx';
import { CardRefresh } from '../../shell/refresh.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { WithNote } from '../../ui/card.tsx';
import { EvenList } from '../../ui/list.tsx';
import { MeterRow } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { FooterNote } from './footer-note.tsx';

/** Calendar Performance (spec 2): one row per region, each a link to its state dashboard. */
export function CalendarCard({ className }: { readonly className: string }) {
  const regions = useRead(reads.regions);
  const { data } = regions;
  const sent = data?.rows ?? [];
  const rows = regionFigures(sent);
  const total = (of: 'valid' | 'all') => withoutMissing(totalOf(fourAndOthers(sent), of), data);
  const period = usePeriod();
  return (
    <QueryCard
      id="calendars"
      title="Calendar Performance"
      subtitle={period.isWeek ? `Validation rate, ${period.days}` : 'Validation rate per region'}
      className={`min-h-[26rem] sm:min-h-[28rem] ${className}`}
      state={regions}
      what="Regions"
      skeleton={[4, 92]}
      empty={
        rows.length === 0 && {
          text: 'No regions to show',
          hint: 'The scheduling service lists no calendar.',
        }
      }
      actions={<CardRefresh read={reads.regions} />}
      footer={
        <WithNote note={<FooterNote panel="regions" />}>
          <CalendarTotals valid={total('valid')} all={total('all')} />
        </WithNote>
      }
    >
      <EvenList rows={rows} keyOf={({ region }) => region.id}>
        {(row) => <RegionMeter figures={row} period={period.name} />}
      </EvenList>
    </QueryCard>
  );
}

interface RegionMeterProps {
  readonly figures: RegionFigures;
  /** 'today' */
  readonly period: string;
}

function RegionMeter({ figures, period }: RegionMeterProps) {
  const { region, valid } = figures;
  const { percent, rate, band } = figures.rated;
  return (
    <MeterRow
      // An unknown region has no screen (rulings C7).
      href={region.key && statePath(region.key)}
      lead={<RegionBadge region={region} />}
      title={<bdi>{region.name}</bdi>}
      note={
        <>
          {/* The whole row of a known region is a link to its screen already. */}
          {region.key ? (
            showNumber(valid)
          ) : (
            <RowsLink list="valid" filter={{ region: region.sent }} count={valid} />
          )}{' '}
          appointments {period}
        </>
      }
      figure={percent}
    >
      {rate !== null && (
        <>
          <RateScale label={`${region.name}: validation rate`} rate={rate} band={band} />
          <span className="flex w-21 justify-end">
            <BandTag band={band} />
          </span>
        </>
      )}
    </MeterRow>
  );
}

function CalendarTotals({ valid, all }: Readonly<Record<'valid' | 'all', Figure>>) {
  const whole = { valid: wholeValue(valid), all: wholeValue(all) };
  // Regions that both figures are without are named once, behind both.
  const without = valid.without.filter((name) => !all.without.includes(name));
  return (
    <>
      <span>
        <RowsLink list="valid" count={whole.valid}>
          <b className="font-semibold">{showNumber(valid.value)}</b> valid
        </RowsLink>
        {afterUnit({ without })} of{' '}
        <RowsLink list="all" count={whole.all}>
          {countText(all.value, 'event')}
        </RowsLink>
        {afterUnit(all)}
      </span>
      <span className="whitespace-nowrap">
        {whole.all === 0 ? 'No rate yet' : `${rated(whole.valid, whole.all).percent} overall`}
      </span>
    </>
  );
}
