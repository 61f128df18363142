import type { Insight } from '../../calls/insights.ts';
import { metricOf } from '../../calls/insight-metric.ts';
import type { RegionFigures } from '../../calls/regions.ts';
import { isHiddenInRepLists } from '../../domain/people.ts';
import { noRegion, type Region, regions } from '../../domain/region/region.ts';
import { subjectOf } from '../../domain/text/insights.ts';
import { differencesOf, type Differences, signed } from '../../features/day-record/yesterday.ts';

type Received = readonly Pick<RegionFigures, 'region' | 'valid'>[];

export interface InsightChanges extends Differences<Region> {
  /** 'Illinois, Arizona: not in the insights, together +2'; '' where each region is listed. */
  readonly rest: string;
}

/**
 * The valid appointments of regions by the server's insights, as they were and are, and what is left of the total's change. Null where no insight says that a region has changed.
 */
export function insightChanges(
  insights: readonly Insight[],
  received: Received,
  total: number,
): InsightChanges | null {
  const counts = countsOf(insights, received);
  const changed = counts.filter(({ previous, current }) => previous !== current);
  const list = differencesOf(
    changed.map(({ region, previous }) => [region, previous]),
    changed.map(({ region, current }) => [region, current]),
    total,
  );
  if (list === null) return null;
  const missing = received.filter(
    ({ region }) => !counts.some((row) => row.region.id === region.id),
  );
  if (missing.length === 0 || list.rows.length < changed.length) return { ...list, rest: '' };
  const names = missing.map(({ region }) => region.name).join(', ');
  const left = `${missing.length > 1 ? 'together ' : ''}${signed(list.others?.change ?? 0)}`;
  return { ...list, others: null, rest: `${names}: not in the insights, ${left}` };
}

/** The first insight of each region that counts its valid appointments, by its words or as the region's own count. */
function countsOf(insights: readonly Insight[], received: Received) {
  const counts = new Map<string, { region: Region; previous: number; current: number }>();
  for (const insight of insights) {
    const { current = null, previous = null } = insight.metrics ?? {};
    const region = regionAbout(insight);
    if (region === noRegion || current === null || previous === null) continue;
    const { valid = null } = received.find((row) => row.region.id === region.id) ?? {};
    const isValid = metricOf(insight, current) === 'Valid' || current === valid;
    if (isValid && !counts.has(region.id)) counts.set(region.id, { region, previous, current });
  }
  return [...counts.values()];
}

/** The region that an insight is about, not a sales rep in it. */
function regionAbout({ region, salesRep, title }: Insight): Region {
  if (!isHiddenInRepLists(salesRep)) return noRegion;
  if (region.id !== '') return region;
  const key = subjectOf(title, [])?.region;
  return key ? regions[key] : noRegion;
}
