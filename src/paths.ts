import { useMemo } from 'react';
import { navigate, useLocationProperty, useSearch } from 'wouter/use-browser-location';
import { regionKeys, type RegionKey } from './domain/region.ts';
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

/** A rep's page. The name stands in the URL as the server sent it (rulings B4), whatever is in it. */
export function salesRepPath(name: string, region: string): string {
  return `/sales-rep/${encode(name)}/${encode(region)}`;
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

/** The region of a URL: exactly one of the four keys, or null (rulings C7). */
export function regionParam(raw: string | undefined): RegionKey | null {
  const text = decodeParam(raw);
  return regionKeys.find((key) => key === text) ?? null;
}

/**
 * wouter decodes the path once as a whole, after which 'A%2FB' and '100%' cannot be told apart. With
 * every '%' escaped first, parameters arrive raw and `decodeParam` decodes them once.
 */
function useRawLocation(): [string, typeof goFromHere] {
  const path = useLocationProperty(() => location.pathname);
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

/** The path of the URL as it stands in the address bar. */
export function usePathname(): string {
  return useLocationProperty(() => location.pathname);
}

/** The names of the URL's query that hold the view (rulings C16). */
type SearchName =
  | 'view'
  | 'tab'
  | 'alert'
  | 'q'
  | 'region'
  | 'theme'
  | 'display'
  | 'show'
  | 'lock'
  | 'health';

/** Changes parts of the view in the URL, replacing the entry; '' leaves a name out (rulings C16). */
export function changeSearch(changes: Partial<Record<SearchName, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
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
  const [, first = '', second = ''] = pathname.split('/');
  return first === 'states' && second !== '' ? 'state' : first;
}

/**
 * A choice that lives in the URL (rulings C16): its value, and a way to change it that replaces the entry.
 * The default, which is the first, is left out; an unknown value is the default.
 */
export function useSearchChoice<V extends string>(
  name: SearchName,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] {
  const [fallback] = values;
  const asked = useSearchText(name);
  const value = values.find((entry) => entry === asked) ?? fallback;
  return [value, (next) => changeSearch({ [name]: next === fallback ? '' : next })];
}
