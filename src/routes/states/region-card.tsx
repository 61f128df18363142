import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { showNumber } from '../../domain/number/format.ts';
import { paths, rowsPath, statePath, tabPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { FigureLink } from '../../shell/links.tsx';
import { BandTag } from '../../ui/band.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DefinitionList } from '../../ui/text.tsx';
import { totalsOf } from './profiles.ts';
import { RepBars, type RepBarsProps } from './rep-bars.tsx';

/** A region of the overview (spec 2): its figures and its leading reps, with a link to its dashboard. */
export function RegionCard({ summary, view, mostPerRep }: RepBarsProps) {
  const { key, name } = summary;
  const totals = totalsOf([summary]);
  const { percent, band } = totals.rated;
  return (
    <QueryCard
      title={name}
      lead={<RegionBadge region={key} />}
      className="min-h-[30rem]"
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
      <p className="text-caption text-ink-2 px-4 pb-3.5">
        <b className="text-figure-xl text-ink block tabular-nums">
          <FigureLink
            href={rowsPath('valid', { region: key })}
            count={totals.appointments}
            unit="valid appointment"
            of={`in ${name}`}
          />
        </b>
        total valid appointments
      </p>
      <DefinitionList
        className="border-line grid grid-cols-2 border-t"
        itemClass="border-line px-4 py-2.5 last:border-l"
        valueClass="text-dialog leading-[22px] tabular-nums"
        items={[
          {
            label: 'Sales reps',
            value: (
              <FigureLink
                href={tabPath(paths.states, key)}
                count={totals.reps}
                unit="sales rep"
                of={`in ${name}`}
              />
            ),
          },
          { label: 'Average per rep', value: showNumber(totals.average) },
        ]}
      />
      <RepBars summary={summary} view={view} mostPerRep={mostPerRep} />
    </QueryCard>
  );
}
