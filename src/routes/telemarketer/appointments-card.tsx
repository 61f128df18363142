import { Copy } from 'lucide-react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { outcomesOf, shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import type { RowList } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { codeWords, countText } from '../../domain/text/words.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
  rowLink,
} from '../../features/appointment/appointment-link.tsx';
import {
  ConfidenceBadge,
  customerColumn,
  InvalidBadge,
  LineOfText,
  regionColumn,
  repColumn,
  resultColumn,
  timeColumn,
} from '../../features/appointment/columns.tsx';
import { orderText } from '../../domain/time/order.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCopy } from '../../shell/clipboard.tsx';
import { useSearchChoice } from '../../shell/location.ts';
import { Badge, CountBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { BeforeBooking, EmptyMessage } from '../../ui/card-messages.tsx';
import { rowKey } from '../../ui/list.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { listText, typeOrReason } from './list-text.ts';
import type { PeopleData } from './people.ts';

const lists = ['all', 'valid', 'invalid'] as const satisfies readonly RowList[];
const labels = { all: 'All', valid: 'Valid', invalid: 'Invalid' } as const;

/** The telemarketer's appointments, newest first, each a link to its details. */
export function AppointmentsCard({ appointments, team, people: [main] }: PeopleData) {
  const [list, setList] = useSearchChoice('tab', lists);
  const { person, rows } = main;
  const sides = { all: rows, ...outcomesOf(rows) };
  const shown = sides[list];
  return (
    <QueryCard
      id="rows"
      title="Appointments"
      subtitle={orderText(main)}
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
              {sides[value].length === 0 ? (
                <EmptyMessage text="No appointments in this list" />
              ) : (
                <DataTable
                  label={`${labels[value]} appointments of ${person.name}`}
                  rows={sides[value]}
                  keyOf={rowKey}
                  columns={columns}
                  stacked="30px minmax(0, 1fr) auto"
                  height="grow"
                  className="[&_thead_th]:border-t-0"
                />
              )}
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

const columns: readonly Column<Appointment>[] = [
  {
    ...timeColumn,
    headClass: 'w-32 text-left!',
    cellClass: 'text-ink-2 @2xl:text-left',
    stackedAt: '2 / 3',
  },
  {
    head: 'Title',
    headClass: 'w-[13%]',
    cellClass: 'truncate font-medium',
    stackedAt: '1 / 2',
    cell: (row) => (
      <AppointmentLink row={row} className={`hover:underline ${rowLink}`}>
        <bdi>{excerpt(shownTitle(row.title))}</bdi>
      </AppointmentLink>
    ),
  },
  { ...customerColumn, stackedAt: '2 / 2' },
  { ...regionColumn, stackedAt: '1 / 1 / 4 / 2' },
  { ...repColumn, from: 'card' },
  {
    head: 'Type or reason',
    cellClass: 'text-ink-2 truncate @max-2xl:text-caption',
    stackedAt: '3 / 2 / 4 / 4',
    cell: (row) => <LineOfText text={typeOrReason(row)} />,
  },
  { ...resultColumn, stackedAt: '1 / 3', cell: (row) => <Result row={row} /> },
];

function Result({ row }: { readonly row: Appointment }) {
  const { outcome, id, word } = row.status;
  if (outcome === null) return <Badge>{excerpt(codeWords(shownText(word)), 20)}</Badge>;
  if (outcome === 'valid') return <ConfidenceBadge {...row} />;
  return <InvalidBadge>{id === 'blocked' ? 'Blocked' : 'Invalid'}</InvalidBadge>;
}
