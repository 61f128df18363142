import { useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import { isBlank, cleanLine } from '../../domain/text/clean.ts';
import type { SearchName } from '../../paths.ts';
import { readRegion } from '../../domain/region/region.ts';
import { changeSearch } from '../../shell/location.ts';
import { type FilterScope, filterOf, namesIn } from './filter-text.ts';

/** The filter that the URL has of a list. */
export function useFilter(scope: FilterScope = 'screen'): RowFilter {
  const search = useSearch();
  const sent = useMemo(() => filterOf(search, scope), [search, scope]);
  const named = readRegion(sent.region);
  return useMemo(
    () => (isBlank(sent.region) ? sent : { ...sent, region: named.sent }),
    [sent, named],
  );
}

/** Fields that are left out are cleared. */
export function setFilter(scope: FilterScope, filter: Partial<RowFilter>): void {
  const names = Object.entries(namesIn(scope)) as [keyof RowFilter, SearchName][];
  const textOf = (key: keyof RowFilter) => cleanLine(String(filter[key] ?? ''));
  changeSearch(Object.fromEntries(names.map(([key, name]) => [name, textOf(key)])));
}
