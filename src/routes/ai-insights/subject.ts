import { isDesignated } from '../../domain/people/telemarketer.ts';
import { fold } from '../../domain/text/words.ts';
import { regionOf, type RegionKey } from '../../domain/region/region.ts';

export type Subject =
  | { readonly kind: 'region'; readonly region: RegionKey }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'all' };

/** What an insight is about, by its title: 'Florida: 104 valid appointments'; null when the title names nothing known. */
export function subjectOf(title: string, people: readonly string[]): Subject | null {
  const end = title.indexOf(':');
  if (end < 0) return null;
  const name = title.slice(0, end).trim();
  const region = regionOf(name);
  if (region !== null) return { kind: 'region', region };
  if (fold(name) === 'all regions') return { kind: 'all' };
  return isDesignated(name, people) ? { kind: 'person', name } : null;
}
