import { useId, useMemo, useRef, useState } from 'react';
import type { Filter } from '../domain/filter.ts';
import { showNumber } from '../domain/numbers.ts';
import { regionKeys, regionOf, regions } from '../domain/region.ts';
import { changeSearch, useSearchText } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { EmptyMessage } from '../ui/card-messages.tsx';

/** The filter of a screen's appointment lists; it lives in the URL (rulings C16). */
export function useFilter(): Filter {
  const q = useSearchText('q');
  const region = useSearchText('region');
  return useMemo(
    () => ({ q, region: regionKeys.find((key) => key === region) ?? null }),
    [q, region],
  );
}

interface FilterBarProps {
  /** The list that it narrows: a screen may have several. */
  readonly list: string;
  /** What is searched, in the plural: 'appointments'. */
  readonly what?: string;
  readonly shown: number;
  readonly total: number;
  /** On screens of one region there is none to choose. */
  readonly withRegion?: boolean;
}

const name = 'text-caption text-ink-2 font-medium';
const box =
  'focus-inside h-[34px] rounded-control border border-line-control bg-surface text-small max-sm:h-10 max-sm:text-[16px]';

/** Search and region over an appointment list, with how much of it is shown. */
export function FilterBar(props: FilterBarProps) {
  const { list, what = 'appointments', shown, total, withRegion = true } = props;
  const filter = useFilter();
  // The field answers at once; the URL follows each key, and leads when it changes by itself.
  const [typed, setTyped] = useState({ text: filter.q, from: filter.q });
  const text = typed.from === filter.q ? typed.text : filter.q;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isFiltered = filter.q !== '' || filter.region !== null;
  const search = (next: string) => {
    setTyped({ text: next, from: next.trim() });
    changeSearch({ q: next.trim() });
  };
  const clear = () => {
    // The button goes away.
    field.current?.focus();
    changeSearch({ q: '', region: '' });
  };
  return (
    <div
      role="search"
      aria-label={list}
      className="flex flex-wrap items-center gap-2 px-4 py-2 print:hidden"
    >
      <div className="flex min-w-48 flex-1 items-center gap-2">
        <label htmlFor={`${id}-q`} className={name}>
          Search<span className="sr-only"> {what}</span>
        </label>
        <input
          ref={field}
          id={`${id}-q`}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => search(event.target.value)}
          className={`${box} w-full min-w-0 px-2.5`}
        />
      </div>
      {withRegion && (
        <div className="flex items-center gap-2">
          <label htmlFor={`${id}-region`} className={name}>
            Region
          </label>
          <select
            id={`${id}-region`}
            value={filter.region ?? ''}
            onChange={(event) => changeSearch({ region: regionOf(event.target.value) ?? '' })}
            className={`${box} px-2`}
          >
            <option value="">All regions</option>
            {regionKeys.map((key) => (
              <option key={key} value={key}>
                {regions[key].name}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className="text-caption text-ink-2 whitespace-nowrap tabular-nums">
        {showNumber(shown)} of {showNumber(total)} shown
      </p>
      {isFiltered && (
        <Button size="small" look="ghost" onClick={clear}>
          Clear
        </Button>
      )}
    </div>
  );
}

interface NothingFoundProps {
  /** What was looked for, in the singular: 'appointment'. */
  readonly what: string;
  readonly withRegion?: boolean;
}

/** What a list says when its filter lets nothing through. */
export function NothingFound({ what, withRegion = true }: NothingFoundProps) {
  return (
    <EmptyMessage
      text={`No ${what} matches this search`}
      hint={withRegion ? 'Try other words, or another region.' : 'Try other words.'}
    />
  );
}
