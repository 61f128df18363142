import { reads } from '../../api/contract.ts';
import type { NamedAccuracy } from '../../api/entities/learning.ts';
import { designatedTelemarketers } from '../../config.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { barColumn } from '../../ui/bar-column.tsx';
import { DataTable } from '../../ui/table.tsx';
import { accuracies, accuracyTotals } from './counts.ts';
import { AlsoFew, mutedClass, subjectColumn } from './figures.tsx';
import type { PeopleData } from './people.ts';

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The AI model's accuracy on each designated telemarketer's events, and on those of the page's people. */
export function AccuracyCard({ people }: PeopleData) {
  const metrics = useRead(reads.learningMetrics);
  const sent = metrics.data?.telemarkerterAccuracy.rows ?? [];
  const names = people.map(({ name }) => name);
  const keys = names.map(personKey);
  const rows = accuracies([...designatedTelemarketers(), ...names], sent);
  const { people: counted, correct, total } = accuracyTotals(rows);
  return (
    <QueryCard
      title="AI accuracy by telemarketer"
      subtitle="Validations judged correctly"
      className="min-h-[20rem]"
      state={metrics}
      what="AI metrics"
      unreadable={metrics.data?.telemarkerterAccuracy.unreadable}
      skeleton={[4, 60]}
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
        keyOf={({ name }) => name}
        rowOf={({ name }, cells) => (
          <tr className={keys.includes(personKey(name)) ? 'bg-sunken' : ''}>{cells}</tr>
        )}
        columns={[
          subjectColumn('Telemarketer', ({ name }: NamedAccuracy) => {
            if (personKey(name) === keys[0]) return <bdi className="block truncate">{name}</bdi>;
            return <TelemarketerLink name={name} className="block truncate" />;
          }),
          barColumn('Accuracy', ({ name, accuracy, total: cases }: NamedAccuracy) => ({
            label: `${name}: AI accuracy`,
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
