import type { RepInRegion } from '../../calls/region-reps.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { isNamed, isPendingToAssign } from '../../domain/people.ts';
import { noValue, showNumber, unitText } from '../../domain/text/format.ts';
import { Avatar } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/links.tsx';
import { type Column, StackedWord } from '../../ui/table.tsx';
import { LineOfText } from '../../ui/text.tsx';
import { RepName } from './rep-name.tsx';
import { territoriesOf } from './rep-search.ts';

/** Of people alone: 'Pending to assign' and 'No known rep' have their count, and are sorted last (C36). */
const ofPeople =
  <V,>(valueOf: (row: RepInRegion) => V) =>
  (row: RepInRegion): V | null =>
    isNamed(row.rep) && !isPendingToAssign(row.rep) ? valueOf(row) : null;

/** The columns of the sales reps of a region; the name links to `hrefOf`. */
export const repColumns = (
  hrefOf: (row: RepInRegion) => string,
): readonly Column<RepInRegion>[] => [
  {
    key: 'initials',
    head: <span className="sr-only">Initials</span>,
    width: '4rem',
    cellClass: 'py-2',
    stackedAt: '1 / 1 / 4 / 2',
    cell: ({ rep }) => isNamed(rep) && <Avatar person={rep} />,
  },
  {
    head: 'Sales rep',
    sortBy: ofPeople(({ rep }) => rep.name),
    kind: 'row-head',
    cellClass: 'text-body truncate',
    stackedAt: '1 / 2',
    cell: (row) => (
      <TextLink href={hrefOf(row)} isRow className="flex min-w-0 items-center gap-2">
        <RepName row={row} />
      </TextLink>
    ),
  },
  {
    head: 'ID',
    sortBy: ofPeople(({ profile }) => profile && profile.repId),
    width: '15%',
    cellClass: 'text-ink-2 truncate',
    stackedAt: '3 / 2',
    cell: ofPeople(({ profile }) => <LineOfText text={profile?.repId || noValue} />),
  },
  {
    head: 'Territories',
    sortBy: ofPeople((row) => territoriesOf(row).join(', ')),
    cellClass: 'text-ink-2 truncate',
    stackedAt: '2 / 2',
    cell: ofPeople((row) => <LineOfText text={territoriesOf(row).join(', ') || noValue} />),
  },
  {
    head: 'Appointments',
    sortBy: ofPeople(({ count }) => count),
    kind: 'figure',
    width: '8rem',
    cellClass: 'text-title',
    stackedAt: '1 / 3',
    cell: ({ count }) => (
      <>
        {showNumber(count)}
        <StackedWord>{unitText(count, 'appointment')}</StackedWord>
      </>
    ),
  },
  {
    head: 'Confidence',
    sortBy: ofPeople(({ profile }) => profile && profile.confidence),
    kind: 'figure',
    width: '7rem',
    cellClass: 'font-medium',
    stackedAt: '2 / 3',
    cell: ofPeople(({ profile }) => (
      <>
        {showConfidence(profile && profile.confidence)}
        <StackedWord>confidence</StackedWord>
      </>
    )),
  },
];
