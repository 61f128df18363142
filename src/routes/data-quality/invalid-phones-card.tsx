import { Download } from 'lucide-react';
import { useMemo } from 'react';
import type { Appointments } from '../../api/entities/appointment.ts';
import type { DataQuality } from '../../api/entities/data-quality.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { isOlder } from '../../domain/time/age.ts';
import { AppointmentListProvider } from '../../features/appointment/appointment-link.tsx';
import { datedName, download } from '../../features/export/download.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { type ReadState, useDataState } from '../../query/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { now } from '../../ui/clock.ts';
import { CallBackTable } from './call-back-table.tsx';
import { type CallBackGroup, callBackGroups, callBacksCsv } from './call-backs.ts';
import { emptyOf, firstTen, listedText } from './report.ts';

const none: DataQuality['phoneCorrections']['rows'] = [];

interface InvalidPhonesCardProps {
  readonly report: ReadState<DataQuality>;
  readonly appointments: ReadState<Appointments>;
}

/** The numbers to ask for again (spec 2), by the telemarketer who booked their appointments. */
export function InvalidPhonesCard({ report, appointments }: InvalidPhonesCardProps) {
  const { data } = report;
  const phones = data?.phoneCorrections.rows ?? none;
  const booked = appointments.data?.rows;
  const groups = useMemo(() => callBackGroups(phones, booked), [phones, booked]);
  const listed = useMemo(() => firstTen(groups.flatMap(({ rows }) => rows)), [groups]);
  const shown = groups.filter(({ rows }) => rows.some((row) => listed.has(row)));
  const linked = useMemo(() => [...listed].flatMap((row) => row.appointment ?? []), [listed]);
  const state = useOlderRead(report, appointments);
  return (
    <QueryCard
      title="Invalid Phones"
      subtitle="Numbers to ask for again, by telemarketer"
      className="wide:self-start min-h-[26rem]"
      state={state}
      what="The data quality report"
      unreadable={data?.phoneCorrections.unreadable}
      skeleton={[6, 52]}
      empty={groups.length === 0 && emptyOf('No invalid phones', data)}
      actions={
        state.data !== undefined &&
        groups.length > 0 && (
          <Button
            size="small"
            icon={<Download aria-hidden className="icon-small" />}
            onClick={() =>
              download(datedName('invalid-phones.csv', now()), callBacksCsv(groups), 'text/csv')
            }
          >
            Export CSV
          </Button>
        )
      }
      footer={
        <Counts
          groups={groups}
          listed={listed.size}
          isLoaded={booked !== undefined}
          hidden={groups.length - shown.length}
          summary={data?.summary}
        />
      }
    >
      <AppointmentListProvider name="with an invalid phone" rows={linked}>
        <CallBackTable groups={shown} listed={listed} />
      </AppointmentListProvider>
    </QueryCard>
  );
}

/**
 * The read whose state the card shows: the appointments while they load or are older, else the report. The card shows
 * its numbers even when the appointments fail.
 */
function useOlderRead(report: ReadState<DataQuality>, appointments: ReadState<Appointments>) {
  const [age, bookedAge] = [useDataState(report), useDataState(appointments)];
  const isLate = appointments.data ? isOlder(bookedAge, age) : !appointments.hasFailed;
  return report.data !== undefined && isLate ? appointments : report;
}

interface CountsProps {
  readonly groups: readonly CallBackGroup[];
  readonly listed: number;
  readonly isLoaded: boolean;
  /** Groups without a listed row. */
  readonly hidden: number;
  readonly summary: DataQuality['summary'] | undefined;
}

function Counts({ groups, listed, isLoaded, hidden, summary }: CountsProps) {
  const rows = groups.flatMap((group) => group.rows);
  // The report may list fewer than its summary counts.
  const all = Math.max(rows.length, summary?.phoneIssuesFound ?? 0);
  const total = summary?.totalProcessed ?? null;
  const booked = rows.filter(({ appointment }) => appointment !== null).length;
  if (listed < all)
    return (
      <>
        <span>{listedText(listed, all, 'number')}</span>
        <span className="text-right">
          {countText(all - listed, 'number')}
          {hidden > 0 && ` and ${countText(hidden, 'group')}`} not shown
        </span>
      </>
    );
  return (
    <>
      <span>
        <b className="font-semibold">{showNumber(all)}</b>
        {total === null ? ` ${unitText(all, 'number')}` : ` of ${countText(total, 'number')}`}{' '}
        cannot be dialed
      </span>
      {isLoaded ? (
        <span className="text-right max-sm:hidden">
          <b className="font-semibold">{showNumber(booked)}</b> with an appointment
        </span>
      ) : (
        <span className="text-right">Retrying automatically</span>
      )}
    </>
  );
}
