import { base } from './base.ts';
import { isNamed, type Person, readPerson } from './domain/people.ts';
import type { RowFilter, RowList } from './domain/appointment/row-filter.ts';
import { type Region, regionOf, type RegionKey } from './domain/region/region.ts';

// The only place that writes and reads the app's URLs (S2).

const home = `${base}/`;

export const paths = {
  dashboard: home,
  states: `${base}/states`,
  validation: `${base}/validation`,
  corrections: `${base}/corrections`,
  dataQuality: `${base}/data-quality`,
  historical: `${base}/historical`,
  aiInsights: `${base}/ai-insights`,
  monthlyData: `${base}/monthly-data`,
} as const;

export const versionPath = `${base}/version.json`;
export const configPath = `${base}/config.json`;

/** The sections of the dashboard that can be bookmarked (C1). */
const sections = [
  'calendars',
  'validation',
  'telemarketers',
  'appointments',
  'why',
  'api',
  'system',
] as const;
export type Section = (typeof sections)[number];

export function sectionPath(section: Section): string {
  return `${home}#${section}`;
}

export function statePath(region: RegionKey): string {
  return `${paths.states}/${region}`;
}

/** A tab of a screen, except the first; on /states, a region's sales reps. */
export function tabPath(screen: string, tab: string): string {
  return `${screen}?tab=${tab}`;
}

/** A rep's page: the name and an unknown region as the server sent them (B4), 'N/A' for no region. */
export function salesRepPath(rep: Named, region: Pick<Region, 'sent'>): string {
  return `${base}/sales-rep/${encode(rep.sent)}/${encode(region.sent)}`;
}

/** Monthly Data, at the row of the week that starts on a day. */
export function weekPath({ date }: { readonly date: string | null }): string {
  return date === null ? paths.monthlyData : `${paths.monthlyData}#week-${date}`;
}

/** Monthly Data in a month 'YYYY-MM'; in the current one without a month. */
export function monthPath(month: string | null): string {
  return month === null ? paths.monthlyData : `${paths.monthlyData}?month=${month}`;
}

/** The rows that a figure counts: a list of the dashboard, filtered (C16). */
export function rowsPath(list: RowList, filter: Partial<RowFilter> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== null && value !== '') query.set(name, String(value));
  if (list !== 'valid') query.set('tab', list);
  const search = query.size > 0 ? `?${query}` : '';
  return `${home}${search}${rowsHash}`;
}

const rowsHash = `#${'appointments' satisfies Section}`;

/** The views of `/` that fill the screen (C28), each by a name and a value in the query. */
const views = {
  wall: ['display', 'wall'],
  telemarketer: ['view', 'telemarketer'],
} as const satisfies Record<string, [SearchName, string]>;

const queryOf = (view: keyof typeof views) => views[view].join('=');

function isView(view: keyof typeof views, query: URLSearchParams): boolean {
  const [name, value] = views[view];
  return query.get(name) === value;
}

/** The names, or names with values, that a link to rows replaces in the query. */
const replacedByRows: ReadonlySet<string> = new Set([
  ...(['q', 'region', 'status', 'telemarketer', 'reason', 'rep', 'hour'] satisfies SearchName[]),
  ...(['appointment', 'beside'] satisfies SearchName[]),
  ...(['tab=valid', 'tab=invalid', 'tab=all'] satisfies `tab=${RowList}`[]),
  queryOf('telemarketer'),
]);

/** The URL of a link to a section, followed on the dashboard: keeps the view, but replaces the rows' filter; null for other links. */
export function sectionHref(href: string, search: string): string | null {
  const { pathname, search: ownSearch, searchParams: query, hash } = new URL(href, 'http://app');
  if (pathname !== home || hash === '') return null;
  if (hash !== rowsHash) return ownSearch === '' ? pathname + search + hash : null;
  for (const [name, value] of new URLSearchParams(search))
    if (
      !replacedByRows.has(name) &&
      !replacedByRows.has(`${name}=${value}`) &&
      !query.getAll(name).includes(value)
    )
      query.append(name, value);
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
}

/** A person as the server sent their name (B4). */
type Named = Pick<Person, 'sent'>;

/** A telemarketer's page, a view of the dashboard (C28); `compared`: a telemarketer to compare with. */
export function telemarketerPath(person: Named, compared: Named | null = null): string {
  const query = new URLSearchParams([[...views.telemarketer], ['telemarketer', person.sent]]);
  if (compared) query.set('beside', compared.sent);
  return `${home}?${query}`;
}

/** A telemarketer's page with one of its lists open. */
export function personRowsPath(person: Named, list: RowList): string {
  return `${telemarketerPath(person)}&tab=${list}`;
}

/** Why the appointments of a region are invalid, on its page. */
export function whyPath(region: RegionKey): string {
  return `${statePath(region)}#${'why' satisfies Section}`;
}

/** The appointments of a region that are credited to no known rep. */
export function withoutRepPath(region: RegionKey): string {
  return `${paths.corrections}?region=${region}`;
}

/** The form that corrects an appointment's rep. */
export function correctionPath(token: string): string {
  return `${paths.corrections}?correct=${token}`;
}

/** An alert in the review queue, '' for none; `tab`: its list, '' for pending alerts; `reason`: a filter of reviewed ones. */
export function alertPath(alert: string, tab = '', reason = ''): string {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries({ tab, reason, alert }))
    if (text) query.set(name, text);
  return `${paths.validation}?${query}`;
}

/** Starts a review session; the screen then removes `review` from the URL (C16). */
export const startReviewPath = `${paths.validation}?review=start`;

export const routePatterns = {
  state: `${paths.states}/:state`,
  salesRep: `${base}/sales-rep/:repName/:state`,
} as const;

// encodeURIComponent throws on a lone surrogate. '.' and '..' can't be encoded: browsers resolve them as folders.
function encode(segment: string): string {
  return encodeURIComponent(segment.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}

/** A path parameter, decoded; null when the URL is malformed. */
export function decodeParam(raw: string | undefined): string | null {
  if (raw === undefined) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/** The region of a URL by any of its names (A4); null for an unknown one (C7). */
export function regionParam(raw: string | undefined): RegionKey | null {
  return regionOf(decodeParam(raw) ?? '');
}

/** The parts of a path behind the app's folder, the screen's name first; a path elsewhere is one part. */
function partsOf(pathname: string): readonly string[] {
  return `${pathname}/`.startsWith(home) ? pathname.slice(home.length).split('/') : [pathname];
}

const screenNames: ReadonlySet<string | undefined> = new Set(
  [...Object.values(paths), ...Object.values(routePatterns)].map((path) => partsOf(path)[0]),
);

/** The index of the region among the parts after the screen's name. */
const regionIndexes: ReadonlyMap<string, number> = new Map([
  ['states', 0],
  ['sales-rep', 1],
]);

/** A path in the app's own spelling (A4, C7). Of unknown paths and names of reps only double slashes change. */
export function canonicalPath(path: string): string {
  // As a URL, `//validation` names another host, which the browser refuses to write.
  const pathname = path.replaceAll(/\/{2,}/g, '/');
  const [screen = '', ...rest] = partsOf(pathname.replace(/\/$/, ''));
  const name = screen.toLowerCase();
  if (!screenNames.has(name)) return pathname;
  const place = regionIndexes.get(name);
  const parts = rest.map((part, index) => (index === place ? regionParam(part) : null) ?? part);
  return home + [name, ...parts].join('/');
}

/** Whether a path is of a screen; else the app shows its 404. */
export function isScreenPath(pathname: string): boolean {
  return screenNames.has(partsOf(canonicalPath(pathname))[0]);
}

function regionNames(pathname: string): readonly SearchName[] {
  return pathname === paths.states ? ['tab'] : ['region', 'log-region'];
}

/** The most characters of a search (C16). */
export const longestSearch = 200;

/** A URL in the app's own spelling (A4, C7), without its origin. */
export function canonicalUrl({ pathname, search, hash }: Location): string {
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
  for (const name of ['q', 'log-q'] satisfies SearchName[]) {
    const text = query.get(name) ?? '';
    if (text.length <= longestSearch) continue;
    query.set(name, text.slice(0, longestSearch));
    isSame = false;
  }
  return path + (isSame ? search : `?${query}`) + hash;
}

/** The names in the URL's query (C16). */
export type SearchName =
  | 'view'
  | 'tab'
  | 'alert'
  | 'review'
  | 'q'
  | 'region'
  | 'status'
  | 'telemarketer'
  | 'beside'
  | 'reason'
  | 'rep'
  | 'hour'
  | 'sort'
  | 'appointment'
  | 'month'
  | 'correct'
  | 'log-q'
  | 'log-region'
  | 'theme'
  | 'display'
  | 'show'
  | 'lock';

export const wallPath = `${base}/?${queryOf('wall')}`;

export const telemarketerPattern = `${base}/?${queryOf('telemarketer')}&telemarketer=:telemarketer`;

type Place = Pick<Location, 'pathname' | 'search'>;

/** The telemarketer whose page a URL is (C28), as spelled in the URL; '' for other pages. */
export function telemarketerAt({ pathname, search }: Place): string {
  if (pathname !== home || !search.includes(queryOf('telemarketer'))) return '';
  const query = new URLSearchParams(search);
  const name = query.get('telemarketer') ?? '';
  const isPage = isView('telemarketer', query) && !isView('wall', query);
  return isPage && isNamed(readPerson(name)) ? name : '';
}

/** Identifies a screen: its path, or a telemarketer's page with the name. */
export function placeAt(at: Place): string {
  const name = telemarketerAt(at);
  return name === '' ? canonicalPath(at.pathname) : telemarketerPath({ sent: name });
}

/** Whether a URL is the wall's (C1). */
export const isWall = ({ pathname, search }: Place): boolean =>
  pathname === home && isView('wall', new URLSearchParams(search));

/** The screen at a URL, by its folder in src/routes; for a 404 a text that is no screen's name. */
export function screenAt(at: Place): string {
  const { pathname } = at;
  if (telemarketerAt(at) !== '') return 'telemarketer';
  if (pathname === home) return isWall(at) ? 'wall' : 'dashboard';
  const [first = '', second = ''] = partsOf(pathname).map((part) => part.toLowerCase());
  return first === 'states' && second !== '' ? 'state' : first;
}
