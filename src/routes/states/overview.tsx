import { countText } from '../../domain/text/count-text.ts';
import { showNumber } from '../../domain/number/format.ts';
import type { RegionKey } from '../../domain/region/region.ts';
import { coveredStates, overviewOf, totalsOf, type State } from './profiles.ts';
import { StatCard } from '../../query/stat-card.tsx';
import { RegionBadges, RegionSplit } from '../../ui/region-graphics.tsx';
import { StatStrip } from '../../ui/stat-cell.tsx';
import { ComparedCard } from './compared-card.tsx';
import { StandInBrief } from './stand-in-note.tsx';
import { StateCard } from './state-card.tsx';
import type { StatesView } from './use-states.ts';

/** The Overview tab (spec 2): totals, a card per state, the states side by side. */
export function Overview({ view }: { readonly view: StatesView }) {
  const states = overviewOf(view.states);
  const totals = totalsOf(states);
  const covered = coveredStates(states);
  const listed = totalsOf(view.states).reps;
  const mostPerRep = Math.max(...states.map(({ reps }) => reps?.[0]?.count ?? 0));
  return (
    <>
      <StatStrip columns={3}>
        <StatCard
          title="Total Appointments"
          state={view.regions}
          value={() => showNumber(totals.appointments)}
          note={() => `valid, of ${countText(totals.events, 'event')}`}
          graphic={<RegionSplit counts={countsOf(states, ({ appointments }) => appointments)} />}
        />
        <StatCard
          title="Active Sales Reps"
          state={view.reps}
          value={() => showNumber(totals.reps)}
          note={() =>
            view.standIn ? (
              <StandInBrief standIn={view.standIn} />
            ) : (
              `of ${showNumber(listed)} on the list`
            )
          }
          graphic={<RegionSplit counts={countsOf(states, ({ reps }) => reps?.length ?? null)} />}
        />
        <StatCard
          title="States Covered"
          state={view.regions}
          value={() => showNumber(covered.length)}
          note={() => `of ${states.length}, with a valid appointment`}
          graphic={<RegionBadges keys={covered} />}
        />
      </StatStrip>
      <div className="wide:grid-cols-4 huge:gap-5 grid gap-3 sm:grid-cols-2 sm:gap-4">
        {states.map((state) => (
          <StateCard key={state.key} state={state} view={view} mostPerRep={mostPerRep} />
        ))}
      </div>
      <ComparedCard states={states} view={view} />
    </>
  );
}

function countsOf(
  states: readonly State[],
  countOf: (state: State) => number | null,
): ReadonlyMap<RegionKey, number> {
  return new Map(
    states.flatMap((state) => {
      const count = countOf(state);
      return count === null ? [] : [[state.key, count] as const];
    }),
  );
}
