import { useLayoutEffect, useMemo } from 'react';
import { navigate, useLocationProperty, useSearch } from 'wouter/use-browser-location';
import { notAvailable } from './domain/appointment/appointment.ts';
import { isBlank } from './domain/text/plain-text.ts';
import { regionOf, type RegionKey } from './domain/region/region.ts';
import { simulated } from './config.ts';

/** The only place that spells the app's URLs, to write them and to read them (spec 2, rulings C). */

export const paths = {
  dashboard: '/',
  states: '/states',
  validation: '/validation',
  corrections: '/corrections',
  dataQuality: '/data-quality',
  historical: '/historical',
  aiInsights: '/ai-insights',
  monthlyData: '/monthly-data',
} as const;

/** Names the build that is published now; it stands beside the pages of every build. */
export const versionPath = '/version.json';

/** The sections of the dashboard that can be bookmarked (rulings C1). */
export const sections = ['calendars', 'validation', 'telemarketers', 'api', 'system'] as const;
export type Section = (typeof sections)[number];

export function sectionPath(section: Section): string {
  return `${paths.dashboard}#${section}`;
}

export function statePath(region: RegionKey): string {
  return `${paths.states}/${region}`;
}

/**
 * A rep's page. The name stands in the URL as the server sent it (rulings B4), whatever is in it, and so does a region
 * that is not known; a row without one has the region 'N/A'.
 */
export function salesRepPath(name: string, region: string): string {
  const text = regionOf(region) ?? (isBlank(region) ? notAvailable : region.trim());
  return `/sales-rep/${encode(name)}/${encode(text)}`;
}

/** Patterns for the route table. */
export const routePatterns = {
  state: '/states/:state',
  salesRep: '/sales-rep/:repName/:state',
} as const;

// encodeURIComponent throws on a lone surrogate. A rep called '.' or '..' has no address: every browser
// walks those two as folders, however they are written.
function encode(segment: string): string {
  return encodeURIComponent(segment.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}

/** A path parameter as it was before `salesRepPath`, or null when the URL is malformed. */
export function decodeParam(raw: string | undefined): string | null {
  if (raw === undefined) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/** The region of a URL by its key or any of its names (rulings A4); null for another one (rulings C7). */
export function regionParam(raw: string | undefined): RegionKey | null {
  return regionOf(decodeParam(raw) ?? '');
}

const screenNames = new Set(
  [...Object.values(paths), ...Object.values(routePatterns)].map((path) => path.split('/')[1]),
);

/** Which part behind the screen's name is its region. */
const regionPlaces: ReadonlyMap<string, number> = new Map([
  ['states', 0],
  ['sales-rep', 1],
]);

/**
 * A path in the app's own spelling (rulings A4, C7): lower case, a known region by its key, nothing behind a last
 * slash. A rep's name, and a path without a screen, stay as they are.
 */
export function canonicalPath(pathname: string): string {
  const [start, screen = '', ...rest] = pathname.replace(/\/+$/, '').split('/');
  const name = screen.toLowerCase();
  if (!screenNames.has(name)) return pathname;
  const place = regionPlaces.get(name);
  const parts = rest.map((part, index) => (index === place ? regionParam(part) : null) ?? part);
  return [start, name, ...parts].join('/');
}

/** The names of the query that hold a region, on the screen at a path. */
function regionNames(pathname: string): readonly SearchName[] {
  return pathname === paths.states ? ['tab'] : ['region', 'log-region'];
}

function canonicalUrl({ pathname, search, hash }: Location): string {
  const path = canonicalPath(pathname);
  const query = new URLSearchParams(search);
  let isSame = true;
  for (const name of regionNames(path)) {
    const text = query.get(name) ?? '';
    const key = regionOf(text);
    if (key === null || key === text) continue;
    query.set(name, key);
    isSame = false;
  }
  return path + (isSame ? search : `?${query}`) + hash;
}

const currentUrl = () => location.pathname + location.search + location.hash;

/** Replaces a URL by the app's own spelling of it (rulings A4, C7). */
export function useCanonicalUrl(): void {
  const url = useLocationProperty(currentUrl);
  useLayoutEffect(() => {
    const canonical = canonicalUrl(location);
    if (canonical !== url) navigate(canonical, { replace: true });
  }, [url]);
}

/**
 * wouter decodes the path once as a whole, after which 'A%2FB' and '100%' cannot be told apart. With
 * every '%' escaped first, parameters arrive raw and `decodeParam` decodes them once.
 */
function useRawLocation(): [string, typeof goFromHere] {
  const path = usePathname();
  return [path.replaceAll('%', '%25'), goFromHere];
}

/**
 * Where a link leads from here (rulings C16): on the dashboard its sections are in the view that is open, and in
 * simulated builds every link keeps the scenario, so that a reload stays in it.
 */
export function fromHere(href: string, isSimulated = simulated): string {
  const { pathname, search } = location;
  if (pathname === paths.dashboard && href.startsWith(`${paths.dashboard}#`))
    return href.replace('#', `${search}#`);
  const scenario = isSimulated && new URLSearchParams(search).get('mock');
  if (!scenario) return href;
  const url = new URL(href, location.origin);
  url.searchParams.set('mock', scenario);
  return url.pathname + url.search + url.hash;
}

/** wouter's links say in their `href` where they lead from here, but go to what they were given. */
const goFromHere: typeof navigate = (to, options) => {
  navigate(typeof to === 'string' ? fromHere(to) : to, options);
};

export const routerOptions = { hook: useRawLocation, hrefs: (href: string) => fromHere(href) };

/** Where a link leads from here, followed as the URL changes. */
export function useHref(href: string): string {
  return useLocationProperty(() => fromHere(href));
}

/** The hash of the URL, without '#'. */
export function useHash(): string {
  return useLocationProperty(() => location.hash.slice(1));
}

/** The path of the URL in the app's own spelling. */
export function usePathname(): string {
  return useLocationProperty(() => canonicalPath(location.pathname));
}

/** The names of the URL's query that hold the view (rulings C16). */
type SearchName =
  | 'view'
  | 'tab'
  | 'alert'
  | 'q'
  | 'region'
  | 'log-q'
  | 'log-region'
  | 'theme'
  | 'display'
  | 'show'
  | 'lock'
  | 'health';

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

/** The wall display is a view of the main route, since any other path is a 404. */
export const wallPath = `${paths.dashboard}?display=wall`;

/** Whether the wall display is asked for, on the main route. */
export function useIsWall(): boolean {
  return screenAt({ pathname: usePathname(), search: useSearch() }) === 'wall';
}

/**
 * The screen at a URL by its folder in src/routes, '' for the dashboard: what its code and its first answers are
 * known by before the app runs. public/boot.js, which stands outside of the bundle, says the same.
 */
export function screenAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname === paths.dashboard)
    return new URLSearchParams(search).get('display') === 'wall' ? 'wall' : '';
  const [, first = '', second = ''] = pathname.toLowerCase().split('/');
  return first === 'states' && second !== '' ? 'state' : first;
}

/**
 * A choice that lives in the URL (rulings C16): its value, and a way to change it that replaces the entry.
 * The default, which is the first, is left out; an unknown value is the default. Where two cards share a
 * name, `?tab=invalid&tab=patterns`, the other card's values stay.
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
