import type { RegionSummary } from '../../calls/region-profiles.ts';
import { showNumber } from '../../domain/text/format.ts';
import { paths, tabPath } from '../../paths.ts';
import { FigureLink } from '../../shell/links.tsx';

/** The number of a region's reps, a link to its tab; a region that is none of the four has none. */
export function RepsLink({ summary: { region, reps } }: { readonly summary: RegionSummary }) {
  if (region.key === null) return showNumber(null);
  return (
    <FigureLink
      href={tabPath(paths.states, region.key)}
      count={reps && reps.length}
      unit="sales rep"
      scope={`in ${region.name}`}
    />
  );
}
