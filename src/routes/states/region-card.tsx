import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { showNumber, countText } from '../../domain/text/format.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { DefinitionList } from '../../ui/text.tsx';
import type { RegionProps } from './use-states.ts';
import { RegionReps } from './region-reps.tsx';
import { RepsLink } from './reps-link.tsx';

const figureClass = 'text-ink text-dialog leading-[22px] font-semibold tabular-nums';

/** A region of the overview (S2): its figures and its reps, with a link to its dashboard. */
export function RegionCard({ summary, view }: RegionProps) {
  const { key, region, valid, all, average } = summary;
  return (
    <QueryCard
      title={region.name}
      lead={<RegionBadge region={region} />}
      status={view.reads.regions}
      what="Regions"
      skeleton={[6, 38]}
      actions={
        // The link's `after` box makes the whole header clickable.
        <Link
          href={statePath(key)}
          aria-label={`Open ${region.name}`}
          className="rounded-control text-ink-2 hover:text-ink -mr-1.5 inline-grid size-7 place-items-center transition-colors after:absolute after:inset-x-0 after:top-0 after:h-[52px]"
        >
          <ChevronRight aria-hidden className="icon" />
        </Link>
      }
      footer={
        <span>
          <b className="font-semibold">{showNumber(valid)}</b> valid of{' '}
          <RowsLink list="all" filter={{ region: key }} count={all}>
            {countText(all, 'event')}
          </RowsLink>
        </span>
      }
    >
      {/* In a wider window the table of the regions has these figures. */}
      <div className="border-line text-caption text-ink-2 flex border-t sm:hidden print:hidden">
        <p className="flex-1 px-4 py-2">
          <b className={`${figureClass} block`}>
            <RowsLink list="valid" filter={{ region: key }} count={valid} />
          </b>
          total valid<span className="sr-only"> appointments</span>
        </p>
        <DefinitionList
          className="flex"
          itemClass="flex flex-col-reverse px-4 py-2"
          valueClass={figureClass}
          items={[
            { label: 'Reps listed', value: <RepsLink summary={summary} /> },
            { label: 'Average per rep listed', value: showNumber(average) },
          ]}
        />
      </div>
      <RegionReps summary={summary} view={view} />
    </QueryCard>
  );
}
