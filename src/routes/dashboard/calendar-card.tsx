import { reads } from '../../api/contract.ts';
import type { Region } from '../../api/entities/dashboard.ts';
import { rated } from '../../domain/number/bands.ts';
import { showNumber, wholeSum } from '../../domain/number/format.ts';
import { regionOfRow, regionTextOf } from '../../domain/region/region.ts';
import { countText } from '../../domain/text/words.ts';
import { CalendarRow } from '../../features/day-figures/index.tsx';
import { usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { RowsLink } from '../../shell/links.tsx';
import { CardRefresh } from '../../shell/refresh.tsx';
import { WithNote } from '../../ui/card.tsx';
import { EvenList } from '../../ui/list.tsx';
import { FooterNote } from './footer-note.tsx';

const title = 'Calendar Performance';

/** Calendar Performance (spec 2): one row per region, each a link to its state dashboard. */
export function CalendarCard({ className }: { readonly className: string }) {
  const regions = useRead(reads.regions);
  const rows = regions.data?.rows ?? [];
  const period = usePeriod();
  return (
    <QueryCard
      id="calendars"
      title={title}
      subtitle={period.isWeek ? `Valid share, ${period.days}` : 'Valid share per region'}
      className={`min-h-[28rem] ${className}`}
      state={regions}
      what="Regions"
      skeleton={[4, 92]}
      empty={
        rows.length === 0 && {
          text: 'No regions to show',
          hint: 'The scheduling service lists no calendar.',
        }
      }
      actions={<CardRefresh title={title} read={reads.regions} />}
      footer={
        <WithNote note={<FooterNote of="regions" />}>
          <CalendarTotals rows={rows} />
        </WithNote>
      }
    >
      <EvenList rows={rows} keyOf={(row) => row.key || row.name}>
        {(row) => <CalendarRow region={row} count={<Count region={row} />} period={period.name} />}
      </EvenList>
    </QueryCard>
  );
}

/** A row of a known region leads to its screen, where the figure leads on. */
function Count({ region }: { readonly region: Region }) {
  const count = region.validAppointments;
  if (regionOfRow(region)) return showNumber(count);
  return <RowsLink list="valid" filter={{ region: regionTextOf(region) }} count={count} />;
}

function CalendarTotals({ rows }: { readonly rows: readonly Region[] }) {
  const valid = wholeSum(rows.map((row) => row.validAppointments));
  const total = wholeSum(rows.map((row) => row.totalEvents));
  return (
    <>
      <span>
        <RowsLink list="valid" count={valid}>
          <b className="font-semibold">{showNumber(valid)}</b> valid
        </RowsLink>{' '}
        of{' '}
        <RowsLink list="all" count={total}>
          {countText(total, 'event')}
        </RowsLink>
      </span>
      <span>{total === 0 ? 'No rate yet' : `${rated(valid, total).percent} overall`}</span>
    </>
  );
}
