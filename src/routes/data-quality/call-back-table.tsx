import { CalendarX2, Check, ChevronRight, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { noValue } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import { AppointmentLink, rowLink } from '../../features/appointment/appointment-link.tsx';
import { usePeriod } from '../../query/period.ts';
import { toClipboard } from '../../shell/clipboard.tsx';
import { TelemarketerLink } from '../../shell/links.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { Button } from '../../ui/button.tsx';
import { now } from '../../ui/clock.ts';
import { rowKeys } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { HeadCell } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { type CallBack, type CallBackGroup, callBackText } from './call-backs.ts';

interface CallBackTableProps {
  readonly groups: readonly {
    readonly group: CallBackGroup;
    /** Those of its rows that are listed. */
    readonly rows: readonly CallBack[];
  }[];
}

/** One table, a group per telemarketer; in a narrow card its rows are stacked (visual.md 18). */
export function CallBackTable({ groups }: CallBackTableProps) {
  return (
    <table
      aria-label="Invalid phones by telemarketer"
      className="text-small w-full table-fixed border-collapse tabular-nums @max-xl:block"
    >
      <thead className="@max-xl:hidden">
        <tr>
          <HeadCell className="w-12">
            <span className="sr-only">Region</span>
          </HeadCell>
          <HeadCell className="w-[180px]">Customer</HeadCell>
          <HeadCell className="w-[162px]">Number</HeadCell>
          <HeadCell>Suggestion</HeadCell>
          <HeadCell className="w-[86px]">
            <span className="sr-only">Appointment</span>
          </HeadCell>
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group.key} className="@max-xl:block">
          <GroupHead group={group} />
          <Rows rows={rows} isLoaded={group.kind !== 'not-loaded'} />
        </tbody>
      ))}
    </table>
  );
}

function GroupHead({ group }: { readonly group: CallBackGroup }) {
  const { kind, name, rows } = group;
  const hasPerson = kind === 'telemarketer' || kind === 'unknown';
  return (
    <tr className="bg-hover border-line border-t @max-xl:block">
      <th
        scope="rowgroup"
        colSpan={5}
        className="h-[46px] px-4 text-left @max-xl:block @max-xl:px-3"
      >
        <span className="flex h-full min-h-[46px] items-center gap-3">
          <span
            aria-hidden
            className="bg-sunken text-caption text-ink-2 shadow-edge grid size-7 flex-none place-items-center rounded-full font-semibold"
          >
            {hasPerson ? repInitials(name) : <CalendarX2 className="icon-small" />}
          </span>
          {kind === 'telemarketer' ? (
            <TelemarketerLink name={name} className="min-w-0 font-semibold">
              <Clamped text={name} />
            </TelemarketerLink>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <span className="text-caption text-ink-2 whitespace-nowrap">
            {countText(rows.length, 'number')}
          </span>
          <CopyList group={group} />
        </span>
      </th>
    </tr>
  );
}

const saysForMs = 2_000;

/** Copies a whole group, and says so in its own width. */
function CopyList({ group }: { readonly group: CallBackGroup }) {
  const toast = useToast();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), saysForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await toClipboard(callBackText(group, now()))) setIsCopied(true);
    else
      toast({
        title: 'List not copied',
        description: 'This browser blocks copying.',
        destructive: true,
      });
  };
  const words = isCopied ? 'Copied' : 'Copy list';
  return (
    <>
      <Button
        size="small"
        aria-label={`${words}: ${oneLine(excerpt(group.name, 60))}`}
        className={`ml-auto flex-none ${isCopied ? 'text-positive! [&_svg]:text-positive! border-transparent! bg-transparent!' : ''}`}
        onClick={() => void copy()}
      >
        <span className="grid *:col-start-1 *:row-start-1 *:flex *:items-center *:justify-center *:gap-2">
          <span className={isCopied ? 'invisible' : ''}>
            <Copy aria-hidden className="icon-small" />
            Copy list
          </span>
          <span className={isCopied ? '' : 'invisible'}>
            <Check aria-hidden className="icon-small" />
            Copied
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}

const cell =
  'px-2 py-1.5 text-left align-middle font-normal first:pl-4 last:pr-4 @max-xl:block @max-xl:p-0!';
const under = 'text-caption text-ink-2';

interface RowsProps {
  readonly rows: readonly CallBack[];
  readonly isLoaded: boolean;
}

function Rows({ rows, isLoaded }: RowsProps) {
  const { isWeek } = usePeriod();
  const keys = rowKeys(rows, ({ phone, appointment }) => `${phone.original}|${appointment?.time}`);
  return rows.map(({ phone, appointment, wrong, isFixable }, index) => (
    <tr
      key={keys[index]}
      className={`border-line relative h-[52px] border-t @max-xl:grid @max-xl:h-auto @max-xl:grid-cols-[38px_minmax(0,1fr)_auto] @max-xl:gap-x-2.5 @max-xl:px-3 @max-xl:py-2.5 ${appointment ? 'hover:bg-hover' : ''}`}
    >
      <td className={cell}>{appointment && <RegionBadge region={appointment.region} />}</td>
      <td className={cell}>
        {appointment && (
          <>
            <Clamped text={shownText(appointment.customer)} className="font-medium" />
            <span className={`${under} flex`}>
              <bdi className="truncate">{excerpt(shownTitle(appointment.title))}</bdi>
              <span className="max-w-full flex-none truncate whitespace-pre!">
                , <BookedAt time={appointment.time} />
              </span>
            </span>
          </>
        )}
        {!appointment && isLoaded && (
          <span className={under}>No appointment in {isWeek ? "this week's" : "today's"} list</span>
        )}
      </td>
      <th
        scope="row"
        className={`${cell} @max-xl:col-span-2 @max-xl:col-start-2 @max-xl:row-start-2 @max-xl:mt-1.5!`}
      >
        <Clamped text={phone.original || noValue} className="font-mono" />
        <Clamped text={wrong} className={under} />
      </th>
      <td
        className={`${cell} @max-xl:col-span-2 @max-xl:col-start-2 @max-xl:row-start-3 @max-xl:mt-1.5!`}
      >
        <Clamped text={phone.suggestions[0] || noValue} lines={3} />
        {isFixable && <span className={`${under} block`}>Auto-fixable</span>}
      </td>
      <td className={`${cell} text-right! @max-xl:col-start-3 @max-xl:row-start-1`}>
        {appointment && (
          <AppointmentLink
            row={appointment}
            aria-label={`Open the appointment of ${oneLine(excerpt(shownText(appointment.customer), 60))}`}
            className={`${rowLink} text-caption text-ink-2 inline-flex items-center gap-1 font-medium print:hidden`}
          >
            Open
            <ChevronRight aria-hidden className="icon-small text-ink-3" />
          </AppointmentLink>
        )}
      </td>
    </tr>
  ));
}
