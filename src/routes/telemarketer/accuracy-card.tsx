import { reads } from '../../api/contract.ts';
import { designatedTelemarketers } from '../../config.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { List } from '../../ui/list.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { accuracies, together } from './counts.ts';
import { AlsoFew, mutedClass } from './figures.tsx';
import type { PeopleData } from './people.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The AI model's accuracy on each designated telemarketer's events, and on those of the page's people. */
export function AccuracyCard({ people }: PeopleData) {
  const metrics = useRead(reads.learningMetrics);
  const sent = metrics.data?.telemarkerterAccuracy.rows ?? [];
  const names = people.map(({ name }) => name);
  const keys = names.map(personKey);
  const rows = accuracies([...designatedTelemarketers(), ...names], sent);
  const { people: counted, correct, total } = together(rows);
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
            {counted === 1 ? 'one telemarketer' : `the ${numbers[counted] ?? counted} together`}
          </span>
        )
      }
    >
      <List
        aria-label="AI accuracy by telemarketer"
        className="grid flex-1 auto-rows-[minmax(3rem,1fr)]"
        rowClass="border-line grid border-t"
        rows={rows}
        keyOf={({ name }) => name}
      >
        {({ name, correct: right, total: of, accuracy }) => {
          const isMain = personKey(name) === keys[0];
          const isShown = keys.includes(personKey(name));
          return (
            <div
              className={`text-small grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)_3.25rem_6rem] items-center gap-x-3 px-4 tabular-nums ${isShown ? 'bg-sunken font-semibold' : ''}`}
            >
              {isMain ? (
                <bdi className="truncate">{name}</bdi>
              ) : (
                <TelemarketerLink name={name} className="truncate" />
              )}
              <ProgressBar label={`${name}: AI accuracy`} value={accuracy} />
              <b className={`text-right font-semibold ${mutedClass(of)}`}>
                {showPercent(accuracy)}
              </b>
              <span className="text-caption text-ink-2 text-right font-normal">
                {accuracy === null ? (
                  'no metrics'
                ) : (
                  <>
                    {showNumber(right)} of {showNumber(of)}
                    <AlsoFew cases={of} />
                  </>
                )}
              </span>
            </div>
          );
        }}
      </List>
    </QueryCard>
  );
}
