import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { showFigure, wholeValue } from '../../domain/figures/figure.ts';
import { isWhole, receivedText } from '../../domain/figures/received.ts';
import { appointmentsOf } from '../../domain/figures/reps.ts';
import { clampPercent, showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { paths, statePath, tabPath } from '../../paths.ts';
import { LineOfText } from '../../features/appointment/columns.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { FigureLink, RowsLink } from '../../shell/links.tsx';
import { BandTag } from '../../ui/band.tsx';
import { List } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DefinitionList } from '../../ui/text.tsx';
import { repKey, totalsOf } from './profiles.ts';
import { averageName, type RegionPart, repHref, useRepsToday } from './use-states.tsx';

/** A region of the overview (spec 2): its figures and its leading reps, with a link to its dashboard. */
export function RegionCard({ summary, view, mostPerRep }: RepBarsProps) {
  const { key, region, valid, rated } = summary;
  const { name } = region;
  const { percent, band } = rated;
  const { reps, average } = totalsOf([summary]);
  return (
    <QueryCard
      title={name}
      lead={<RegionBadge region={region} />}
      className="min-h-[24rem] md:min-h-[21rem]"
      state={view.both}
      what="Regions"
      skeleton={[5, 72]}
      actions={
        // The link's `after` box makes the whole header clickable.
        <Link
          href={statePath(key)}
          aria-label={`Open ${name}`}
          className="rounded-control text-ink-2 hover:text-ink -mr-1.5 inline-grid size-7 place-items-center transition-colors after:absolute after:inset-x-0 after:top-0 after:h-[52px]"
        >
          <ChevronRight aria-hidden className="icon" />
        </Link>
      }
    >
      {/* In a wider window the table of the regions has these figures. */}
      <div className="text-caption text-ink-2 flex items-end justify-between gap-3 px-4 pb-3.5 md:hidden print:hidden">
        <p>
          <b className="text-figure-xl text-ink block tabular-nums">
            <RowsLink list="valid" filter={{ region: key }} count={valid} />
          </b>
          total valid appointments
        </p>
        <p className="grid justify-items-end gap-1">
          {percent} of events valid {band && <BandTag band={band} />}
        </p>
      </div>
      <DefinitionList
        className="border-line grid grid-cols-[2fr_3fr] border-t md:hidden print:hidden"
        itemClass="border-line px-4 py-2.5 last:border-l"
        valueClass="text-dialog leading-[22px] tabular-nums"
        items={[
          {
            label: view.standIn ? 'Sales reps' : 'Reps listed',
            value: (
              <FigureLink
                href={tabPath(paths.states, key)}
                count={reps}
                unit="sales rep"
                scope={`in ${name}`}
              />
            ),
          },
          { label: averageName(view), value: showNumber(average) },
        ]}
      />
      <RepBars summary={summary} view={view} mostPerRep={mostPerRep} />
    </QueryCard>
  );
}

/** The number that fits into a card. */
const topReps = 6;

export interface RepBarsProps extends RegionPart {
  /** The most appointments of one rep in any region: all cards share one scale. */
  readonly mostPerRep: number;
}

/** The region's leading reps, each a bar with its name and count, and a link to the rep's page. */
function RepBars({ summary, view, mostPerRep }: RepBarsProps) {
  const { key, region, valid, reps } = summary;
  const shown = (reps ?? []).slice(0, topReps);
  const today = useRepsToday(region);
  const caption = () => {
    if (view.standIn && valid) return 'Sales rep list unavailable; showing the region';
    if (reps === null) return 'No sales rep data yet';
    const list = view.reps.data;
    if (reps.length === 0 && list && !isWhole(list)) return receivedText(list);
    if (reps.length === 0) return valid === 0 ? 'No valid appointments yet' : 'No sales reps';
    const total = appointmentsOf(reps);
    const which =
      reps.length > topReps
        ? `Top ${topReps} of ${countText(reps.length, 'rep')} by appointments`
        : 'Appointments per rep';
    return wholeValue(total) === valid ? which : `${which}, ${showFigure(total)} by the list`;
  };
  return (
    <div data-region={region.code} className="border-line flex-1 border-t pb-1.5">
      <p className="text-caption text-ink-3 px-4 pt-2 pb-1">
        <bdi>{caption()}</bdi>
        {!view.standIn && <span className="block">{today}</span>}
      </p>
      <List as="ol" rowClass="" rows={shown} keyOf={repKey}>
        {(profile) => (
          <Link
            href={repHref(view, profile, key)}
            className="focus-inside hover:bg-hover text-small grid min-h-9 grid-cols-[minmax(0,1fr)_minmax(1.5rem,18%)_auto] items-center gap-x-3 px-4 transition-colors"
          >
            <span className="truncate">
              <LineOfText text={profile.rep.name} />
            </span>
            <span aria-hidden className="rounded-bar bg-track relative h-1.5 overflow-hidden">
              <span
                className="rounded-bar bg-region absolute inset-y-0 left-0"
                style={{
                  width: `${mostPerRep > 0 ? clampPercent(((profile.appointmentCount ?? 0) / mostPerRep) * 100) : 0}%`,
                }}
              />
            </span>
            <b className="min-w-6 text-right font-semibold tabular-nums">
              {showNumber(profile.appointmentCount)}
            </b>
          </Link>
        )}
      </List>
    </div>
  );
}
