import { useLayoutEffect, useMemo } from 'react';
import { navigate, useLocationProperty, useSearch } from 'wouter/use-browser-location';
import { simulated } from '../config.ts';
import {
  canonicalPath,
  canonicalUrl,
  paths,
  placeAt,
  screenAt,
  sectionHref,
  telemarketerAt,
  type SearchName,
} from '../paths.ts';

const currentUrl = () => location.pathname + location.search + location.hash;

/** Replaces a URL by the app's own spelling of it (rulings A4, C7). */
export function useCanonicalUrl(): void {
  const url = useLocationProperty(currentUrl);
  useLayoutEffect(() => {
    const canonical = canonicalUrl(location);
    if (canonical !== url) navigate(canonical, { replace: true });
  }, [url]);
}

/** wouter decodes the whole path, which loses 'A%2FB'. With '%' escaped first, parameters arrive raw for `decodeParam`. */
function useRawLocation(): [string, typeof goFromHere] {
  const path = usePathname();
  return [path.replaceAll('%', '%25'), goFromHere];
}

/** Where a link leads from here (rulings C16): dashboard sections keep the view, simulated builds the scenario. */
export function fromHere(href: string, isSimulated = simulated): string {
  const { search } = location;
  const isDashboard = placeAt(location) === paths.dashboard;
  const section = isDashboard ? sectionHref(href, withoutMoment(search)) : null;
  if (section !== null) return section;
  const scenario = isSimulated && new URLSearchParams(search).get('mock');
  if (!scenario) return href;
  const url = new URL(href, location.origin);
  url.searchParams.set('mock', scenario);
  return url.pathname + url.search + url.hash;
}

/** A section is gone to without the appointment that is open over it. */
function withoutMoment(search: string): string {
  return search.replaceAll(/(?<=[?&])appointment=[^&]*&?/g, '').replace(/[?&]$/, '');
}

/** wouter applies `hrefs` to what a link shows, not to where it goes. */
const goFromHere: typeof navigate = (to, options) => {
  navigate(typeof to === 'string' ? fromHere(to) : to, options);
};

export const routerOptions = { hook: useRawLocation, hrefs: (href: string) => fromHere(href) };

export function useHref(href: string): string {
  return useLocationProperty(() => fromHere(href));
}

export function useHash(): string {
  return useLocationProperty(() => location.hash.slice(1));
}

/** The path of the URL in the app's own spelling. */
export function usePathname(): string {
  return useLocationProperty(() => canonicalPath(location.pathname));
}

/** `placeAt` of the URL. */
export function usePlace(): string {
  return useLocationProperty(() => placeAt(location));
}

type SearchChanges = Partial<Record<SearchName, string | readonly string[]>>;

/** Changes parts of the view in the URL, replacing the entry; '' leaves a name out (rulings C16). */
export function changeSearch(changes: SearchChanges): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    const [first = '', ...rest] = [value].flat();
    if (first === '') url.searchParams.delete(name);
    else url.searchParams.set(name, first);
    for (const each of rest) url.searchParams.append(name, each);
  }
  // A filter by telemarketer in the view of that name is not the person's page.
  if (telemarketerAt(location) === '' && telemarketerAt(url) !== '')
    url.searchParams.set('view', 'telemarketers');
  navigate(url.pathname + url.search + url.hash, { replace: true });
}

/** A text that lives in the URL, as it stands there now: '' where it is left out. */
export function searchText(name: SearchName): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/** A text that lives in the URL: '' where it is left out. */
export function useSearchText(name: SearchName): string {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search).get(name) ?? '', [search, name]);
}

/** `screenAt` of the URL. */
export function useScreenName(): string {
  return screenAt({ pathname: usePathname(), search: useSearch() });
}

export function useIsWall(): boolean {
  return useScreenName() === 'wall';
}

/**
 * A choice that lives in the URL (rulings C16), and how to change it. The first value is the default, which the URL
 * leaves out. Where two cards share a name, `?tab=invalid&tab=patterns`, the other card's values stay.
 */
export function useSearchChoice<V extends string>(
  name: SearchName,
  values: readonly [V, ...V[]],
  othersValues: readonly string[] = [],
): [V, (value: V) => void] {
  const [fallback] = values;
  const sent = new URLSearchParams(useSearch()).getAll(name);
  const change = (next: V) => {
    const now = new URLSearchParams(location.search).getAll(name);
    const others = now.filter((value) => othersValues.includes(value));
    changeSearch({ [name]: next === fallback ? others : [...others, next] });
  };
  return [values.find((value) => sent.includes(value)) ?? fallback, change];
}
