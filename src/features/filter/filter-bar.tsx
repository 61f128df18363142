import { X } from 'lucide-react';
import { type ReactNode, use, useMemo, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { isFiltering, noFilter, type RowFilter } from '../../domain/appointment/row-filter.ts';
import { showNumber, excerpt } from '../../domain/text/format.ts';
import { readRegion, regionKeys, regions } from '../../domain/region/region.ts';
import { isBlank, visibleLine } from '../../domain/text/clean.ts';
import type { SearchName } from '../../paths.ts';
import { useRegion } from '../../query/region-names.ts';
import { changeSearch } from '../../shell/location.ts';
import { useSearchBox, useTyped } from '../../shell/typed-search.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { CardTitleContext } from '../../ui/card.tsx';
import { SearchedContext } from '../../ui/marked.tsx';
import { FilterChips } from './filter-chips.tsx';
import { chipsOf, type FilterScope, filterText, filterOf, namesIn, scopes } from './filter-text.ts';

export function useFilter(scope: FilterScope = 'screen'): RowFilter {
  const search = useSearch();
  const typed = useTyped(scopes[scope].q);
  const sent = useMemo(() => filterOf(search, scope), [search, scope]);
  const named = useRegion(sent.region);
  return useMemo(() => {
    const filter = isBlank(sent.region) ? sent : { ...sent, region: named.sent };
    return typed === null ? filter : { ...filter, q: visibleLine(typed) };
  }, [sent, named, typed]);
}

/** Fields that are left out are cleared. */
function setFilter(scope: FilterScope, filter: Partial<RowFilter>): void {
  const names = Object.entries(namesIn(scope)) as [keyof RowFilter, SearchName][];
  const textOf = (key: keyof RowFilter) => visibleLine(String(filter[key] ?? ''));
  changeSearch(Object.fromEntries(names.map(([key, name]) => [name, textOf(key)])));
}

/** In a card's head there is room for fewer words. */
const smallPlaceholder = 'Customer, rep, phone';

const placeholders = {
  appointments: 'Customer, title, rep or phone',
  'sales reps': 'Name, ID or territory',
} as const;

interface FilterBarProps {
  readonly scope?: FilterScope;
  readonly what?: keyof typeof placeholders;
  readonly shown: number;
  readonly total: number;
  readonly withRegion?: boolean;
  /** In the line of a card's title or tabs: the placeholders are the labels, and the card has the counts. */
  readonly isSmall?: boolean;
}

const boxClass =
  'focus-inside max-w-80 rounded-control border border-line-control bg-surface text-small';

/** Search and region over a list, with the shown and total counts. */
export function FilterBar(props: FilterBarProps) {
  const { scope = 'screen', what = 'appointments', shown, total } = props;
  const { withRegion = true, isSmall = false } = props;
  // A screen may have several lists, each in a card of its own.
  const list = use(CardTitleContext);
  const labelClass = isSmall ? 'sr-only' : 'text-caption text-ink-2 font-medium';
  const size = isSmall ? 'h-7 max-sm:h-9' : 'h-[34px] max-sm:h-10';
  const filter = useFilter(scope);
  const box = useSearchBox(scopes[scope].q);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The button disappears with its focus.
    field.current?.focus();
    setFilter(scope, {});
  };
  const region = isBlank(filter.region) ? null : readRegion(filter.region);
  const hasChips = chipsOf(filter).length > 0;
  const isFiltered = isFiltering(filter);
  const counts = `${showNumber(shown)} of ${showNumber(total)} shown`;
  const clearButton = !hasChips && (
    <IconButton
      label="Clear"
      icon={X}
      // Its place is reserved, or in the small bar inside of the field: nothing moves when a filter is set.
      className={`max-sm:size-9! ${isFiltered ? '' : 'invisible'} ${isSmall ? 'relative -ml-9 max-sm:-ml-11' : ''}`}
      aria-hidden={!isFiltered || undefined}
      onClick={clear}
    />
  );
  return (
    <div
      role="search"
      aria-label={list}
      // The page margins of a printout say it (features/print).
      data-filter={isFiltered ? `${list}: ${filterText(filter)}, ${counts}` : undefined}
      className={`flex flex-wrap items-center gap-2 print:hidden ${isSmall ? 'min-w-0 justify-end max-sm:flex-1' : 'px-4 py-2'}`}
    >
      <label
        className={`flex flex-1 items-center gap-2 ${isSmall ? 'min-w-28 basis-28 sm:max-w-44' : 'max-w-96 min-w-48 max-sm:basis-full'}`}
      >
        <span className={labelClass}>
          Search<span className="sr-only"> {what}</span>
        </span>
        <input
          {...box}
          ref={field}
          placeholder={isSmall ? smallPlaceholder : placeholders[what]}
          className={`${boxClass} ${size} placeholder:text-ink-3 w-full min-w-0 ${isSmall ? `placeholder:text-caption pl-2 ${isFiltered ? 'pr-7 max-sm:pr-9' : 'pr-2'}` : 'px-2.5'}`}
        />
      </label>
      {isSmall && clearButton}
      {withRegion && (
        <label className="flex items-center gap-2">
          <span className={labelClass}>Region</span>
          <select
            value={region?.sent ?? ''}
            onChange={(event) => setFilter(scope, { ...filter, region: event.target.value })}
            className={`${boxClass} ${size} px-2`}
          >
            <option value="">All regions</option>
            {regionKeys.map((key) => (
              <option key={key} value={key}>
                {regions[key].name}
              </option>
            ))}
            {region?.key === null && (
              <option value={region.sent}>{excerpt(region.name, 40)}</option>
            )}
          </select>
        </label>
      )}
      {!isSmall && (
        <p className="text-caption text-ink-2 whitespace-nowrap tabular-nums">{counts}</p>
      )}
      {!isSmall && clearButton}
    </div>
  );
}

/** The filters without a field, one line below the search (visual.md 24); null without one. */
export function FilterLine({ scope }: { readonly scope: FilterScope }) {
  const filter = useFilter(scope);
  const line = useRef<HTMLDivElement>(null);
  if (chipsOf(filter).length === 0) return null;
  const focusSearch = () =>
    line.current?.closest('section')?.querySelector<HTMLElement>('[role="search"] input')?.focus();
  const count = Object.values(filter).filter((value) => !isBlank(String(value ?? ''))).length;
  return (
    <div
      ref={line}
      className="border-line flex h-9 w-full min-w-0 items-center gap-2 border-t px-4 max-sm:h-14 max-sm:pr-0 print:hidden"
    >
      <FilterChips
        filter={filter}
        onChange={(next) => setFilter(scope, next)}
        onLast={focusSearch}
      />
      {count > 1 && (
        <span className="border-line flex-none max-sm:border-l max-sm:px-2">
          <Button
            size="small"
            look="ghost"
            onClick={() => {
              // The button disappears with its focus.
              focusSearch();
              setFilter(scope, {});
            }}
          >
            Clear all
          </Button>
        </span>
      )}
    </div>
  );
}

interface NothingFoundProps {
  /** In the singular: 'appointment'. */
  readonly what: string;
  readonly withRegion?: boolean;
  readonly filter?: RowFilter;
  /** '20 of 76 received', of a list that is a part (rulings A15). */
  readonly received?: string | undefined;
}

/** Replaces a list without matches; names the filters that have no field. */
export function NothingFound(props: NothingFoundProps) {
  const { what, withRegion = true, filter = noFilter, received = '' } = props;
  const isNamed = chipsOf(filter).length > 0;
  const other = withRegion ? 'Try other words, or another region.' : 'Try other words.';
  return (
    <EmptyMessage
      kind="search"
      text={`No ${what}${received && ` among ${received}`} matches ${isNamed ? 'these filters' : 'this search'}`}
      hint={isNamed ? <bdi>{filterText(filter)}</bdi> : other}
    />
  );
}

interface FilteredProps extends FilterBarProps, Pick<NothingFoundProps, 'received'> {
  readonly children: ReactNode;
}

/** The filter bar over the matching rows, or over a message that none match. */
export function Filtered({ children, received, ...bar }: FilteredProps) {
  const { what = 'appointments', withRegion = true, shown, scope = 'screen' } = bar;
  const { q } = useFilter(scope);
  return (
    <SearchedContext value={visibleLine(q)}>
      <FilterBar {...bar} />
      {shown === 0 ? (
        <NothingFound what={what.replace(/s$/, '')} {...{ withRegion, received }} />
      ) : (
        children
      )}
    </SearchedContext>
  );
}
