import { reads } from '../../api/contract.ts';
import type { Telemarketer } from '../../api/entities/calendar.ts';
import { usePeriod } from '../../query/period.ts';
import { useRead } from '../../query/use-read.ts';
import { designatedTelemarketers } from '../../config.ts';
import { countText, unitText } from '../../domain/text/count-text.ts';
import { percentOf, showNumber, showPercent, sum, wholeSum } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { telemarketerTone } from '../../domain/text/status.ts';
import { onlyDesignated } from '../../domain/people/telemarketer.ts';
import { rowsPath } from '../../paths.ts';
import { FigureLink } from '../../shell/figure-link.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { TelemarketerLink } from '../../shell/telemarketer-link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';
import { Noted } from '../../ui/noted.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { FooterNote } from './footer-note.tsx';

/** Telemarketer Performance (spec 2): only the four designated telemarketers. */
export function TelemarketerCard({ className }: { readonly className: string }) {
  const telemarketers = useRead(reads.telemarketers);
  const rows = onlyDesignated(telemarketers.data?.rows ?? [], designatedTelemarketers);
  const events = wholeSum((useRead(reads.regions).data?.rows ?? []).map((row) => row.totalEvents));
  return (
    <QueryCard
      id="telemarketers"
      title="Telemarketer Performance"
      subtitle={usePeriod().isWeek ? 'This week' : 'Today'}
      className={`min-h-[28rem] ${className}`}
      state={telemarketers}
      what="Telemarketers"
      skeleton={<RowsSkeleton rows={4} height={92} />}
      empty={
        rows.length === 0 && {
          text: 'No telemarketer data available',
          hint: 'The response includes none of the designated telemarketers.',
        }
      }
      footer={
        <Noted note={<FooterNote of="telemarketers" />}>
          <TelemarketerTotals rows={rows} />
        </Noted>
      }
    >
      <List
        className="grid flex-1 auto-rows-fr"
        rowClass="border-line grid border-t"
        rows={rows}
        keyOf={(row) => row.name}
      >
        {(row) => (
          <TelemarketerRow
            telemarketer={{ ...row, performance: percentOf(events, row.performance) }}
          />
        )}
      </List>
    </QueryCard>
  );
}

function TelemarketerTotals({ rows }: { readonly rows: readonly Telemarketer[] }) {
  const appointments = sum(rows.map((row) => row.appointments));
  return (
    <>
      <span>
        <b className="font-semibold">{showNumber(appointments)}</b>{' '}
        {unitText(appointments, 'appointment')}
      </span>
      <span>
        {rows.length} of {countText(designatedTelemarketers.length, 'telemarketer')}
      </span>
    </>
  );
}

function TelemarketerRow({ telemarketer }: { readonly telemarketer: Telemarketer }) {
  const { name, initials, status, appointments, performance } = telemarketer;
  return (
    <div className="grid grid-cols-[34px_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1 px-4 pt-[11px] pb-2.5">
      <Avatar initials={initials || repInitials(name)} />
      <div className="min-w-0">
        <p className="text-body truncate font-medium">
          <TelemarketerLink name={name} />
        </p>
        <StatusWord tone={telemarketerTone(status)}>{status || 'Unknown'}</StatusWord>
      </div>
      <p className="text-figure-m text-right tabular-nums">
        <FigureLink
          href={rowsPath('valid', { telemarketer: name })}
          count={appointments}
          unit="valid appointment"
          of={`by ${name}`}
        />
        <span className="sr-only"> {unitText(appointments, 'appointment')}</span>
      </p>
      <div className="col-span-3 grid min-h-3.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-3.5">
        <ProgressBar label={`${name}: performance`} value={performance} />
        <span className="text-caption text-ink-2 leading-3.5 tabular-nums">
          {showPercent(performance)} performance
        </span>
      </div>
    </div>
  );
}
