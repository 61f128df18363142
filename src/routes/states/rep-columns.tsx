import type { SalesRepProfile } from '../../calls/reps.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { noValue, showNumber, unitText } from '../../domain/text/format.ts';
import { Avatar } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/links.tsx';
import { type Column, StackedWord } from '../../ui/table.tsx';
import { LineOfText } from '../../ui/text.tsx';
import { territoriesOf } from './rep-search.ts';

/** The columns of the sales reps of a region; the name links to `hrefOf`. */
export const repColumns = (
  hrefOf: (profile: SalesRepProfile) => string,
): readonly Column<SalesRepProfile>[] => [
  {
    key: 'initials',
    head: <span className="sr-only">Initials</span>,
    width: '4rem',
    cellClass: 'py-2',
    stackedAt: '1 / 1 / 4 / 2',
    cell: ({ rep }) => <Avatar person={rep} />,
  },
  {
    head: 'Sales rep',
    sortBy: ({ rep }) => rep.name,
    kind: 'row-head',
    cellClass: 'text-body truncate',
    stackedAt: '1 / 2',
    cell: (profile) => (
      <TextLink href={hrefOf(profile)} isRow>
        <LineOfText text={profile.rep.name} />
      </TextLink>
    ),
  },
  {
    head: 'ID',
    sortBy: ({ repId }) => repId,
    width: '15%',
    cellClass: 'text-ink-2 truncate',
    stackedAt: '3 / 2',
    cell: ({ repId }) => <LineOfText text={repId || noValue} />,
  },
  {
    head: 'Territories',
    sortBy: (profile) => territoriesOf(profile).join(', '),
    cellClass: 'text-ink-2 truncate',
    stackedAt: '2 / 2',
    cell: (profile) => <LineOfText text={territoriesOf(profile).join(', ') || noValue} />,
  },
  {
    head: 'Appointments',
    sortBy: ({ appointmentCount }) => appointmentCount,
    kind: 'figure',
    width: '8rem',
    cellClass: 'text-title',
    stackedAt: '1 / 3',
    cell: ({ appointmentCount: count }) => (
      <>
        {showNumber(count)}
        <StackedWord>{unitText(count, 'appointment')}</StackedWord>
      </>
    ),
  },
  {
    head: 'Confidence',
    sortBy: ({ confidence }) => confidence,
    kind: 'figure',
    width: '7rem',
    cellClass: 'font-medium',
    stackedAt: '2 / 3',
    cell: ({ confidence }) => (
      <>
        {showConfidence(confidence)}
        <StackedWord>confidence</StackedWord>
      </>
    ),
  },
];
