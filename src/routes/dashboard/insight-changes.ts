import type { Insight } from '../../calls/insights.ts';
import { type Metric, metricOf } from '../../calls/insight-metric.ts';
import { designatedTelemarketers } from '../../config.ts';
import { isHiddenInRepLists, type Person } from '../../domain/people.ts';
import { type Region, regions } from '../../domain/region/region.ts';
import { subjectOf } from '../../domain/text/insights.ts';
import { paths, rowsPath, salesRepPath, statePath, telemarketerPath } from '../../paths.ts';

/** What the server says of a region or a person against the period before. */
export interface InsightChange {
  readonly subject: Region | Person;
  /** What its figures count. */
  readonly metric: Metric;
  readonly previous: number;
  readonly current: number;
  readonly change: number;
  /** The page of the person or the region; all insights, where it has none (rulings C7). */
  readonly href: string;
  /** The insight in the server's words. */
  readonly text: string;
}

const mostChanges = 6;

/** The insights by region and by person whose figure has changed, the largest change first (visual.md 23). */
export function insightChanges(
  insights: readonly Insight[],
  people: readonly Person[] = designatedTelemarketers(),
): readonly InsightChange[] {
  return insights
    .flatMap((insight): InsightChange[] => {
      const { current = null, previous = null } = insight.metrics ?? {};
      const subject = aboutOf(insight, people);
      if (subject === null || current === null || previous === null || current === previous)
        return [];
      const text = insight.description || insight.title;
      const change = current - previous;
      const metric = metricOf(insight, current);
      return [{ subject, metric, previous, current, change, text, href: hrefOf(subject, insight) }];
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, mostChanges);
}

function hrefOf(subject: Region | Person, { region, salesRep }: Insight): string {
  if (subject === salesRep)
    return region.id === ''
      ? rowsPath('all', { rep: subject.sent })
      : salesRepPath(subject, region);
  if (!('key' in subject)) return telemarketerPath(subject);
  return subject.key ? statePath(subject.key) : paths.aiInsights;
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
