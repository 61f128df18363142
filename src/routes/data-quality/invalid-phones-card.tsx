import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { callBackGroups } from '../../calls/call-backs.ts';
import { dataQuality } from '../../calls/quality.ts';
import { showNumber, countText, unitText } from '../../domain/text/format.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { useCardState } from '../../query/card-state.ts';
import { ifReceived } from '../../query/data-state.ts';
import { CallBackTable } from './call-back-table.tsx';
import { callBackColumns } from './call-back-text.ts';
import { emptyOf, firstListed, listedText } from './report.ts';

const title = 'Invalid Phones';

/** The numbers to ask for again (spec 2), by the telemarketer who booked their appointments. */
export function InvalidPhonesCard() {
  const { figures, state: report } = useCall(dataQuality);
  const { rows: appointmentRows, part, state: booked } = useCall(appointments);
  const { phones, unjudgedPhones, summary } = figures;
  const { processed } = summary;
  const bookedRows = ifReceived(booked, appointmentRows);
  const groups = useMemo(
    () => callBackGroups(phones.rows, { rows: bookedRows, part }),
    [phones.rows, bookedRows, part],
  );
  const rows = groups.flatMap((group) => group.rows);
  const listed = firstListed(rows);
  const shown = groups.filter((group) => group.rows.some((row) => listed.has(row)));
  const hidden = groups.length - shown.length;
  const state = useCardState(report, booked, 'awaited');
  const all = phones.count ?? rows.length;
  const withoutVerdict = phones.isWhole &&
    unjudgedPhones > 0 && {
      text: `${countText(unjudgedPhones, 'number')} without a verdict`,
      hint: 'The report does not say whether they are valid.',
    };
  return (
    <QueryCard
      title={title}
      what={title}
      subtitle="Numbers to ask for again, by telemarketer"
      className="wide:self-start min-h-[26rem]"
      state={state}
      unreadable={phones.unreadable}
      skeleton={[6, 52]}
      empty={
        rows.length === 0 &&
        (withoutVerdict || emptyOf(phones, { title, text: 'No invalid phones', processed }))
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
              {processed === null || processed < all
                ? ` ${unitText(all, 'number')}`
                : ` of ${countText(processed, 'number')}`}{' '}
              cannot be dialed
            </span>
            {bookedRows ? (
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
      <CallBackTable groups={shown} listed={listed} received={part} />
    </QueryCard>
  );
}
