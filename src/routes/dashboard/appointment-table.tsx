import { createContext, use, useMemo } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import { shownText, shownTitle, codeWords, excerpt } from '../../domain/text/format.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import type { RowList } from '../../domain/appointment/row-filter.ts';
import type { ShortReason } from '../../domain/appointment/short-reasons.ts';
import { newestFirst } from '../../domain/time/order.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { timeColumn } from '../../features/appointment/columns.tsx';
import { AlsoFound, useOpenIndex } from '../../features/filter/index.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { StatusWord, RegionBadge } from '../../ui/badge.tsx';
import { lineOfText, Clamped } from '../../ui/text.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { newMark, useKnownRows } from './changes-strip.tsx';

/** The appointments of one tab in the order that a head was pressed for (C43). */
export function useInOrder(rows: readonly Appointment[], list: RowList) {
  const ordered = useMemo(() => newestFirst(rows, ({ time }) => time), [rows]);
  return useSorted(ordered, sortedColumns[list], '-booked');
}

export type InOrder = ReturnType<typeof useInOrder>;

interface AppointmentTableProps {
  readonly sorted: InOrder;
  readonly label: string;
  readonly list: RowList;
}

export function AppointmentTable({ label, list, sorted }: AppointmentTableProps) {
  const known = useKnownRows('appointments');
  const shortReason = use(ShortReasonContext);
  const columns = useMemo(() => columnsOf(known, shortReason)[list], [known, shortReason, list]);
  return (
    <AppointmentListProvider name={list} rows={sorted.rows}>
      <DataTable
        label={label}
        {...sorted}
        columns={columns}
        keyOf={appointmentName}
        stacked="44px minmax(0, 1fr) auto"
        height="fill"
        rowHeight={52}
        reveal={useOpenIndex(sorted.rows)}
        className="wide:min-h-0 min-h-72 sm:min-h-96"
      />
    </AppointmentListProvider>
  );
}

const tones = { valid: 'ok', invalid: 'bad', other: 'off' } as const;
const longestStatus = 24;

/** The two texts of a cell are below each other; where the rows are stacked they are side by side, and the first one is cut. */
const mainClass = 'truncate font-medium @2xl:block';
const secondClass =
  'text-caption text-ink-2 max-w-3/5 flex-none truncate @2xl:block @2xl:max-w-none';
const cellClass = 'truncate py-1';
const stackedClass = `${cellClass} items-baseline gap-x-2 @max-2xl:flex!`;

type Columns = readonly Column<Appointment>[];
type KnownNames = ReturnType<typeof useKnownRows>;

const beforeTitle: Columns = [
  {
    head: 'Booked',
    kind: 'figure',
    width: '5.5rem',
    headClass: 'text-left!',
    // In weekly mode the day is a line of its own.
    cellClass: 'text-ink-2 text-left! @2xl:whitespace-normal!',
    stackedAt: '1 / 3',
    sortBy: ({ time }) => time.ms,
    cell: timeColumn('Booked').cell,
  },
  {
    head: 'Region',
    width: '4rem',
    stackedAt: '1 / 1 / 3 / 2',
    sortBy: ({ region }) => region.name,
    cell: ({ region }) => <RegionBadge region={region} size="small" />,
  },
];

const titleColumn = (known: KnownNames): Column<Appointment> => ({
  head: 'Title',
  width: '17%',
  cellClass: stackedClass,
  stackedAt: '1 / 2',
  sortBy: ({ title }) => title,
  cell: (row, searched) => (
    <>
      <span className={mainClass}>
        {newMark(known, appointmentName(row))}
        <AppointmentLink row={row} isRow>
          {lineOfText(shownTitle(row.title), searched)}
        </AppointmentLink>
      </span>
      {lineOfText(shownText(row.type), searched, secondClass)}
    </>
  ),
});

const afterTitle: Columns = [
  {
    head: 'Customer',
    width: '19%',
    cellClass: stackedClass,
    stackedAt: '2 / 2 / 3 / 4',
    sortBy: ({ customer }) => shownText(customer),
    cell: (row, searched) => (
      <>
        {lineOfText(shownText(row.customer), searched, mainClass)}
        {lineOfText(shownText(row.phone.text), searched, secondClass)}
        {searched !== '' && (
          <AlsoFound
            row={row}
            shown={['Title', 'Customer', 'Phone', 'Reason']}
            // The other columns are hidden where the rows are stacked.
            className="text-caption text-ink-2 block truncate @2xl:hidden"
          />
        )}
      </>
    ),
  },
  {
    head: 'Telemarketer',
    width: '18%',
    cellClass,
    sortBy: ({ telemarketer }) => telemarketer.name,
    cell: ({ telemarketer, salesRep }, searched) => (
      <>
        {lineOfText(telemarketer.name, searched, mainClass)}
        {lineOfText(salesRep.name, searched, secondClass)}
      </>
    ),
  },
];

/** The reason of a row where it is shown shorter than it is. */
export const ShortReasonContext = createContext<ShortReason<Appointment>>(() => undefined);

/** Of a short reason the whole text is the tooltip, and what is heard. */
const reasonColumn = (shortReason: ShortReason<Appointment>): Column<Appointment> => ({
  head: 'Reason',
  cellClass: 'text-caption text-ink-2 py-1',
  sortBy: (row) => shownText(row.reason),
  cell: (row) => {
    const short = shortReason(row);
    const whole = shownText(row.reason);
    if (short === undefined) return <Clamped text={whole} />;
    return (
      <>
        <Clamped text={short} title={whole} aria-hidden />
        <span className="sr-only">{whole}</span>
      </>
    );
  },
});

const stackedAt = '3 / 2 / 4 / 4';

const withStatus: Pick<Column<Appointment>, 'stackedAt' | 'cell'> = {
  stackedAt,
  cell: ({ status, reason }, searched) => (
    <>
      <StatusWord tone={tones[status.outcome ?? 'other']}>
        {excerpt(codeWords(status.word), longestStatus)}
      </StatusWord>
      <span className="block truncate">{lineOfText(shownText(reason), searched)}</span>
    </>
  ),
};

function columnsOf(
  known: KnownNames,
  shortReason: ShortReason<Appointment>,
): Readonly<Record<RowList, Columns>> {
  const first = [...beforeTitle, titleColumn(known), ...afterTitle];
  const reason = reasonColumn(shortReason);
  return {
    // Without reasons where the rows are stacked.
    valid: [...first, reason],
    invalid: [...first, { ...reason, stackedAt }],
    all: [...first, { ...reason, ...withStatus }],
  };
}

const sortedColumns = columnsOf(null, () => undefined);
