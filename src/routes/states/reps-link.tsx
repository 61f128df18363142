import { paths, tabPath } from '../../paths.ts';
import { FigureLink } from '../../shell/links.tsx';
import { countIn } from './profiles.ts';
import { type RegionPart } from './use-states.tsx';

interface RepsLinkProps extends Pick<RegionPart, 'summary'> {
  readonly received: string;
}

/** The number of a region's reps, a link to its tab. */
export function RepsLink({ summary: { key, region, reps }, received }: RepsLinkProps) {
  return (
    <FigureLink
      href={tabPath(paths.states, key)}
      count={countIn(reps, received)}
      unit="sales rep"
      scope={`in ${region.name}`}
    />
  );
}
