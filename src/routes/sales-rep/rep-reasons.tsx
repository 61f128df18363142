import { appointmentName } from '../../domain/appointment/token.ts';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { shownText, shownTitle, showNumber, countText } from '../../domain/text/format.ts';
import { reasonReader } from '../../domain/appointment/reasons.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { ReasonsCard } from '../../features/person/reasons-card.tsx';
import { LineOfText, BookedAt, Clamped } from '../../ui/text.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import type { RepData } from './use-rep.ts';

const mostRows = 6;

/** The rep's invalid events by reason, each with its rows. */
export function RepReasons({ status, received, events }: RepData) {
  const { rows, reasons, invalid, all, hrefOf } = events;
  const read = reasonReader();
  const cases = outcomesOf(rows).invalid.map((row) => ({ row, key: read(row).key }));
  const groups = reasons.map((reason) => ({
    ...reason,
    cases: cases.filter(({ key }) => key === reason.key).map(({ row }) => row),
  }));
  const listed = groups.flatMap((group) => group.cases).slice(0, mostRows);
  return (
    <ReasonsCard
      {...{ status, received, events }}
      leading={reasons[0]}
      isEmpty={invalid === 0}
      subtitle={`${showNumber(invalid)} of ${countText(all, 'event')}`}
    >
      <AppointmentListProvider name="invalid" rows={listed}>
        <List
          aria-label="Why appointments are invalid"
          rowClass="border-line border-t py-1.5"
          rows={groups}
          keyOf={({ key }) => key}
        >
          {({ label, count, cases: reasonCases }) => (
            <>
              <RowLink
                href={hrefOf('invalid', { reason: label })}
                className="text-small grid min-h-[30px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 font-medium max-sm:min-h-10"
              >
                <Clamped text={label} />
                <b className="font-semibold tabular-nums">{showNumber(count)}</b>
              </RowLink>
              <List
                aria-label={label}
                rowClass=""
                rows={reasonCases.filter((row) => listed.includes(row))}
                keyOf={appointmentName}
              >
                {(row) => (
                  <AppointmentLink
                    row={row}
                    className="focus-inside hover:bg-hover text-caption grid min-h-[26px] grid-cols-[104px_minmax(0,1.1fr)_minmax(0,1fr)] items-center gap-x-2 px-4 max-sm:min-h-9"
                  >
                    <span className="text-ink-2 truncate tabular-nums">
                      Booked <BookedAt time={row.time} />
                    </span>
                    <span className="truncate">
                      <LineOfText text={shownTitle(row.title)} />
                    </span>
                    <span className="text-ink-2 truncate">
                      <LineOfText text={shownText(row.customer)} />
                    </span>
                  </AppointmentLink>
                )}
              </List>
            </>
          )}
        </List>
      </AppointmentListProvider>
    </ReasonsCard>
  );
}
