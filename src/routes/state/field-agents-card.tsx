import { shareOf } from '../../domain/number/arithmetic.ts';
import { showPercent } from '../../domain/text/format.ts';
import { LineOfText } from '../../ui/text.tsx';
import { subjectColumn } from '../../features/person/figures.tsx';
import { isPendingToAssign } from '../../domain/people.ts';
import { paths } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RepLink } from '../../shell/links.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { Avatar } from '../../ui/badge.tsx';
import { barColumn, Fill } from '../../ui/meter.tsx';
import { FooterLink } from '../../ui/links.tsx';
import type { SortBy } from '../../ui/sorting.ts';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import type { RegionData } from './state-stats.tsx';

type Agent = RegionData['reps'][number];

/** Sorts by a value of people; 'Pending to assign' stays last (C36). */
const ofPeople =
  (valueOf: (rep: Agent['subject'], all: number) => string | number): SortBy<Agent> =>
  ({ subject, all }) =>
    isPendingToAssign(subject) ? null : valueOf(subject, all);

/** The active sales reps with their counts, each a link to the rep's page (S2). */
export function FieldAgentsCard(data: RegionData) {
  const { status, received, region, rows, reps } = data;
  // Where rows are missing, there is no share (A15).
  const valid = received === '' ? rows.length : null;
  const columns: readonly Column<Agent>[] = [
    {
      ...subjectColumn('Field agent', ({ subject: rep }) => (
        <span className="flex items-center gap-3">
          <Avatar person={rep} />
          <RepLink rep={rep} region={region} isRow className="truncate">
            <LineOfText text={rep.name} />
          </RepLink>
        </span>
      )),
      sortBy: ofPeople((rep) => rep.name),
    },
    {
      ...numberColumn<Agent>('Valid', ({ all }) => all, 'text-title'),
      sortBy: ofPeople((_, all) => all),
    },
    {
      ...barColumn(`Share of ${region.name}`, ({ subject: rep, all }) => {
        const share = shareOf(all, valid);
        return {
          label: `${rep.name}: share of valid appointments`,
          value: share,
          figure: showPercent(share),
          children: <Fill percent={shareOf(all, reps[0]?.all ?? 0)} />,
        };
      }),
      headClass: 'w-1/3',
    },
  ];
  const sorted = useSorted(reps, columns, '-valid');
  return (
    <QueryCard
      title="Field Agents"
      className="max-wide:has-[>[data-nothing]]:compact-empty min-h-[26rem]"
      status={status}
      skeleton={[6, 49]}
      empty={
        reps.length === 0 && {
          text: 'No active field agents',
          before: 'Field agents will appear here with their first valid appointment.',
        }
      }
      footer={<FooterLink href={paths.corrections}>Field Agent Corrections</FooterLink>}
    >
      <DataTable
        {...sorted}
        columns={columns}
        keyOf={({ subject }) => subject.id}
        height="grow"
        // As tall as the card beside it.
        className="wide:max-h-none! wide:min-h-72 wide:flex-1 wide:basis-0"
      />
    </QueryCard>
  );
}
