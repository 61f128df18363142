import type { Insight } from '../../calls/insights.ts';
import { isHiddenInRepLists, type Person } from '../../domain/people.ts';
import { type Region, regions } from '../../domain/region/region.ts';
import { subjectOf } from '../../domain/text/insights.ts';

/** What the server says of a region or a person against the period before. */
export interface InsightChange {
  readonly of: Region | Person;
  readonly previous: number;
  readonly current: number;
  readonly change: number;
  /** The insight in the server's words. */
  readonly text: string;
}

const mostChanges = 6;

/** The insights by region and by person whose figure has changed, the largest change first (visual.md 23). */
export function insightChanges(
  insights: readonly Insight[],
  people: readonly Person[],
): readonly InsightChange[] {
  return insights
    .flatMap((insight): InsightChange[] => {
      const { current = null, previous = null } = insight.metrics ?? {};
      const of = aboutOf(insight, people);
      if (of === null || current === null || previous === null || current === previous) return [];
      const text = insight.description || insight.title;
      return [{ of, previous, current, change: current - previous, text }];
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, mostChanges);
}

/** The sales rep of an insight, else its region, else whom its title names; null for an insight about all. */
function aboutOf(
  { region, salesRep, title }: Insight,
  people: readonly Person[],
): Region | Person | null {
  if (!isHiddenInRepLists(salesRep)) return salesRep;
  if (region.id !== '') return region;
  const subject = subjectOf(title, people);
  return subject?.person ?? (subject?.region ? regions[subject.region] : null);
}
