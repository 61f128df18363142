import type { ComponentProps } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import { shownText, shownTitle, codeWords, excerpt } from '../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { AppointmentLink } from '../appointment/appointment-link.tsx';
import {
  ConfidenceBadge,
  InvalidBadge,
  resultColumn,
  timeColumn,
} from '../appointment/columns.tsx';
import { LineOfText } from '../../ui/text.tsx';
import { AlsoFound } from '../filter/index.tsx';
import { typeOrReason } from './events.ts';

// The columns that the lists of both pages have.

export const bookedColumn: Column<Appointment> = {
  ...timeColumn('Booked'),
  headClass: 'w-32 text-left!',
  cellClass: 'text-ink-2 @2xl:text-left',
};

type FoundProps = Omit<ComponentProps<typeof AlsoFound>, 'row' | 'className'>;

/** With what a search found in a row that the page's columns do not show. */
export const titleLinkColumn = (columnFields: FoundProps): Column<Appointment> => ({
  head: 'Title',
  sortBy: ({ title }) => title,
  headClass: 'w-[13%]',
  cellClass: 'truncate font-medium',
  stackedAt: '1 / 2',
  cell: (row) => (
    <AppointmentLink row={row} isRow className="hover:underline">
      <LineOfText text={shownTitle(row.title)} />
      <AlsoFound
        row={row}
        {...columnFields}
        className="text-caption text-ink-2 block truncate font-normal"
      />
    </AppointmentLink>
  ),
});

export const typeColumn: Column<Appointment> = {
  head: 'Type or reason',
  sortBy: typeOrReason,
  cellClass: 'text-ink-2 truncate @max-2xl:text-caption',
  cell: (row) => <LineOfText text={typeOrReason(row)} />,
};

export const outcomeColumn: Column<Appointment> = {
  ...resultColumn,
  head: 'Confidence or result',
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
  if (outcome === 'valid') return <ConfidenceBadge {...row} isHeaded />;
  return <InvalidBadge>{id === 'blocked' ? 'Blocked' : 'Invalid'}</InvalidBadge>;
}
