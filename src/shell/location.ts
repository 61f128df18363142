import { useLayoutEffect, useMemo } from 'react';
import { navigate, useLocationProperty, useSearch } from 'wouter/use-browser-location';
import { isSimulated } from '../config.ts';
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

export const currentUrl = () => location.pathname + location.search + location.hash;

/** Replaces a URL by the app's own spelling of it (A4, C7). */
export function useCanonicalUrl(): void {
  const url = useLocationProperty(currentUrl);
  useLayoutEffect(() => {
    const canonical = canonicalUrl(location);
    if (canonical !== url) replaceUrl(canonical);
  }, [url]);
}

/** wouter decodes the whole path, which loses 'A%2FB'. With '%' escaped, parameters stay raw for `decodeParam`. */
function useRawLocation(): [string, typeof goFromHere] {
  const path = usePathname();
  return [path.replaceAll('%', '%25'), goFromHere];
}

/** A link's address on this screen (C16): dashboard sections keep the view, simulated builds the scenario. */
export function fromHere(href: string, hasScenario = isSimulated): string {
  const { search } = location;
  const isDashboard = placeAt(location) === paths.dashboard;
  const section = isDashboard ? sectionHref(href, withoutAppointment(search)) : null;
  if (section !== null) return section;
  const scenario = hasScenario && new URLSearchParams(search).get('mock');
  if (!scenario) return href;
  const url = new URL(href, location.origin);
  url.searchParams.set('mock', scenario);
  return url.pathname + url.search + url.hash;
}

/** A link to a section closes the appointment's drawer. */
function withoutAppointment(search: string): string {
  return search.replaceAll(/(?<=[?&])appointment=[^&]*&?/g, '').replace(/[?&]$/, '');
}

/**
 * wouter applies `hrefs` to a link's address, not to its navigation. A new screen starts at its top, and its heading takes
 * the focus.
 */
export const goFromHere: typeof navigate = (to, options) => {
  const before = placeAt(location);
  const url = typeof to === 'string' ? fromHere(to) : to;
  writeUrl(url, { ...options, replace: isPassing() || options?.replace === true });
  if (placeAt(location) === before || options?.replace) return;
  window.scrollTo({ top: 0 });
  // Between two people's pages the link may stay.
  document.querySelector<HTMLElement>('#main :focus')?.blur();
};

export const routerOptions = { hook: useRawLocation, hrefs: (href: string) => fromHere(href) };

export function useHref(href: string): string {
  return useLocationProperty(() => fromHere(href));
}

export function useHash(): string {
  return useLocationProperty(() => location.hash.slice(1));
}

export function usePathname(): string {
  return useLocationProperty(() => canonicalPath(location.pathname));
}

export function usePlace(): string {
  return useLocationProperty(() => placeAt(location));
}

type SearchChanges = Partial<Record<SearchName, string | readonly string[]>>;

/** Changes parts of the view in the URL, replacing the entry; '' leaves a name out (C16). */
export function changeSearch(changes: SearchChanges): void {
  replaceUrl(urlWith(changes));
}

/** The same, without the hash, which names a part of the view before. */
export function changeSearchOnly(changes: SearchChanges): void {
  replaceUrl(urlWith(changes).replace(/#.*$/, ''));
}

export function urlWith(changes: SearchChanges): string {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    const [first = '', ...rest] = [value].flat();
    if (first === '') url.searchParams.delete(name);
    else url.searchParams.set(name, first);
    for (const further of rest) url.searchParams.append(name, further);
  }
  // A filter by telemarketer in the view of that name is not the person's page.
  if (telemarketerAt(location) === '' && telemarketerAt(url) !== '')
    url.searchParams.set('view', 'telemarketers');
  return url.pathname + url.search + url.hash;
}

/** Replaces the URL of this history entry, whose dialogs stay open. */
export function replaceUrl(url: string, dialogs: readonly string[] = lastingDialogs()): void {
  writeUrl(url, { replace: true, state: { dialogs } });
}

/** The dialogs that are open in this history entry, the uppermost last. A reload keeps them. */
export function openDialogs(): readonly string[] {
  const state = history.state as { readonly dialogs?: readonly string[] } | null;
  return state?.dialogs ?? [];
}

/** Dialogs that lead elsewhere: what a person chooses there takes their history entry. */
const passing: ReadonlySet<string> = new Set(['menu', 'palette']);

export const lastingDialogs = () => openDialogs().filter((name) => !passing.has(name));

export const isPassing = () => openDialogs().some((name) => passing.has(name));

/** Safari refuses more than 100 changes in 10 s: the URL then stays as it is. */
export const writeUrl: typeof navigate = (url, options) => {
  try {
    navigate(url, options);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

/** A text of the URL; '' where it is left out. */
export function searchText(name: SearchName): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

export function useSearchText(name: SearchName): string {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search).get(name) ?? '', [search, name]);
}

export function useScreenName(): string {
  return screenAt({ pathname: usePathname(), search: useSearch() });
}

export function useIsWall(): boolean {
  return useScreenName() === 'wall';
}

/**
 * A choice that lives in the URL (C16), and how to change it. The first value is the default, which the URL
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
