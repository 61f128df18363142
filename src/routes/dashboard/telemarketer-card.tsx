import { reads } from '../../api/contract.ts';
import { designatedTelemarketers } from '../../config.ts';
import { percentOf, wholeSum } from '../../domain/number/format.ts';
import { onlyDesignated } from '../../domain/people.ts';
import { telemarketerTone } from '../../domain/text/words.ts';
import { TelemarketerRow, TelemarketerTotals } from '../../features/day-figures/index.tsx';
import { usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { RowsLink } from '../../shell/links.tsx';
import { StatusWord } from '../../ui/badge.tsx';
import { WithNote } from '../../ui/card.tsx';
import { EvenList } from '../../ui/list.tsx';
import { FooterNote } from './footer-note.tsx';

/** Telemarketer Performance (spec 2): only the four designated telemarketers. */
export function TelemarketerCard({ className }: { readonly className: string }) {
  const telemarketers = useRead(reads.telemarketers);
  const rows = onlyDesignated(telemarketers.data?.rows ?? [], designatedTelemarketers());
  const events = wholeSum((useRead(reads.regions).data?.rows ?? []).map((row) => row.totalEvents));
  return (
    <QueryCard
      id="telemarketers"
      title="Telemarketer Performance"
      subtitle={usePeriod().isWeek ? 'This week' : 'Today'}
      className={`min-h-[28rem] ${className}`}
      state={telemarketers}
      what="Telemarketers"
      skeleton={[4, 92]}
      empty={
        rows.length === 0 && {
          text: 'No telemarketer data available',
          hint: 'The response includes none of the designated telemarketers.',
        }
      }
      footer={
        <WithNote note={<FooterNote of="telemarketers" />}>
          <TelemarketerTotals counts={rows.map((row) => row.appointments)} />
        </WithNote>
      }
    >
      <EvenList rows={rows} keyOf={(row) => row.name}>
        {(row) => (
          <TelemarketerRow
            name={row.name}
            initials={row.initials}
            status={
              <StatusWord tone={telemarketerTone(row.status)}>{row.status || 'Unknown'}</StatusWord>
            }
            figure={
              <RowsLink list="valid" filter={{ telemarketer: row.name }} count={row.appointments} />
            }
            appointments={row.appointments}
            performance={percentOf(events, row.performance)}
          />
        )}
      </EvenList>
    </QueryCard>
  );
}
