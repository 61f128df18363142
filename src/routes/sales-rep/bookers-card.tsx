import { ChevronRight } from 'lucide-react';
import { shareOf } from '../../domain/number/arithmetic.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { causeText } from '../../features/needs-you/needs-you.ts';
import { OutcomeBar } from '../../features/person/figures.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { usePeriod } from '../../query/use-call.ts';
import { Avatar } from '../../ui/badge.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import type { RepData } from './use-rep.ts';

/** The telemarketers who booked the rep's events: the designated ones always, others by their events. */
export function BookersCard(data: RepData) {
  const { status, bookers } = data;
  const { all } = data.events;
  const highestCount = Math.max(...bookers.map((booker) => booker.all));
  return (
    <QueryCard
      title="By telemarketer"
      subtitle={all > 0 && `Who booked the ${countText(all, 'event')}`}
      status={status}
      skeleton={[4, 47]}
      empty={
        all === 0 && {
          text: 'No telemarketers to show',
          before: 'Telemarketers will appear here with their first event.',
        }
      }
    >
      <List aria-label="By telemarketer" rows={bookers} keyOf={({ subject }) => subject.id}>
        {(booker) => <BookerRow data={data} booker={booker} highestCount={highestCount} />}
      </List>
    </QueryCard>
  );
}

interface BookerRowProps {
  readonly data: RepData;
  readonly booker: RepData['bookers'][number];
  /** The most events of one telemarketer. */
  readonly highestCount: number;
}

const secondLine = '@max-2xl:col-start-2 @max-2xl:row-start-2';
const bothLines = '@max-2xl:row-span-2 @max-2xl:row-start-1';

function BookerRow({ data, booker, highestCount }: BookerRowProps) {
  const { name: days } = usePeriod();
  const { subject, valid, all } = booker;
  const causes = data.events.reasons
    .map((reason) => ({ ...reason, count: reason.telemarketer.get(subject.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(causeText)
    .join(', ');
  // The page of a telemarketer lists what they booked for others.
  const href =
    all > 0 && data.role === 'rep'
      ? data.events.hrefOf('all', { telemarketer: subject.sent })
      : null;
  return (
    <RowLink
      href={href}
      className="text-small grid min-h-[46px] grid-cols-[28px_minmax(0,1fr)_56px_16px] content-center items-center gap-x-3.5 gap-y-1 px-4 max-sm:min-h-14 max-sm:py-2 @2xl:grid-cols-[28px_112px_minmax(0,1.1fr)_minmax(0,1fr)_56px_16px]"
    >
      <span className="@max-2xl:row-span-2">
        <Avatar size="small" person={subject} />
      </span>
      <span
        className={`truncate font-medium ${all === 0 ? 'text-ink-3' : ''}`}
        title={subject.name}
      >
        <bdi>{subject.name}</bdi>
      </span>
      {all === 0 ? (
        <span className={`text-caption text-ink-3 @2xl:col-span-2 ${secondLine}`}>
          {data.received === ''
            ? `None booked for this rep ${days}`
            : 'None among the rows received'}
        </span>
      ) : (
        <>
          <span className={secondLine}>
            <OutcomeBar events={booker} percent={shareOf(all, highestCount) ?? 0} />
          </span>
          <span className="text-caption text-ink-2 truncate @max-2xl:hidden" title={causes}>
            {causes}
          </span>
        </>
      )}
      <span className={`text-ink-2 text-right tabular-nums @max-2xl:col-start-3 ${bothLines}`}>
        <b className={`font-semibold ${all > 0 ? 'text-ink' : ''}`}>{showNumber(valid)}</b>
        {all > 0 && ` of ${showNumber(all)}`}
      </span>
      {href !== null && (
        <ChevronRight aria-hidden className={`icon text-ink-3 @max-2xl:col-start-4 ${bothLines}`} />
      )}
    </RowLink>
  );
}
