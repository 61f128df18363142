import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { showNumber } from '../../domain/number/format.ts';
import type { RegionKey } from '../../domain/region/region.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { repKey, totalsOf, type ListedRep } from './profiles.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { BandTag } from '../../ui/band.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { List } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { RepBars } from './rep-bars.tsx';
import { repHref, type RegionPart, type StatesView } from './use-states.ts';

/** Reps listed in a card. */
const topReps = 3;

interface RegionCardProps extends RegionPart {
  /** The most appointments of one rep in any region: all cards share one scale. */
  readonly mostPerRep: number;
}

/** A region of the overview (spec 2): its figures and top reps, with a link to its dashboard. */
export function RegionCard({ summary, view, mostPerRep }: RegionCardProps) {
  const { key, name, reps } = summary;
  const totals = totalsOf([summary]);
  const { percent, band } = totals.rated;
  return (
    <QueryCard
      title={name}
      lead={<RegionBadge region={key} />}
      className="min-h-[27.75rem]"
      state={view.both}
      what="Regions"
      skeleton={<RowsSkeleton rows={5} height={72} />}
      footer={
        <>
          <span>{percent} of events valid</span>
          {band && <BandTag band={band} />}
        </>
      }
      actions={
        // Its `after` makes the whole header clickable.
        <Link
          href={statePath(key)}
          aria-label={`Open ${name}`}
          className="rounded-control text-ink-2 hover:text-ink -mr-1.5 inline-grid size-7 place-items-center transition-colors after:absolute after:inset-x-0 after:top-0 after:h-[52px]"
        >
          <ChevronRight aria-hidden className="icon" />
        </Link>
      }
    >
      <div className="flex flex-1 flex-col px-4 pb-3.5">
        <p className="text-caption text-ink-2">
          <b className="text-figure-xl text-ink block tabular-nums">
            {showNumber(totals.appointments)}
          </b>
          total appointments
        </p>
        <div className="mt-auto grid min-h-[101px] content-end pt-4">
          <RepPicture summary={summary} view={view} mostPerRep={mostPerRep} />
        </div>
      </div>
      <DefinitionList
        className="border-line grid grid-cols-2 border-t"
        itemClass="border-line px-4 py-2.5 last:border-l"
        valueClass="text-dialog leading-[22px] tabular-nums"
        items={[
          { label: 'Sales reps', value: showNumber(totals.reps) },
          { label: 'Average per rep', value: showNumber(totals.average) },
        ]}
      />
      <div className="border-line min-h-28 border-t">
        <LeadingReps region={key} reps={(reps ?? []).slice(0, topReps)} view={view} />
      </div>
    </QueryCard>
  );
}

function RepPicture({ summary, view, mostPerRep }: RegionCardProps) {
  const { key, appointments, reps } = summary;
  const text = 'text-caption text-ink-2';
  if (view.standIn && appointments)
    return <p className={text}>Sales rep list unavailable; showing the region</p>;
  if (reps === null) return <p className={text}>No sales rep data yet</p>;
  if (reps.length === 0)
    return (
      <p className={text}>{appointments === 0 ? 'No valid appointments yet' : 'No sales reps'}</p>
    );
  return <RepBars region={key} reps={reps} most={mostPerRep} />;
}

interface LeadingRepsProps {
  readonly region: RegionKey;
  readonly reps: readonly ListedRep[];
  readonly view: StatesView;
}

function LeadingReps({ region, reps, view }: LeadingRepsProps) {
  return (
    <List as="ol" rowClass="border-line not-first:border-t" rows={reps} keyOf={repKey}>
      {(rep) => (
        <Link
          href={repHref(view, rep, region)}
          className="focus-inside hover:bg-hover text-small grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 transition-colors max-sm:min-h-10"
        >
          <span className="truncate">
            <bdi>{repDisplayName(rep.name)}</bdi>
          </span>
          <b className="font-semibold tabular-nums">{showNumber(rep.count)}</b>
        </Link>
      )}
    </List>
  );
}
