import { shareOf } from '../../domain/number/arithmetic.ts';
import { showNumber, showPercent } from '../../domain/text/format.ts';
import { salesRepPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { placeName } from './rep-strip.tsx';
import type { RepData } from './use-rep.ts';

const shownReps = 6;

/** The reps around this one, by valid appointments. */
export function RepsCard(data: RepData) {
  const { status, received, person, region, ranked, place } = data;
  const { validInRegion } = data.asRep;
  const isLong = ranked.length > shownReps;
  const count = isLong ? shownReps - 1 : shownReps;
  const middle = (place?.at ?? 0) - Math.floor(count / 2);
  const first = Math.max(0, Math.min(middle, ranked.length - count));
  return (
    <QueryCard
      title={`Reps in ${placeName(region)}`}
      subtitle={status.data && `Valid appointments and share of the ${showNumber(validInRegion)}`}
      status={status}
      skeleton={[6, 40]}
      empty={
        ranked.length === 0 && {
          text: 'No active field agents',
          before: 'Field agents will appear here with their first valid appointment.',
        }
      }
    >
      <List
        as="ol"
        aria-label={`Reps in ${placeName(region)}`}
        rows={ranked.slice(first, first + count)}
        keyOf={({ subject }) => subject.id}
      >
        {(row) => {
          const { subject, all } = row;
          const isOwn = subject.id === person.id;
          return (
            <RowLink
              href={isOwn ? null : salesRepPath(subject, region)}
              aria-current={isOwn || undefined}
              className={`text-small grid min-h-10 grid-cols-[16px_minmax(0,1fr)_24px_48px] items-center gap-x-2.5 px-4 tabular-nums max-sm:min-h-11 ${isOwn ? 'bg-sunken' : ''}`}
            >
              <span className="text-caption text-ink-3 text-right">{row.rank}</span>
              <span className="truncate font-medium" title={subject.name}>
                <bdi>{subject.name}</bdi>
              </span>
              <b className="text-right font-semibold">{showNumber(all)}</b>
              <span className="text-caption text-ink-2 text-right">
                {showPercent(shareOf(all, received ? null : validInRegion))}
              </span>
            </RowLink>
          );
        }}
      </List>
      {isLong && (
        <p className="border-line text-caption text-ink-2 flex min-h-10 items-center border-t px-4">
          {showNumber(ranked.length - count)} more
        </p>
      )}
    </QueryCard>
  );
}
