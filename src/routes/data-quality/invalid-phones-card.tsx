import { useMemo } from 'react';
import { countOf } from '../../domain/figures/listed.ts';
import { isWhole, receivedText } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { isOlder } from '../../domain/time/age.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useDataState } from '../../query/use-read.ts';
import { CallBackTable } from './call-back-table.tsx';
import { callBackColumns, callBackGroups } from './call-backs.ts';
import { emptyOf, firstTen, listedText, noRows, type ReportAndRows } from './report.ts';

const title = 'Invalid Phones';

/** The numbers to ask for again (spec 2), by the telemarketer who booked their appointments. */
export function InvalidPhonesCard({ report, appointments }: ReportAndRows) {
  const { data } = report;
  const list = data?.phoneCorrections ?? noRows;
  const booked = appointments.data;
  const groups = useMemo(() => callBackGroups(list.rows, booked), [list.rows, booked]);
  const rows = groups.flatMap((group) => group.rows);
  const listed = firstTen(rows);
  const shown = groups.filter((group) => group.rows.some((row) => listed.has(row)));
  const hidden = groups.length - shown.length;
  const [age, bookedAge] = [useDataState(report), useDataState(appointments)];
  // The appointments while they load or are older; when they fail, the card shows its numbers without them.
  const isLate = booked ? isOlder(bookedAge, age) : !appointments.hasFailed;
  const state = data !== undefined && isLate ? appointments : report;
  const { phoneIssuesFound: counted = null, totalProcessed: total = null } = data?.summary ?? {};
  // The report may list fewer than its summary counts.
  const all = countOf(list, rows.length, counted) ?? rows.length;
  const unknown = list.rows.filter(({ isValid }) => isValid === null).length;
  const withoutVerdict = isWhole(list) &&
    !counted &&
    unknown > 0 && {
      text: `${countText(unknown, 'number')} without a verdict`,
      hint: 'The report does not say whether they are valid.',
    };
  return (
    <QueryCard
      title={title}
      subtitle="Numbers to ask for again, by telemarketer"
      className="wide:self-start min-h-[26rem]"
      state={state}
      what="The data quality report"
      unreadable={list.unreadable}
      skeleton={[6, 52]}
      empty={
        rows.length === 0 &&
        (withoutVerdict || emptyOf(data, { title, text: 'No invalid phones', list, counted }))
      }
      actions={
        state.data !== undefined &&
        rows.length > 0 && (
          <RowsExport name="invalid-phones" title={title} columns={callBackColumns} rows={rows} />
        )
      }
      footer={
        listed.size < all ? (
          <>
            <span>{listedText(listed.size, all, 'number')}</span>
            <span className="text-right">
              {countText(all - listed.size, 'number')}
              {hidden > 0 && ` and ${countText(hidden, 'group')}`} not shown
            </span>
          </>
        ) : (
          <>
            <span>
              <b className="font-semibold">{showNumber(all)}</b>
              {total === null
                ? ` ${unitText(all, 'number')}`
                : ` of ${countText(total, 'number')}`}{' '}
              cannot be dialed
            </span>
            {booked ? (
              <span className="text-right max-sm:hidden">
                <b className="font-semibold">
                  {showNumber(rows.filter(({ appointment }) => appointment !== null).length)}
                </b>{' '}
                with an appointment
              </span>
            ) : (
              <span className="text-right">Retrying automatically</span>
            )}
          </>
        )
      }
    >
      <CallBackTable groups={shown} listed={listed} received={booked ? receivedText(booked) : ''} />
    </QueryCard>
  );
}
