import { useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import { isBlank, cleanLine } from '../../domain/text/clean.ts';
import type { SearchName } from '../../paths.ts';
import { readRegion } from '../../domain/region/region.ts';
import { changeSearch } from '../../shell/location.ts';
import { useTyped } from '../../shell/typed-search.ts';
import { type FilterScope, filterOf, namesIn, scopes } from './filter-text.ts';

/** The filter that the URL has of a list, with the words that are typed. */
export function useFilter(scope: FilterScope = 'screen'): RowFilter {
  const search = useSearch();
  const typed = useTyped(scopes[scope].q);
  const sent = useMemo(() => filterOf(search, scope), [search, scope]);
  const named = readRegion(sent.region);
  return useMemo(() => {
    const filter = isBlank(sent.region) ? sent : { ...sent, region: named.sent };
    return typed === null ? filter : { ...filter, q: cleanLine(typed) };
  }, [sent, named, typed]);
}

/** Fields that are left out are cleared. */
export function setFilter(scope: FilterScope, filter: Partial<RowFilter>): void {
  const names = Object.entries(namesIn(scope)) as [keyof RowFilter, SearchName][];
  const textOf = (key: keyof RowFilter) => cleanLine(String(filter[key] ?? ''));
  changeSearch(Object.fromEntries(names.map(([key, name]) => [name, textOf(key)])));
}
