import { Ban, Check, Copy } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import {
  outcomeOf,
  outcomesOf,
  shownText,
  shownTitle,
} from '../../domain/appointment/appointment.ts';
import type { RowList } from '../../domain/appointment/row-filter.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { repDisplayName } from '../../domain/people.ts';
import { regionName } from '../../domain/region/region.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { codeWords, countText, knownWord } from '../../domain/text/words.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useCopy } from '../../shell/clipboard.tsx';
import { useSearchChoice } from '../../shell/location.ts';
import { Badge, CountBadge } from '../../ui/badge.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { Button } from '../../ui/button.tsx';
import { BeforeBooking, EmptyMessage } from '../../ui/card-messages.tsx';
import { rowKey } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { wholeUpTo, WindowedList } from '../../ui/windowed-list.tsx';
import { listText, typeOrReason } from './counts.ts';
import type { PeopleData } from './people.ts';

const lists = ['all', 'valid', 'invalid'] as const satisfies readonly RowList[];
const labels = { all: 'All', valid: 'Valid', invalid: 'Invalid' } as const;

/** The telemarketer's appointments, newest first, each a link to all that is known of it. */
export function AppointmentsCard({ appointments, team, people: [main] }: PeopleData) {
  const [list, setList] = useSearchChoice('tab', lists);
  const { name, rows } = main;
  const sides = { all: rows, ...outcomesOf(rows) };
  const shown = sides[list];
  return (
    <QueryCard
      id="rows"
      title="Appointments"
      subtitle="Newest first"
      className="max-wide:has-[>[data-nothing]]:low min-h-[20rem]"
      state={appointments}
      what="Appointments"
      skeleton={[8, 40]}
      actions={<CopyList rows={shown} />}
      empty={
        rows.length === 0 && {
          text: 'No Appointments',
          hint:
            team.all === 0 ? (
              <BeforeBooking what="This telemarketer's appointments will appear here." />
            ) : (
              'No appointments for this name'
            ),
        }
      }
      footer={
        <span>
          {showNumber(shown.length)} of {showNumber(rows.length)} shown
        </span>
      }
    >
      <Tabs
        label="Appointments"
        value={list}
        onChange={setList}
        tabs={lists.map((value) => ({
          value,
          label: (
            <>
              {labels[value]} <CountBadge>{showNumber(sides[value].length)}</CountBadge>
            </>
          ),
          content: (
            <AppointmentListProvider
              name={value === 'all' ? 'appointments' : value}
              rows={sides[value]}
            >
              <Rows rows={sides[value]} label={`${labels[value]} appointments of ${name}`} />
            </AppointmentListProvider>
          ),
        }))}
      />
    </QueryCard>
  );
}

function CopyList({ rows }: { readonly rows: readonly Appointment[] }) {
  const copy = useCopy('List');
  const isEmpty = rows.length === 0;
  return (
    <Button
      size="small"
      icon={<Copy aria-hidden className="icon-small" />}
      aria-disabled={isEmpty || undefined}
      aria-description={isEmpty ? 'Nothing to copy yet' : undefined}
      onClick={() => {
        if (!isEmpty) void copy(listText(rows), countText(rows.length, 'appointment'));
      }}
    >
      Copy list
    </Button>
  );
}

interface Column {
  readonly head: string;
  /** In a wide card. */
  readonly width: string;
  /** In a narrow card a row has three lines: title and result, customer and time, the reason. */
  readonly className: string;
  readonly headClass?: string;
  readonly show: (row: Appointment) => ReactNode;
}

const columns: readonly Column[] = [
  {
    head: 'Time',
    width: '4.75rem',
    className:
      'text-ink-2 text-right @max-3xl:text-caption @max-3xl:col-start-3 @max-3xl:row-start-2',
    headClass: 'text-right',
    show: ({ time }) => <BookedAt time={time} />,
  },
  {
    head: 'Title',
    width: 'minmax(0,5fr)',
    className: 'truncate font-medium @max-3xl:col-start-2 @max-3xl:row-start-1',
    show: (row) => (
      // The link is as large as its row.
      <AppointmentLink row={row} className="after:absolute after:inset-0 hover:underline">
        <bdi>{excerpt(shownTitle(row.title))}</bdi>
      </AppointmentLink>
    ),
  },
  {
    head: 'Customer',
    width: 'minmax(0,6fr)',
    className: 'truncate @max-3xl:text-ink-2 @max-3xl:col-start-2 @max-3xl:row-start-2',
    show: ({ customer }) => <Name text={shownText(customer)} />,
  },
  {
    head: 'Region',
    width: '7.25rem',
    className:
      'text-ink-2 flex min-w-0 items-center gap-2 @max-3xl:col-start-1 @max-3xl:row-span-3 @max-3xl:row-start-1',
    show: ({ region }) => (
      <>
        <RegionBadge region={region} size="small" />
        <bdi className="truncate @max-3xl:hidden">{excerpt(regionName(region))}</bdi>
      </>
    ),
  },
  {
    head: 'Sales rep',
    width: 'minmax(0,6fr)',
    className: 'text-ink-2 truncate @max-3xl:hidden',
    show: ({ salesRep }) => <Name text={repDisplayName(salesRep)} />,
  },
  {
    head: 'Type or reason',
    width: 'minmax(0,8fr)',
    className:
      'text-ink-2 truncate @max-3xl:text-caption @max-3xl:col-span-2 @max-3xl:col-start-2 @max-3xl:row-start-3',
    show: (row) => <Name text={typeOrReason(row)} />,
  },
  {
    head: 'Result',
    width: '8.75rem',
    className: 'justify-self-end @max-3xl:col-start-3 @max-3xl:row-start-1',
    headClass: 'justify-self-end',
    show: (row) => <Result row={row} />,
  },
];

function Name({ text }: { readonly text: string }) {
  return <bdi title={oneLine(text)}>{excerpt(text)}</bdi>;
}

function Result({ row: { status, confidence } }: { readonly row: Appointment }) {
  const side = outcomeOf(status);
  if (side === null) return <Badge>{excerpt(codeWords(shownText(status)), 20)}</Badge>;
  if (side === 'valid')
    return (
      <Badge tone="line" icon={<Check aria-hidden />}>
        {showPercent(confidence)} Confidence
      </Badge>
    );
  return (
    <Badge tone="critical" icon={<Ban aria-hidden />}>
      {knownWord(status, ['blocked']) ? 'Blocked' : 'Invalid'}
    </Badge>
  );
}

interface RowsProps {
  readonly label: string;
  readonly rows: readonly Appointment[];
}

const grid =
  'grid grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 @3xl:grid-cols-(--columns)';
const columnWidths: CSSProperties & Record<'--columns', string> = {
  '--columns': columns.map(({ width }) => width).join(' '),
};
const rowLook = `text-small hover:bg-hover relative min-h-10 py-1 tabular-nums @max-3xl:min-h-17 transition-colors ${grid}`;
const headLook = `text-caption text-ink-3 py-2 text-left *:font-medium @max-3xl:sr-only ${grid}`;

const cellsOf = (row: Appointment, Cell: 'span' | 'td') =>
  columns.map(({ head, className, show }) => (
    <Cell key={head} className={className}>
      {show(row)}
    </Cell>
  ));

/** Up to 200 rows are a table, whole; longer lists are windowed, in the same columns. */
function Rows({ label, rows }: RowsProps) {
  if (rows.length === 0) return <EmptyMessage text="No appointments in this list" />;
  if (rows.length > wholeUpTo)
    return (
      <div style={columnWidths}>
        <p aria-hidden className={headLook}>
          {columns.map(({ head, headClass }) => (
            <span key={head} className={headClass}>
              {head}
            </span>
          ))}
        </p>
        <WindowedList label={label} rows={rows} rowHeight={40} height="grow" keyOf={rowKey}>
          {(row) => <div className={`border-line border-b ${rowLook}`}>{cellsOf(row, 'span')}</div>}
        </WindowedList>
      </div>
    );
  return (
    <table aria-label={oneLine(label)} style={columnWidths} className="block">
      <thead className="block">
        <tr className={headLook}>
          {columns.map(({ head, headClass }) => (
            <th key={head} scope="col" className={headClass}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {rows.map((row) => (
          <tr key={rowKey(row)} className={`border-line border-t ${rowLook}`}>
            {cellsOf(row, 'td')}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
