import { type ChangeEvent, useEffect } from 'react';
import { cleanLine } from '../domain/text/clean.ts';
import { placeAt, type SearchName } from '../paths.ts';
import { createStore, useStore } from '../ui/store.ts';
import { changeSearch, searchText, useSearchText } from './location.ts';

/** The URL follows this long after the last letter, in ms: Safari refuses more than 100 changes in 10 s. */
const followsMs = 300;

/** The text of a search box, which lists follow at once. */
interface TypedSearch {
  readonly name: SearchName;
  readonly text: string;
  readonly place: string;
  /** The words in the URL when it was typed. */
  readonly before: string;
}

const typed = createStore<TypedSearch | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Null where the box is on another screen, or the URL has got other words since. */
function current(): TypedSearch | null {
  const search = typed.get();
  if (search?.place !== placeAt(location)) return null;
  return [search.before, cleanLine(search.text)].includes(searchText(search.name)) ? search : null;
}

export function typeSearch(name: SearchName, text: string): void {
  typed.set({ name, text, place: placeAt(location), before: searchText(name) });
  clearTimeout(timer);
  timer = setTimeout(writeTyped, followsMs);
}

/** Writes what was typed into the URL now, as before it is followed or left. */
export function writeTyped(): void {
  clearTimeout(timer);
  const search = current();
  if (!search) return;
  const words = cleanLine(search.text);
  if (words !== searchText(search.name)) changeSearch({ [search.name]: words });
  if (words === searchText(search.name)) typed.set({ ...search, before: words });
  else timer = setTimeout(writeTyped, followsMs);
}

/** Forgets a box that is gone. */
export function forgetTyped(name: SearchName): void {
  typed.set((search) => (search?.name === name ? null : search));
}

/** The text that a search box shows; null where that is the one of the URL. */
export function useTyped(name: SearchName): string | null {
  return useStore(typed, () => {
    const search = current();
    return search?.name === name ? search.text : null;
  });
}

/** The attributes of a search box whose words are in the URL under a name. */
export function useSearchBox(name: SearchName) {
  const inUrl = useSearchText(name);
  const value = useTyped(name) ?? inUrl;
  useEffect(() => () => forgetTyped(name), [name]);
  return {
    type: 'search',
    autoComplete: 'off',
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => typeSearch(name, event.target.value),
    onBlur: writeTyped,
  } as const;
}
