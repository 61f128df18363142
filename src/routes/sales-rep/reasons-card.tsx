import { Link } from 'wouter';
import { outcomesOf, shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { reasonReader } from '../../domain/appointment/reasons.ts';
import { ratesWithout } from '../../domain/figures/why.ts';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { LineOfText } from '../../features/appointment/columns.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { List, rowKey } from '../../ui/list.tsx';
import { Clamped } from '../../ui/text.tsx';
import { type RepData, rowsOf } from './use-rep.ts';

const mostRows = 6;

/** The rep's invalid events by reason, each with its rows (visual.md 22). */
export function ReasonsCard(data: RepData) {
  const { state, rows, reasons, valid, invalid, all } = data;
  const read = reasonReader();
  const cases = outcomesOf(rows).invalid.map((row) => ({ row, key: read(row).key }));
  const groups = reasons.map((reason) => ({
    ...reason,
    cases: cases.filter(({ key }) => key === reason.key).map(({ row }) => row),
  }));
  const listed = groups.flatMap((group) => group.cases).slice(0, mostRows);
  const [first] = reasons;
  const [now, without] = ratesWithout(first?.count ?? 0, valid, all);
  return (
    <QueryCard
      title="Why appointments are invalid"
      subtitle={invalid > 0 && `${showNumber(invalid)} of ${countText(all, 'event')}`}
      className="max-wide:has-[>[data-nothing]]:low min-h-[16.25rem]"
      state={state}
      what="Appointments"
      skeleton={[5, 36]}
      empty={
        invalid === 0 && {
          kind: all === 0 ? 'none' : 'good',
          text: 'No invalid appointments found',
          hint: state.data?.rows.length === 0 && (
            <BeforeBooking what="Reasons will appear here with the first invalid event." />
          ),
        }
      }
      footer={
        first && (
          <span>
            Without{' '}
            <b className="text-ink font-semibold">
              "<bdi>{excerpt(first.label)}</bdi>"
            </b>
            : {now.percent} → {without.percent}
          </span>
        )
      }
    >
      <AppointmentListProvider name="invalid" rows={listed}>
        <List
          aria-label="Why appointments are invalid"
          rowClass="border-line border-t py-1.5"
          rows={groups}
          keyOf={({ key }) => key}
        >
          {({ label, count, cases: own }) => (
            <>
              <Reason
                label={label}
                count={count}
                href={rowsOf(data, 'invalid', { reason: label })}
              />
              <List
                aria-label={label}
                rowClass=""
                rows={own.filter((row) => listed.includes(row))}
                keyOf={(row) => `${rowKey(row)}`}
              >
                {(row) => (
                  <AppointmentLink
                    row={row}
                    className="focus-inside hover:bg-hover text-caption grid min-h-[26px] grid-cols-[62px_minmax(0,1.1fr)_minmax(0,1fr)] items-center gap-x-2 px-4 max-sm:min-h-9"
                  >
                    <span className="text-ink-2 truncate tabular-nums">
                      <BookedAt time={row.time} />
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
    </QueryCard>
  );
}

interface ReasonProps {
  readonly label: string;
  readonly count: number;
  readonly href: string | null;
}

function Reason({ label, count, href }: ReasonProps) {
  const className =
    'text-small grid min-h-[30px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 font-medium max-sm:min-h-10';
  const content = (
    <>
      <Clamped text={label} />
      <b className="font-semibold tabular-nums">{showNumber(count)}</b>
    </>
  );
  if (href === null) return <div className={className}>{content}</div>;
  return (
    <Link href={href} className={`${className} focus-inside hover:bg-hover`}>
      {content}
    </Link>
  );
}
