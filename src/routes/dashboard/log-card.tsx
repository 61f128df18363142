import { use, useMemo } from 'react';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { isFiltering, type RowFilter } from '../../domain/appointment/row-filter.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { cleanLine } from '../../domain/text/clean.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import {
  AlsoFound,
  FilterBar,
  NothingFound,
  useFilter,
  useOpenIndex,
} from '../../features/filter/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { RowsLink } from '../../shell/links.tsx';
import { markedText, SearchedContext } from '../../ui/marked.tsx';
import { ScrollList } from '../../ui/scroll-list.tsx';
import { logLine } from './log.ts';

/** Appointments Log (S2): one monospace line per appointment. */
export function LogCard() {
  const { figures, rows, received, status } = useCall(appointments);
  const filter = useFilter('log');
  const foundLists = useMemo(() => figures.find(filter), [figures, filter]);
  const foundRows = foundLists.all;
  const reveal = useOpenIndex(foundRows);
  const shown = { valid: foundLists.valid.length, invalid: foundLists.invalid.length };
  return (
    <QueryCard
      title="Appointments Log"
      className="reference roomy:[&>header]:min-h-[70px] [&>header]:flex-wrap [&>header>:first-child]:min-w-30 sm:[&>header>[aria-hidden]]:hidden"
      fact={countText(rows.length, 'line')}
      actions={
        rows.length > 0 && (
          <FilterBar isSmall scope="log" shown={foundRows.length} total={rows.length} />
        )
      }
      status={status}
      skeleton={[8, 24]}
      empty={
        rows.length === 0 && {
          text: 'No appointments found',
          before: 'Each booked event will appear here as one line.',
        }
      }
      footer={
        status.data && (
          <LogCounts filter={filter} {...(isFiltering(filter) ? shown : figures.counts)} />
        )
      }
    >
      <SearchedContext value={cleanLine(filter.q)}>
        {foundRows.length === 0 ? (
          <NothingFound what="appointment" received={received} />
        ) : (
          <AppointmentListProvider name="in the log" rows={foundRows}>
            <ScrollList
              rows={foundRows}
              rowHeight={24}
              isWide
              height="fill"
              reveal={reveal}
              className="max-roomy:min-h-40"
              keyOf={appointmentName}
            >
              {(row) => <LogRow appointment={row} />}
            </ScrollList>
          </AppointmentListProvider>
        )}
      </SearchedContext>
    </QueryCard>
  );
}

interface LogCountsProps {
  readonly filter: RowFilter;
  readonly valid: number | null;
  readonly invalid: number | null;
}

function LogCounts({ filter, valid, invalid }: LogCountsProps) {
  const sides = [
    ['Valid', 'valid', valid],
    ['Invalid', 'invalid', invalid],
  ] as const;
  return (
    <span className="flex gap-4">
      {sides.map(([label, list, count]) => (
        <span key={label}>
          {label}:{' '}
          <RowsLink list={list} filter={filter} scope="" count={count}>
            <b className="font-semibold">{showNumber(count)}</b>
          </RowsLink>
        </span>
      ))}
    </span>
  );
}

/** One line of text, for copying and screen readers; its parts differ only in color. As few text nodes as possible: there are a hundred rows. */
function LogRow({ appointment }: { readonly appointment: Appointment }) {
  const line = logLine(appointment);
  const searched = use(SearchedContext);
  return (
    <AppointmentLink
      row={appointment}
      className="focus-inside text-log text-ink-2 hover:bg-hover aria-[current]:bg-sunken block px-4 font-mono leading-6 whitespace-pre"
    >
      <span
        data-region={appointment.region.code}
        className="text-region-ink inline-block min-w-[14ch]"
      >
        {`${line.region} `}
      </span>
      <bdi className="text-ink">{markedText(line.title, searched)}</bdi>
      {' | '}
      <bdi>{markedText(line.customer, searched)}</bdi>
      {' | '}
      <bdi>{markedText(line.telemarketer, searched)}</bdi>
      {line.reason !== null && (
        <>
          {' | '}
          <bdi className="text-critical">{markedText(line.reason, searched)}</bdi>
        </>
      )}
      {searched !== '' && (
        <AlsoFound
          row={appointment}
          shown={['Title', 'Customer', 'Telemarketer', 'Reason']}
          className="text-ink before:content-['_|_']"
        />
      )}
    </AppointmentLink>
  );
}
