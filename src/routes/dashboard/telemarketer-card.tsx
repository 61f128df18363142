import { reads } from '../../api/contract.ts';
import type { Telemarketer } from '../../api/entities/dashboard.ts';
import { designatedTelemarketers } from '../../config.ts';
import { percentOf, showNumber, showPercent, sum, wholeSum } from '../../domain/number/format.ts';
import { onlyDesignated, repInitials } from '../../domain/people.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { RowsLink, TelemarketerLink } from '../../shell/links.tsx';
import { Avatar, StatusWord } from '../../ui/badge.tsx';
import { WithNote } from '../../ui/card.tsx';
import { EvenList } from '../../ui/list.tsx';
import { MeterRow, ProgressBar } from '../../ui/meter.tsx';
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
        <WithNote note={<FooterNote panel="telemarketers" />}>
          <TelemarketerTotals rows={rows} />
        </WithNote>
      }
    >
      <EvenList rows={rows} keyOf={({ person }) => person.id}>
        {(row) => <TelemarketerMeter row={row} performance={percentOf(events, row.performance)} />}
      </EvenList>
    </QueryCard>
  );
}

interface TelemarketerMeterProps {
  readonly row: Telemarketer;
  /** In percent. */
  readonly performance: number | null;
}

function TelemarketerMeter({ row, performance }: TelemarketerMeterProps) {
  const { person, initials, status, appointments } = row;
  return (
    <MeterRow
      lead={<Avatar>{Array.from(initials).slice(0, 2).join('') || repInitials(person)}</Avatar>}
      title={<TelemarketerLink person={person} />}
      note={
        <StatusWord tone={status.known === 'active' ? 'ok' : 'off'}>
          {status.text || 'Unknown'}
        </StatusWord>
      }
      figure={
        <>
          <RowsLink list="valid" filter={{ telemarketer: person.sent }} count={appointments} />
          <span className="sr-only"> {unitText(appointments, 'appointment')}</span>
        </>
      }
    >
      <ProgressBar label={`${person.name}: performance`} value={performance} />
      {showPercent(performance)} performance
    </MeterRow>
  );
}

/** The appointments of the designated telemarketers, and how many of them the response includes. */
function TelemarketerTotals({ rows }: { readonly rows: readonly Telemarketer[] }) {
  const appointments = sum(rows.map((row) => row.appointments));
  return (
    <>
      <span>
        <b className="font-semibold">{showNumber(appointments)}</b>{' '}
        {unitText(appointments, 'appointment')}
      </span>
      <span>
        {rows.length} of {countText(designatedTelemarketers().length, 'telemarketer')}
      </span>
    </>
  );
}
