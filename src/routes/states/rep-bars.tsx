import { Link } from 'wouter';
import { clampPercent, showNumber } from '../../domain/number/format.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { regions } from '../../domain/region/region.ts';
import { countText } from '../../domain/text/words.ts';
import { List } from '../../ui/list.tsx';
import { repKey } from './profiles.ts';
import { repHref, type RegionPart } from './use-states.ts';

/** As many as a card has room for. */
const topReps = 6;

export interface RepBarsProps extends RegionPart {
  /** The most appointments of one rep in any region: all cards share one scale. */
  readonly mostPerRep: number;
}

/** The region's leading reps, each a bar with its name and count, and a link to the rep's page. */
export function RepBars({ summary, view, mostPerRep }: RepBarsProps) {
  const { key, appointments, reps } = summary;
  const shown = (reps ?? []).slice(0, topReps);
  const caption = () => {
    if (view.standIn && appointments) return 'Sales rep list unavailable; showing the region';
    if (reps === null) return 'No sales rep data yet';
    if (reps.length === 0)
      return appointments === 0 ? 'No valid appointments yet' : 'No sales reps';
    return reps.length > topReps
      ? `Top ${topReps} of ${countText(reps.length, 'rep')} by appointments`
      : 'Appointments per rep';
  };
  return (
    <div data-region={regions[key].code} className="border-line flex-1 border-t pb-1.5">
      <p className="text-caption text-ink-3 px-4 pt-2 pb-1">{caption()}</p>
      <List as="ol" rowClass="" rows={shown} keyOf={repKey}>
        {(rep) => (
          <Link
            href={repHref(view, rep, key)}
            className="focus-inside hover:bg-hover text-small grid min-h-9 grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-center gap-x-3 px-4 transition-colors"
          >
            <span className="truncate">
              <bdi>{repDisplayName(rep.name)}</bdi>
            </span>
            <span aria-hidden className="rounded-bar bg-track relative h-1.5 overflow-hidden">
              <span
                className="rounded-bar bg-region absolute inset-y-0 left-0"
                style={{
                  width: `${mostPerRep > 0 ? clampPercent(((rep.count ?? 0) / mostPerRep) * 100) : 0}%`,
                }}
              />
            </span>
            <b className="min-w-6 text-right font-semibold tabular-nums">{showNumber(rep.count)}</b>
          </Link>
        )}
      </List>
    </div>
  );
}
