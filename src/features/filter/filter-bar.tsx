import { X } from 'lucide-react';
import { use, useRef } from 'react';
import { isFiltering } from '../../domain/appointment/row-filter.ts';
import { showNumber, excerpt } from '../../domain/text/format.ts';
import { readRegion, regionKeys, regions } from '../../domain/region/region.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { useSearchBox } from '../../shell/search-box.ts';
import { IconButton } from '../../ui/button.tsx';
import { CardTitleContext } from '../../ui/card.tsx';
import { chipsOf, type FilterScope, filterText, scopes } from './filter-text.ts';
import { setFilter, useFilter } from './use-filter.ts';

/** In a card's head there is room for fewer words. */
const smallPlaceholder = 'Customer, rep, phone';

const placeholders = {
  appointments: 'Customer, title, rep or phone',
  'sales reps': 'Name, ID or territory',
} as const;

export interface FilterBarProps {
  readonly scope?: FilterScope;
  readonly what?: keyof typeof placeholders;
  readonly shown: number;
  readonly total: number;
  readonly withRegion?: boolean;
  /** In the line of a card's title or tabs: the placeholders are the labels, and the card has the counts. */
  readonly isSmall?: boolean;
}

const boxClass = 'focus-inside rounded-control border border-line-control bg-surface text-small';

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
      // At the end of the field: nothing moves when a filter is set.
      className={`absolute! right-0 max-sm:size-9! ${isSmall ? '' : 'm-0.5'} ${isFiltered ? '' : 'invisible'}`}
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
      <div
        className={`relative flex flex-1 items-center ${isSmall ? 'min-w-28 basis-28 sm:max-w-44' : 'max-w-96 min-w-48 max-sm:basis-full'}`}
      >
        <label className="flex min-w-0 flex-1 items-center gap-2">
          <span className={labelClass}>
            Search<span className="sr-only"> {what}</span>
          </span>
          <input
            {...box}
            ref={field}
            placeholder={isSmall ? smallPlaceholder : placeholders[what]}
            className={`${boxClass} ${size} placeholder:text-ink-3 w-full min-w-0 ${isSmall ? 'placeholder:text-caption pl-2' : 'pl-2.5'} ${isFiltered ? 'pr-8 max-sm:pr-9' : 'pr-2'}`}
          />
        </label>
        {clearButton}
      </div>
      {withRegion && (
        <label className="flex items-center gap-2">
          <span className={labelClass}>Region</span>
          <select
            value={region?.sent ?? ''}
            onChange={(event) => setFilter(scope, { ...filter, region: event.target.value })}
            className={`${boxClass} ${size} max-w-80 px-2`}
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
      {!isSmall && shown < total && (
        <p className="text-caption text-ink-2 whitespace-nowrap tabular-nums">{counts}</p>
      )}
    </div>
  );
}
