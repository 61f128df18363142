import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { showNumber } from '../../domain/number/format.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { totalsOf, type State, type StateRep } from './profiles.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { BandTag } from '../../ui/band.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import { RepBars } from './rep-bars.tsx';
import { repHref, type StatesView } from './use-states.ts';

/** How many reps a card names. */
const topReps = 3;

interface StateCardProps {
  readonly state: State;
  readonly view: StatesView;
  /** The most appointments of one rep in any state: the bars of all cards have one scale. */
  readonly mostPerRep: number;
}

/** A state of the overview (spec 2): its figures and its top reps; it leads to the state dashboard. */
export function StateCard({ state, view, mostPerRep }: StateCardProps) {
  const { key, name, reps } = state;
  const totals = totalsOf([state]);
  const { percent, band } = totals.rated;
  return (
    <QueryCard
      title={name}
      lead={<RegionBadge region={key} />}
      className="min-h-[27.75rem]"
      state={view.both}
      what="Regions"
      skeleton={<RowsSkeleton rows={5} height={72} />}
      footer={() => (
        <>
          <span>{percent} of events valid</span>
          {band && <BandTag band={band} />}
        </>
      )}
      actions={
        // The whole header is its target.
        <Link
          href={statePath(key)}
          aria-label={`Open ${name}`}
          className="rounded-control text-ink-2 hover:text-ink -mr-1.5 inline-grid size-7 place-items-center transition-colors after:absolute after:inset-x-0 after:top-0 after:h-[52px]"
        >
          <ChevronRight aria-hidden className="icon" />
        </Link>
      }
    >
      {() => (
        <>
          <div className="flex flex-1 flex-col px-4 pb-3.5">
            <p className="text-caption text-ink-2">
              <b className="text-figure-xl text-ink block tabular-nums">
                {showNumber(totals.appointments)}
              </b>
              total appointments
            </p>
            <div className="mt-auto grid min-h-[101px] content-end pt-4">
              <RepPicture state={state} view={view} mostPerRep={mostPerRep} />
            </div>
          </div>
          <dl className="border-line grid grid-cols-2 border-t">
            <Fact label="Sales reps" value={showNumber(totals.reps)} />
            <Fact label="Average per rep" value={showNumber(totals.average)} />
          </dl>
          <div className="border-line min-h-28 border-t">
            <TopReps state={state} reps={(reps ?? []).slice(0, topReps)} view={view} />
          </div>
        </>
      )}
    </QueryCard>
  );
}

function RepPicture({ state: { key, appointments, reps }, view, mostPerRep }: StateCardProps) {
  const text = 'text-caption text-ink-2';
  if (view.standIn && appointments)
    return <p className={text}>No sales rep list came: one profile, built from the region.</p>;
  if (reps === null) return <p className={text}>The sales reps are not known yet</p>;
  if (reps.length === 0)
    return (
      <p className={text}>{appointments === 0 ? 'No valid appointments yet' : 'No sales reps'}</p>
    );
  return <RepBars region={key} reps={reps} most={mostPerRep} />;
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="border-line px-4 py-2.5 last:border-l">
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="text-dialog leading-[22px] tabular-nums">{value}</dd>
    </div>
  );
}

interface TopRepsProps {
  readonly state: State;
  readonly reps: readonly StateRep[];
  readonly view: StatesView;
}

function TopReps({ state, reps, view }: TopRepsProps) {
  const keys = rowKeys(reps, ({ id, name }) => `${id}|${name}`);
  return (
    <ol>
      {reps.map((rep, index) => (
        <li key={keys[index]} className="border-line not-first:border-t">
          <Link
            href={repHref(view, rep, state.key)}
            className="focus-inside hover:bg-hover text-small grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 transition-colors max-sm:min-h-10"
          >
            <span className="truncate">
              <bdi>{repDisplayName(rep.name)}</bdi>
            </span>
            <b className="font-semibold tabular-nums">{showNumber(rep.count)}</b>
          </Link>
        </li>
      ))}
    </ol>
  );
}
