import { X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { noFilter, type RowFilter } from '../../domain/appointment/row-filter.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { Button } from '../../ui/button.tsx';
import { type ChipName, chipsOf, type FilterScope } from './filter-text.ts';
import { setFilter, useFilter } from './use-filter.ts';

/** A longer one may be cut, and has a tooltip. */
const longestShown = 30;

interface FilterChipsProps {
  readonly filter: RowFilter;
  readonly onChange: (filter: RowFilter) => void;
  /** Called before the last chip, which has the focus, is removed. */
  readonly onLast: () => void;
}

/** A list's filters as buttons that remove them; the focus moves to the next one. */
function FilterChips({ filter, onChange, onLast }: FilterChipsProps) {
  const remove = (name: ChipName, { currentTarget }: MouseEvent<HTMLElement>) => {
    const next = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
    else onLast();
    onChange({ ...filter, [name]: noFilter[name] });
  };
  return (
    <div
      role="group"
      aria-label="Filters"
      className="scroll-shadows-x flex min-w-0 [scrollbar-width:none] items-center gap-2 overflow-x-auto"
    >
      {chipsOf(filter).map(({ name, label, text }) => (
        <button
          key={name}
          type="button"
          aria-label={`Remove ${label.toLowerCase()} ${text}`}
          onClick={(event) => remove(name, event)}
          title={text.length > longestShown ? text : undefined}
          className="focus-inside bg-sunken text-caption hover:bg-hover flex h-[26px] max-w-72 flex-none items-center gap-1.5 rounded-full px-2.5 transition-colors max-sm:h-10 forced-colors:border"
        >
          <span className="text-ink-2 flex-none">{label}</span>{' '}
          <bdi className="truncate font-medium">{text}</bdi>
          <X aria-hidden className="icon-small text-ink-2" />
        </button>
      ))}
    </div>
  );
}

/** The filters without a field, one line below the search; null without one. */
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
