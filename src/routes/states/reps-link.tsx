import { paths, tabPath } from '../../paths.ts';
import { FigureLink } from '../../shell/links.tsx';
import type { RegionPart } from './use-states.ts';

/** The number of a region's reps, a link to its tab. */
export function RepsLink({ summary: { key, region, repCount } }: Pick<RegionPart, 'summary'>) {
  return (
    <FigureLink
      href={tabPath(paths.states, key)}
      count={repCount}
      unit="sales rep"
      scope={`in ${region.name}`}
    />
  );
}
