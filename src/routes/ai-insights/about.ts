import type { Insight } from '../../calls/insights.ts';
import { designatedTelemarketers } from '../../config.ts';
import { isHiddenInRepLists, type Person } from '../../domain/people.ts';
import { type Region, regions } from '../../domain/region/region.ts';
import { subjectOf } from '../../domain/text/insights.ts';
import {
  paths,
  rowsPath,
  salesRepPath,
  startReviewPath,
  statePath,
  telemarketerPath,
} from '../../paths.ts';

/** What an insight is about, and the page where it can be acted on; null for none (C7). */
export interface About {
  /** Shown as a region badge, initials or 'All'; null: the icon of its type is shown. */
  readonly region: Region | null;
  readonly person: Person | null;
  readonly isAll: boolean;
  readonly name: string;
  readonly href: string | null;
  /** 'Start review', for work that waits there; '' otherwise. */
  readonly action: string;
}

type Sent = Pick<Insight, 'title' | 'description'> &
  Partial<Pick<Insight, 'region' | 'salesRep' | 'metrics'>>;

/** By its region and sales rep, else by the name before the colon of its title, else by the words of its title. */
export function aboutOf({ title, region, salesRep, metrics }: Sent): About {
  const none = { region: null, person: null, isAll: false, name: '', action: '' };
  const place = region && region.id !== '' ? region : null;
  if (salesRep && !isHiddenInRepLists(salesRep)) {
    const href = place ? salesRepPath(salesRep, place) : rowsPath('all', { rep: salesRep.sent });
    return { ...none, person: salesRep, name: salesRep.name, href };
  }
  if (place)
    return {
      ...none,
      region: place,
      name: place.name,
      href: place.key && statePath(place.key),
    };
  const named = subjectOf(title, designatedTelemarketers());
  if (named?.region)
    return {
      ...none,
      region: regions[named.region],
      name: regions[named.region].name,
      href: statePath(named.region),
    };
  if (named?.person)
    return {
      ...none,
      person: named.person,
      name: named.person.name,
      href: telemarketerPath(named.person),
    };
  if (named) return { ...none, isAll: true, name: 'All regions', href: paths.monthlyData };
  return { ...none, ...workIn(title, metrics?.current ?? null) };
}

/** The work that a title names, for insights without a region or a person. */
function workIn(title: string, count: number | null): Pick<About, 'href' | 'action'> {
  if (/\balerts?\b/i.test(title)) return { href: startReviewPath, action: 'Start review' };
  if (
    /\b(?:need|needs|without|unknown|missing)\b.*\b(?:sales reps?|field agents?)\b/i.test(title)
  ) {
    const reps = count === 1 ? 'rep' : 'reps';
    return {
      href: paths.corrections,
      action: count === null || count < 1 ? 'Correct reps' : `Correct ${count} ${reps}`,
    };
  }
  if (/\bvalid appointments\b/i.test(title)) return { href: rowsPath('valid'), action: '' };
  return { href: null, action: '' };
}

interface Compared {
  readonly current: number | null;
  readonly previous: number | null;
  readonly change: number | null;
}

/** The change of two figures; null where they are equal, which is no comparison, or unknown. */
export function comparisonOf({ current, previous, change }: Compared): Compared | null {
  if (current !== null && current === previous) return null;
  if (current === null && previous === null && change === null) return null;
  return { current, previous, change };
}
