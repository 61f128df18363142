import { shareOf, showNumber, showPercent, sumOf } from '../../domain/number/format.ts';
import { isPendingToAssign } from '../../domain/people.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { FooterLink, RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { Bar } from '../../ui/meter.tsx';
import { placeName } from './strip.tsx';
import type { RepData } from './use-rep.ts';

const shownReps = 6;

/** The reps around this one, by valid appointments (visual.md 22). */
export function RepsCard({ state, person, region, reps, ranked, place, asRep }: RepData) {
  const { validInRegion } = asRep;
  const isLong = ranked.length > shownReps;
  const count = isLong ? shownReps - 1 : shownReps;
  const middle = (place?.rank ?? 1) - 1 - Math.floor(count / 2);
  const first = Math.max(0, Math.min(middle, ranked.length - count));
  const assigned = sumOf(reps, ({ all }) => all);
  const pending = sumOf(reps, ({ of, all }) => (isPendingToAssign(of) ? all : 0));
  const rest = [
    validInRegion > assigned && `${showNumber(validInRegion - assigned)} without a known rep`,
    pending > 0 && `${showNumber(pending)} pending to assign`,
  ].filter(Boolean);
  return (
    <QueryCard
      title={`Reps in ${placeName(region)}`}
      subtitle={state.data && `Valid appointments and share of the ${showNumber(validInRegion)}`}
      className="max-wide:has-[>[data-nothing]]:low min-h-[21rem]"
      state={state}
      what="Appointments"
      skeleton={[6, 40]}
      empty={
        ranked.length === 0 && {
          text: 'No active field agents',
          before: 'Field agents will appear here with their first valid appointment.',
        }
      }
      footer={
        <>
          <span>
            <b className="text-ink font-semibold">{showNumber(assigned - pending)}</b> of{' '}
            {[showNumber(validInRegion), ...rest].join(', ')}
          </span>
          {region.key && <FooterLink href={statePath(region.key)}>{region.name}</FooterLink>}
        </>
      }
    >
      <List
        as="ol"
        aria-label={`Reps in ${placeName(region)}`}
        rows={ranked.slice(first, first + count)}
        keyOf={({ of }) => of.id}
      >
        {(each) => {
          const { of, all } = each;
          const isOwn = of.id === person.id;
          return (
            <RowLink
              href={isOwn ? null : salesRepPath(of, region)}
              aria-current={isOwn || undefined}
              className={`text-small grid min-h-10 grid-cols-[16px_minmax(0,1fr)_minmax(2.5rem,88px)_24px_48px] items-center gap-x-2.5 px-4 tabular-nums max-sm:min-h-11 ${isOwn ? 'bg-sunken' : ''}`}
            >
              <span className="text-caption text-ink-3 text-right">{ranked.indexOf(each) + 1}</span>
              <span className="truncate font-medium" title={of.name}>
                <bdi>{of.name}</bdi>
              </span>
              <Bar percent={shareOf(all, ranked[0]?.all ?? 0)} />
              <b className="text-right font-semibold">{showNumber(all)}</b>
              <span className="text-caption text-ink-2 text-right">
                {showPercent(shareOf(all, validInRegion))}
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
