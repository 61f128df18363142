import type { SalesRegionSummary } from '../../calls/region-profiles.ts';
import { unlistedText } from '../../calls/region-reps.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { RegionBadges } from '../../ui/badge.tsx';
import { RegionSplit } from '../../ui/region-split.tsx';
import { ComparedCard } from './compared-card.tsx';
import { RegionCard } from './region-card.tsx';
import type { StatesView } from './use-states.ts';

/** The Overview tab (S2): totals, a card per region, and the regions compared. */
export function StatesOverview({ view }: { readonly view: StatesView }) {
  const { overview, covered, totals, reads } = view;
  const { valid, all, active, listed, unlisted } = totals;
  const isPhone = !useMinWidth('sm');
  const countsOf = (countOf: (summary: SalesRegionSummary) => number | null) =>
    new Map(overview.map((summary) => [summary.key, countOf(summary)]));
  return (
    <>
      <StatStrip
        size={isPhone ? 'small' : 'large'}
        status={reads.regions}
        stats={[
          {
            title: 'Total Valid Appointments',
            value: <RowsLink list="valid" count={valid} />,
            note: (
              <span>
                of{' '}
                <RowsLink list="all" count={all}>
                  {countText(all, 'event')}
                </RowsLink>
              </span>
            ),
            graphic: <RegionSplit counts={countsOf((summary) => summary.valid)} />,
          },
          {
            title: 'Active Sales Reps',
            status: reads.reps,
            value: showNumber(active),
            note: `of ${countText(listed, 'rep')} listed${unlistedText(unlisted)}`,
            graphic: <RegionSplit counts={countsOf(({ people }) => people && people.active)} />,
          },
          {
            title: 'States Covered',
            value: showNumber(valid === null ? null : covered.length),
            note: `of ${overview.length} have valid appointments`,
            graphic: <RegionBadges keys={covered} />,
          },
        ]}
      />
      <ComparedCard view={view} />
      <div className="wide:grid-cols-4 huge:gap-5 grid items-start gap-3 sm:grid-cols-2 sm:gap-4 print:grid! print:grid-cols-2! print:gap-3! print:*:mt-0!">
        {overview.map((summary) => (
          <RegionCard key={summary.key} summary={summary} view={view} />
        ))}
      </div>
    </>
  );
}
