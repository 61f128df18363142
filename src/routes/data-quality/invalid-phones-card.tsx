import { useMemo } from 'react';
import type { Appointments } from '../../api/entities/appointment.ts';
import type { DataQuality } from '../../api/entities/data-quality.ts';
import type { Rows } from '../../api/tolerant.ts';
import { countOf } from '../../domain/figures/listed.ts';
import { isWhole, receivedText } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { isOlder } from '../../domain/time/age.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { type ReadState, useDataState } from '../../query/use-read.ts';
import { CallBackTable } from './call-back-table.tsx';
import {
  type CallBackGroup,
  callBackGroups,
  callBackColumns,
  type PhoneCorrection,
  withoutVerdict,
} from './call-backs.ts';
import { emptyOf, firstTen, listedText, noRows } from './report.ts';

interface InvalidPhonesCardProps {
  readonly report: ReadState<DataQuality>;
  readonly appointments: ReadState<Appointments>;
}

const title = 'Invalid Phones';

/** The numbers to ask for again (spec 2), by the telemarketer who booked their appointments. */
export function InvalidPhonesCard({ report, appointments }: InvalidPhonesCardProps) {
  const { data } = report;
  const list = data?.phoneCorrections ?? noRows;
  const booked = appointments.data;
  const groups = useMemo(() => callBackGroups(list.rows, booked), [list.rows, booked]);
  const listed = useMemo(() => firstTen(groups.flatMap(({ rows }) => rows)), [groups]);
  const shown = groups.filter(({ rows }) => rows.some((row) => listed.has(row)));
  const state = useOlderRead(report, appointments);
  return (
    <QueryCard
      title={title}
      subtitle="Numbers to ask for again, by telemarketer"
      className="wide:self-start min-h-[26rem]"
      state={state}
      what="The data quality report"
      unreadable={list.unreadable}
      skeleton={[6, 52]}
      empty={groups.length === 0 && emptyPhones(data, list)}
      actions={
        state.data !== undefined &&
        groups.length > 0 && (
          <RowsExport
            name="invalid-phones"
            title={title}
            columns={callBackColumns}
            rows={groups.flatMap(({ rows }) => rows)}
          />
        )
      }
      footer={
        <Counts
          list={list}
          groups={groups}
          listed={listed.size}
          isLoaded={booked !== undefined}
          hidden={groups.length - shown.length}
          summary={data?.summary}
        />
      }
    >
      <CallBackTable groups={shown} listed={listed} received={booked ? receivedText(booked) : ''} />
    </QueryCard>
  );
}

function emptyPhones(data: DataQuality | undefined, list: Rows<PhoneCorrection>) {
  const counted = data?.summary.phoneIssuesFound ?? null;
  const unknown = withoutVerdict(list.rows);
  if (isWhole(list) && !counted && unknown.length > 0)
    return {
      text: `${countText(unknown.length, 'number')} without a verdict`,
      hint: 'The report does not say whether they are valid.',
    };
  return emptyOf(data, { title, text: 'No invalid phones', list, counted });
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
  readonly list: Rows<unknown>;
  readonly groups: readonly CallBackGroup[];
  readonly listed: number;
  readonly isLoaded: boolean;
  /** Groups without a listed row. */
  readonly hidden: number;
  readonly summary: DataQuality['summary'] | undefined;
}

function Counts({ list, groups, listed, isLoaded, hidden, summary }: CountsProps) {
  const rows = groups.flatMap((group) => group.rows);
  // The report may list fewer than its summary counts.
  const all = countOf(list, rows.length, summary?.phoneIssuesFound ?? null) ?? rows.length;
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
