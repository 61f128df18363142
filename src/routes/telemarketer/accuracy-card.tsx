import { reads } from '../../api/contract.ts';
import { designatedTelemarketers } from '../../config.ts';
import { accuracies, accuracyTotals, type PersonAccuracy } from '../../domain/figures/accuracy.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { DataTable } from '../../ui/table.tsx';
import { AlsoFew, mutedClass, subjectColumn } from '../../features/person/figures.tsx';
import type { PeopleData } from './people.ts';

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The AI model's accuracy on each designated telemarketer's events, and on those of the page's people. */
export function AccuracyCard({ people: [main, other] }: PeopleData) {
  const metrics = useRead(reads.learningMetrics);
  const sent = metrics.data?.telemarkerterAccuracy;
  const ofPage = [main.person, ...(other ? [other.person] : [])];
  const rows = accuracies([...designatedTelemarketers(), ...ofPage], sent?.rows ?? []);
  const { people: counted, correct, total } = accuracyTotals(rows);
  return (
    <QueryCard
      title="AI accuracy by telemarketer"
      subtitle="Validations judged correctly"
      className="min-h-[20rem]"
      state={metrics}
      what="AI metrics"
      unreadable={sent?.unreadable}
      skeleton={[4, 60]}
      empty={
        (sent?.isNoList ?? false) && { text: 'The accuracy by telemarketer could not be read' }
      }
      footer={
        total !== null &&
        total > 0 && (
          <span>
            {showPercent(shareOf(correct, total))} for{' '}
            {counted === 1 ? 'one telemarketer' : `the ${countWords[counted] ?? counted} together`}
          </span>
        )
      }
    >
      <DataTable
        label="AI accuracy by telemarketer"
        rows={rows}
        keyOf={({ person }) => person.id}
        rowOf={({ person }, cells) => (
          <tr className={ofPage.some(({ id }) => id === person.id) ? 'bg-sunken' : ''}>{cells}</tr>
        )}
        columns={[
          subjectColumn('Telemarketer', ({ person }: PersonAccuracy) => {
            if (person.id === main.person.id)
              return <bdi className="block truncate">{person.name}</bdi>;
            return <TelemarketerLink person={person} className="block truncate" />;
          }),
          barColumn('Accuracy', ({ person, accuracy, total: cases }: PersonAccuracy) => ({
            label: `${person.name}: AI accuracy`,
            value: accuracy,
            figure: <b className={`font-semibold ${mutedClass(cases)}`}>{showPercent(accuracy)}</b>,
          })),
          {
            head: 'Correct',
            kind: 'figure',
            cellClass: 'text-caption text-ink-2',
            cell: ({ correct: right, total: cases, accuracy }) =>
              accuracy === null ? (
                'no metrics'
              ) : (
                <>
                  {showNumber(right)} of {showNumber(cases)}
                  <AlsoFew cases={cases} />
                </>
              ),
          },
        ]}
      />
    </QueryCard>
  );
}
