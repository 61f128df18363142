import { wholeValue, withoutText } from '../../domain/number/figure.ts';
import { coveredRegions, type RegionSummary } from '../../calls/region-profiles.ts';
import { unlistedText } from '../../calls/region-reps.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { TextButton } from '../../ui/button.tsx';
import { RegionBadges } from '../../ui/badge.tsx';
import { RegionSplit } from '../../ui/meter.tsx';
import { ComparedCard } from './compared-card.tsx';
import { RegionCard } from './region-card.tsx';
import { type StatesView } from './use-states.ts';

/** The Overview tab (spec 2): totals, a card per region, and the regions compared. */
export function StatesOverview({ view }: { readonly view: StatesView }) {
  const { overview: summaries, active, hidden } = view;
  const { valid, all } = view.totals;
  const without = [...valid.without, ...view.elsewhere];
  const isPhone = !useMinWidth('sm');
  const covered = coveredRegions(summaries);
  const countsOf = (countOf: (summary: RegionSummary) => number | null | undefined) =>
    new Map(summaries.map((summary) => [summary.key, countOf(summary)]));
  return (
    <>
      <StatStrip
        size={isPhone ? 'small' : 'large'}
        state={view.regions}
        stats={[
          {
            title: 'Total Valid Appointments',
            value: (
              <RowsLink list="valid" count={wholeValue({ ...valid, without })}>
                {showNumber(valid.value)}
              </RowsLink>
            ),
            note:
              without.length > 0 ? (
                <bdi>{withoutText({ ...valid, without })}</bdi>
              ) : (
                <span>
                  of{' '}
                  <RowsLink list="all" count={wholeValue(all)}>
                    {countText(all.value, 'event')}
                  </RowsLink>{' '}
                  {withoutText(all)}
                </span>
              ),
            graphic: <RegionSplit counts={countsOf((summary) => summary.valid)} />,
          },
          {
            title: 'Active Sales Reps',
            state: active.state,
            value: showNumber(active.value),
            note: view.standIn ? (
              <>
                <span className="text-caution font-medium">
                  Sales rep list unavailable; showing regions
                </span>
                <span className="text-accent">
                  <TextButton onClick={view.standIn.state.retry}>Try Again</TextButton>
                </span>
              </>
            ) : (
              <bdi>
                {[
                  withoutText(active),
                  view.part || `of ${countText(view.listed, 'rep')} listed`,
                  hidden > 0 && `${showNumber(hidden)} in no card below`,
                ]
                  .filter(Boolean)
                  .join(', ')}
                {unlistedText(view.unlisted)}
              </bdi>
            ),
            graphic: (
              <RegionSplit
                counts={countsOf(
                  ({ key, repCount }) => view.repsOf(key)?.active?.length ?? repCount,
                )}
              />
            ),
          },
          {
            title: 'States Covered',
            value: showNumber(valid.value === null ? null : covered.length),
            note: (
              <bdi>
                {[`of ${summaries.length} have valid appointments`, withoutText(valid)]
                  .filter(Boolean)
                  .join(', ')}
              </bdi>
            ),
            graphic: <RegionBadges keys={covered} />,
          },
        ]}
      />
      <ComparedCard view={view} />
      <div className="wide:grid-cols-4 huge:gap-5 grid items-start gap-3 sm:grid-cols-2 sm:gap-4 print:grid! print:grid-cols-2! print:gap-3! print:*:mt-0!">
        {summaries.map((summary) => (
          <RegionCard key={summary.key} summary={summary} view={view} />
        ))}
      </div>
    </>
  );
}
