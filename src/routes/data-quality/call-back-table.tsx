import { CalendarX2, Check, ChevronRight, Copy } from 'lucide-react';
import { shownText, shownTitle, noValue, countText, excerpt } from '../../domain/text/format.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { usePeriod } from '../../query/use-call.ts';
import { useCopyInPlace } from '../../shell/clipboard.tsx';
import { TelemarketerLink } from '../../shell/links.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { useToast } from '../../shell/toasts.tsx';
import { BookedAt, Clamped } from '../../ui/text.tsx';
import { Avatar, RegionBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { now } from '../../ui/clock.ts';
import { type Column, DataTable } from '../../ui/table.tsx';
import type { CallBack, CallBackGroup } from '../../calls/call-backs.ts';
import { callBackText } from './call-back-text.ts';

interface CallBackTableProps {
  readonly groups: readonly CallBackGroup[];
  readonly listed: ReadonlySet<CallBack>;
  /** '20 of 76 received', of the appointments; '' for all of them. */
  readonly received: string;
}

export function CallBackTable({ groups, listed, received }: CallBackTableProps) {
  const { isWeek } = usePeriod();
  const place = `in ${isWeek ? "this week's" : "today's"} list`;
  const columns = columnsOf(received === '' ? place : `among ${received}`);
  const all = groups.flatMap((group) =>
    group.rows.filter((row) => listed.has(row)).map((row) => ({ ...row, group })),
  );
  const { rows: sorted, sorting } = useSorted(all, columns);
  // A head sorts inside of each group.
  const rows = groups.flatMap((group) =>
    sorted
      .filter((row) => row.group === group)
      .map((row, index) => ({ ...row, isFirst: index === 0 })),
  );
  return (
    <AppointmentListProvider
      name="with an invalid phone"
      rows={rows.flatMap(({ appointment }) => appointment ?? [])}
    >
      <DataTable
        label="Invalid phones by telemarketer"
        rows={rows}
        keyOf={({ group, phone, appointment }) =>
          `${group.key}|${phone.original}|${appointment?.time.text}`
        }
        columns={columns}
        sorting={sorting}
        stacked="30px minmax(0, 1fr) auto"
        rowOf={({ group, isFirst }, cells) => (
          <>
            {isFirst && <GroupHead group={group} />}
            <tr className="link-row">{cells}</tr>
          </>
        )}
      />
    </AppointmentListProvider>
  );
}

type Row = CallBack & { readonly group: CallBackGroup };

const noteClass = 'text-caption text-ink-2';
const cellClass = 'py-2 font-normal!';

const columnsOf = (place: string): readonly Column<Row>[] => [
  {
    key: 'region',
    head: <span className="sr-only">Region</span>,
    headClass: 'w-14',
    stackedAt: '1 / 1',
    cell: ({ appointment }) => appointment && <RegionBadge region={appointment.region} />,
  },
  {
    head: 'Customer',
    sortBy: ({ appointment }) => appointment?.customer ?? null,
    headClass: 'w-[28%]',
    cellClass,
    stackedAt: '1 / 2',
    cell: ({ appointment, group }) =>
      appointment ? (
        <>
          <Clamped text={shownText(appointment.customer)} className="font-medium" />
          <span className={`${noteClass} flex print:block`}>
            <bdi className="truncate">{excerpt(shownTitle(appointment.title))}</bdi>
            <span className="max-w-full flex-none truncate">
              , booked <BookedAt time={appointment.time} />
            </span>
          </span>
        </>
      ) : (
        group.kind !== 'not-loaded' && <span className={noteClass}>No appointment {place}</span>
      ),
  },
  {
    head: 'Number',
    sortBy: ({ phone }) => phone.original,
    kind: 'row-head',
    headClass: 'w-[26%]',
    cellClass,
    stackedAt: '2 / 2 / 3 / 4',
    cell: ({ phone, problem }) => (
      <>
        <Clamped text={phone.original || noValue} className="font-mono" />
        <Clamped text={problem} className={noteClass} />
      </>
    ),
  },
  {
    head: 'Suggestion',
    sortBy: ({ phone }) => phone.suggestions.rows[0] ?? null,
    cellClass,
    stackedAt: '3 / 2 / 4 / 4',
    cell: ({ phone, isFixable }) => (
      <>
        <Clamped text={phone.suggestions.rows[0] || noValue} />
        {isFixable && <span className={`${noteClass} block`}>Auto-fixable</span>}
      </>
    ),
  },
  {
    key: 'open',
    head: <span className="sr-only">Appointment</span>,
    kind: 'figure',
    headClass: 'w-22',
    stackedAt: '1 / 3',
    cell: ({ appointment }) =>
      appointment && (
        <AppointmentLink
          row={appointment}
          aria-label={`Open the appointment of ${excerpt(shownText(appointment.customer), 60)}`}
          isRow
          className={`${noteClass} inline-flex items-center gap-1 font-medium print:hidden`}
        >
          Open
          <ChevronRight aria-hidden className="icon-small text-ink-3" />
        </AppointmentLink>
      ),
  },
];

function GroupHead({ group }: { readonly group: CallBackGroup }) {
  const { person, name, rows } = group;
  return (
    <tr className="bg-hover">
      <th
        scope="col"
        colSpan={5}
        className="border-line border-t px-4 text-left"
        style={{ gridColumn: '1 / -1' }}
      >
        <span className="flex min-h-12 items-center gap-3">
          <Avatar size="small" person={person}>
            {!person && <CalendarX2 className="icon-small" />}
          </Avatar>
          {person ? (
            <TelemarketerLink person={person} className="min-w-0 font-semibold">
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

/** Copies a group. The button keeps its width when its text changes. */
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
  const [label, Icon] = isCopied ? (['Copied', Check] as const) : (['Copy list', Copy] as const);
  return (
    <>
      <Button
        size="small"
        look={isCopied ? 'ghost' : 'secondary'}
        aria-label={`${label}: ${excerpt(group.name, 60)}`}
        className="ml-auto flex-none"
        style={{ width: 96 }}
        onClick={() => void onCopy()}
      >
        <span className={`flex items-center gap-2 ${isCopied ? 'text-positive' : ''}`}>
          <Icon aria-hidden className="icon-small" />
          {label}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}
