import { type Telemarketer, telemarketers } from '../../calls/telemarketers.ts';
import { showPercent, unitText } from '../../domain/text/format.ts';
import { useIsOutage } from '../../query/is-outage.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsLink, TelemarketerLink } from '../../shell/links.tsx';
import { Avatar, StatusWord } from '../../ui/badge.tsx';
import { List } from '../../ui/list.tsx';
import { MeterRow, ProgressBar, useRowHeight } from '../../ui/meter.tsx';

/** Telemarketer Performance (S2): only the four designated telemarketers. */
export function TelemarketerCard({ className }: { readonly className: string }) {
  const { figures, status } = useCall(telemarketers);
  const { designated } = figures;
  return (
    <QueryCard
      id="telemarketers"
      title="Telemarketer Performance"
      subtitle={`${usePeriod().isWeek ? 'This week' : 'Today'} · rated by the server`}
      className={`sm:min-h-[28rem] ${className}`}
      status={status}
      what="Telemarketers"
      skeleton={[4, useRowHeight()]}
      empty={
        designated.length === 0 && {
          text: 'No telemarketer data available',
          hint: 'The response includes none of the designated telemarketers.',
        }
      }
    >
      <List rows={designated} keyOf={({ person }) => person.id}>
        {(row) => <TelemarketerMeter row={row} />}
      </List>
    </QueryCard>
  );
}

function TelemarketerMeter({ row }: { readonly row: Telemarketer }) {
  const { person, initials, status, appointments, performance } = row;
  const isOutage = useIsOutage();
  return (
    <MeterRow
      lead={<Avatar person={person}>{Array.from(initials).slice(0, 2).join('')}</Avatar>}
      title={<TelemarketerLink person={person} />}
      note={
        <StatusWord tone={status.knownWord === 'active' && !isOutage ? 'ok' : 'off'}>
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
      <span>{showPercent(performance)}</span>
    </MeterRow>
  );
}
