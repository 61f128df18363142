import { CalendarX2, Check, ChevronRight, Copy } from 'lucide-react';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { noValue } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import { AppointmentLink, rowLink } from '../../features/appointment/appointment-link.tsx';
import { usePeriod } from '../../query/screen-time.ts';
import { useCopyInPlace } from '../../shell/clipboard.tsx';
import { TelemarketerLink } from '../../shell/links.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { now } from '../../ui/clock.ts';
import { rowKeys } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { HeadCell } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { type CallBack, type CallBackGroup, callBackText } from './call-backs.ts';

interface CallBackTableProps {
  readonly groups: readonly CallBackGroup[];
  readonly listed: ReadonlySet<CallBack>;
}

/** One table, a group per telemarketer (visual.md 18). At 390 its rows are grids, whose columns a table row ignores. */
export function CallBackTable({ groups, listed }: CallBackTableProps) {
  return (
    <table
      aria-label="Invalid phones by telemarketer"
      className="text-small w-full table-fixed border-collapse tabular-nums max-sm:block"
    >
      <thead className="max-sm:hidden">
        <tr>
          <HeadCell style={{ width: 48 }}>
            <span className="sr-only">Region</span>
          </HeadCell>
          <HeadCell style={{ width: 180 }}>Customer</HeadCell>
          <HeadCell style={{ width: 162 }}>Number</HeadCell>
          <HeadCell>Suggestion</HeadCell>
          <HeadCell style={{ width: 86 }}>
            <span className="sr-only">Appointment</span>
          </HeadCell>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key} className="max-sm:block">
          <GroupHead group={group} />
          <Rows
            rows={group.rows.filter((row) => listed.has(row))}
            isLoaded={group.kind !== 'not-loaded'}
          />
        </tbody>
      ))}
    </table>
  );
}

function GroupHead({ group }: { readonly group: CallBackGroup }) {
  const { kind, name, rows } = group;
  const hasPerson = kind === 'telemarketer' || kind === 'unknown';
  return (
    <tr className="bg-hover border-line border-t max-sm:block">
      <th scope="rowgroup" colSpan={5} className="px-4 text-left max-sm:block">
        <span className="flex min-h-12 items-center gap-3">
          <Avatar size="small">
            {hasPerson ? repInitials(name) : <CalendarX2 className="icon-small" />}
          </Avatar>
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

/** Copies a whole group, and says so in its own width. */
function CopyList({ group }: { readonly group: CallBackGroup }) {
  const toast = useToast();
  const { copy, isCopied } = useCopyInPlace();
  const onCopy = async () => {
    if (await copy(callBackText(group, now()))) return;
    toast({
      title: 'List not copied',
      description: 'This browser blocks copying.',
      destructive: true,
    });
  };
  const [words, Icon] = isCopied ? (['Copied', Check] as const) : (['Copy list', Copy] as const);
  return (
    <>
      <Button
        size="small"
        look={isCopied ? 'ghost' : 'secondary'}
        aria-label={`${words}: ${oneLine(excerpt(group.name, 60))}`}
        className="ml-auto flex-none"
        style={{ width: 96 }}
        onClick={() => void onCopy()}
      >
        <span className={`flex items-center gap-2 ${isCopied ? 'text-positive' : ''}`}>
          <Icon aria-hidden className="icon-small" />
          {words}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}

const cell =
  'px-2 py-2 text-left align-middle font-normal first:pl-4 last:pr-4 max-sm:block max-sm:p-0!';
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
      className={`border-line relative grid-cols-[30px_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border-t px-4 py-2.5 max-sm:grid ${appointment ? 'hover:bg-hover' : ''}`}
    >
      <td className={cell}>{appointment && <RegionBadge region={appointment.region} />}</td>
      <td className={cell}>
        {appointment && (
          <>
            <Clamped text={shownText(appointment.customer)} className="font-medium" />
            <span className={`${under} flex print:block`}>
              <bdi className="truncate">{excerpt(shownTitle(appointment.title))}</bdi>
              <span className="max-w-full flex-none truncate">
                , <BookedAt time={appointment.time} />
              </span>
            </span>
          </>
        )}
        {!appointment && isLoaded && (
          <span className={under}>No appointment in {isWeek ? "this week's" : "today's"} list</span>
        )}
      </td>
      <th scope="row" className={`${cell} col-span-2 col-start-2`}>
        <Clamped text={phone.original || noValue} className="font-mono" />
        <Clamped text={wrong} className={under} />
      </th>
      <td className={`${cell} col-span-2 col-start-2`}>
        <Clamped text={phone.suggestions[0] || noValue} lines={3} />
        {isFixable && <span className={`${under} block`}>Auto-fixable</span>}
      </td>
      <td className={`${cell} col-start-3 row-start-1 text-right!`}>
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
