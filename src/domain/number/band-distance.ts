import { bandEdges, bandLabels } from './bands.ts';

const bandsUpward = ['warning', 'good', 'excellent'] as const;

/** '2.2 points from Warning', by the unrounded rate in percent; 'almost Warning' under 0.05; '' of Excellent (visual.md 19). */
export function distanceToNextBand(rate: number): string {
  const next = bandsUpward.find((band) => rate < bandEdges[band]);
  if (next === undefined) return '';
  const points = Math.round((bandEdges[next] - rate) * 10) / 10;
  if (points === 0) return `almost ${bandLabels[next]}`;
  return `${points} ${points === 1 ? 'point' : 'points'} from ${bandLabels[next]}`;
}
