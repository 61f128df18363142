import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { Rows } from '../../api/tolerant.ts';
import { outcomesOf, shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { filterRows, noFilter, type RowList } from '../../domain/appointment/row-filter.ts';
import { receivedText } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import type { Person } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { codeWords, countText } from '../../domain/text/words.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { useCopy } from '../../shell/clipboard.tsx';
import { useSearchChoice } from '../../shell/location.ts';
import { sortText, useSorted } from '../../shell/sorted.ts';
import { Badge, CountBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { BeforeBooking, EmptyMessage } from '../../ui/card-messages.tsx';
import { rowKey } from '../../ui/list.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import {
  AppointmentLink,
  AppointmentListProvider,
  rowLink,
} from '../appointment/appointment-link.tsx';
import {
  ConfidenceBadge,
  InvalidBadge,
  LineOfText,
  resultColumn,
  timeColumn,
} from '../appointment/columns.tsx';
import { Filtered, useFilter } from '../filter/index.tsx';
import { type CopiedColumn, listText, typeOrReason } from './list-text.ts';

const labels = { all: 'All', valid: 'Valid', invalid: 'Invalid' } as const;

interface PersonAppointmentsProps {
  readonly state: ReadState<Rows<Appointment>>;
  readonly person: Person;
  readonly rows: readonly Appointment[];
  /** Whether the rows are newest first; else they are in the server's order (rulings A12). */
  readonly isOrdered: boolean;
  /** Its tabs; the first one is open at first. */
  readonly lists: readonly [RowList, ...RowList[]];
  readonly columns: readonly Column<Appointment>[];
  readonly copied: readonly CopiedColumn[];
  /** 'This rep's valid appointments will appear here.' */
  readonly before: string;
  /** Where the person has no rows, but others have. */
  readonly none: string;
  /** Of an empty list of a person who has rows in another one. */
  readonly noneInList?: string;
  readonly loading?: string;
  readonly stacked: string;
  readonly isSearched?: boolean;
  /** Of the rows of the open list. */
  readonly footerOf?: (rows: readonly Appointment[]) => ReactNode;
}

/** A person's appointments, newest first, each a link to its details. */
export function PersonAppointments(props: PersonAppointmentsProps) {
  const { state, person, rows, isOrdered, lists, columns, copied, before, none } = props;
  const { noneInList = 'No appointments in this list', loading, stacked, footerOf } = props;
  const { isSearched = false } = props;
  const [list, setList] = useSearchChoice('tab', lists);
  const { q } = useFilter();
  const sides = { all: rows, ...outcomesOf(rows) };
  const own = sides[list];
  const found = isSearched ? filterRows(own, { ...noFilter, q }) : own;
  const { rows: shown, sorting } = useSorted(found, columns, isOrdered ? '-time' : '');
  const table = (
    <DataTable
      label={`${labels[list]} appointments of ${person.name}`}
      rows={shown}
      keyOf={rowKey}
      columns={columns}
      sorting={sorting}
      stacked={stacked}
      height="grow"
      className="[&_thead_th]:border-t-0"
    />
  );
  return (
    <QueryCard
      id="rows"
      title="Appointments"
      subtitle={sortText(sorting, { isOrdered })}
      className="max-wide:has-[>[data-nothing]]:low min-h-[20rem]"
      state={state}
      what="Appointments"
      {...(loading && { loading })}
      skeleton={[8, 40]}
      actions={<CopyList rows={shown} copied={copied} />}
      empty={
        rows.length === 0 && {
          text: 'No Appointments',
          hint: state.data?.rows.length === 0 ? <BeforeBooking what={before} /> : none,
        }
      }
      footer={
        <>
          {!isSearched && (
            <span>
              {showNumber(shown.length)} of {showNumber(rows.length)} shown
            </span>
          )}
          {footerOf?.(own)}
        </>
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
          content: value === list && (
            <AppointmentListProvider name={list === 'all' ? 'appointments' : list} rows={shown}>
              {own.length === 0 ? (
                <EmptyMessage text={noneInList} />
              ) : isSearched ? (
                <Filtered
                  list="Appointments"
                  shown={shown.length}
                  total={own.length}
                  withRegion={false}
                  received={state.data && receivedText(state.data)}
                >
                  {table}
                </Filtered>
              ) : (
                table
              )}
            </AppointmentListProvider>
          ),
        }))}
      />
    </QueryCard>
  );
}

interface CopyListProps {
  readonly rows: readonly Appointment[];
  readonly copied: readonly CopiedColumn[];
}

function CopyList({ rows, copied }: CopyListProps) {
  const copy = useCopy('List');
  const isEmpty = rows.length === 0;
  return (
    <Button
      size="small"
      icon={<Copy aria-hidden className="icon-small" />}
      aria-disabled={isEmpty || undefined}
      aria-description={isEmpty ? 'Nothing to copy yet' : undefined}
      onClick={() => {
        if (!isEmpty) void copy(listText(rows, copied), countText(rows.length, 'appointment'));
      }}
    >
      Copy list
    </Button>
  );
}

// The columns that both pages have.

export const bookedColumn: Column<Appointment> = {
  ...timeColumn,
  headClass: 'w-32 text-left!',
  cellClass: 'text-ink-2 @2xl:text-left',
};

export const titleLinkColumn: Column<Appointment> = {
  head: 'Title',
  sortBy: ({ title }) => title,
  headClass: 'w-[13%]',
  cellClass: 'truncate font-medium',
  stackedAt: '1 / 2',
  cell: (row) => (
    <AppointmentLink row={row} className={`hover:underline ${rowLink}`}>
      <LineOfText text={shownTitle(row.title)} />
    </AppointmentLink>
  ),
};

export const typeColumn: Column<Appointment> = {
  head: 'Type or reason',
  sortBy: typeOrReason,
  cellClass: 'text-ink-2 truncate @max-2xl:text-caption',
  cell: (row) => <LineOfText text={typeOrReason(row)} />,
};

export const outcomeColumn: Column<Appointment> = {
  ...resultColumn,
  // Valid ones by confidence, then undecided ones, then invalid ones.
  sortBy: ({ status, confidence, stateConfidence }) =>
    status.outcome === 'valid'
      ? (confidence ?? stateConfidence ?? 0)
      : { none: -1, invalid: -2 }[status.outcome ?? 'none'],
  cell: (row) => <Result row={row} />,
};

function Result({ row }: { readonly row: Appointment }) {
  const { outcome, id, word } = row.status;
  if (outcome === null) return <Badge>{excerpt(codeWords(shownText(word)), 20)}</Badge>;
  if (outcome === 'valid') return <ConfidenceBadge {...row} />;
  return <InvalidBadge>{id === 'blocked' ? 'Blocked' : 'Invalid'}</InvalidBadge>;
}
