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
import { createStore, useStore } from '../ui/store.ts';

const currentUrl = () => location.pathname + location.search + location.hash;

/** Replaces a URL by the app's own spelling of it (rulings A4, C7). */
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

/** A link's address on this screen (rulings C16): dashboard sections keep the view, simulated builds the scenario. */
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

/** wouter applies `hrefs` to a link's address, not to its navigation. */
export const goFromHere: typeof navigate = (to, options) =>
  whenLeft(() => write(typeof to === 'string' ? fromHere(to) : to, options));

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

/** Changes parts of the view in the URL, replacing the entry; '' leaves a name out (rulings C16). */
export function changeSearch(changes: SearchChanges): void {
  whenLeft(() => replaceUrl(urlWith(changes)));
}

/** The same, without the hash, which names a part of the view before. */
export function changeSearchOnly(changes: SearchChanges): void {
  whenLeft(() => replaceUrl(urlWith(changes).replace(/#.*$/, '')));
}

function urlWith(changes: SearchChanges): string {
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

function replaceUrl(url: string): void {
  write(url, { replace: true, state: history.state as unknown });
}

/** Safari refuses more than 100 changes in 10 s: the URL then stays as it is. */
const write: typeof navigate = (url, options) => {
  try {
    navigate(url, options);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

/** The open dialogs that added a history entry, the uppermost last; kept in the entry, so that a reload keeps them. */
function openDialogs(): readonly string[] {
  const state = history.state as { readonly dialogs?: readonly string[] } | null;
  return state?.dialogs ?? [];
}

function addEntry(dialog: string, url: string): void {
  // After the dialog the focused row is in view; the browser must not scroll back to where the dialog was opened.
  history.scrollRestoration = 'manual';
  write(url, { state: { dialogs: [...openDialogs(), dialog] } });
  history.scrollRestoration = 'auto';
  addEventListener('popstate', onLeft, true);
}

/** Changes that wait until the entry of a dialog is left; null while none is being left. */
let afterLeaving: (() => void)[] | null = null;

/** Going back takes the browser a moment; changes in between would be lost. */
function whenLeft(act: () => void): void {
  if (afterLeaving) afterLeaving.push(act);
  else act();
}

/** A browser may drop the way back, and a cleared history has none (rulings C47). */
const backWithinMs = 300;

let backTimer: ReturnType<typeof setTimeout> | undefined;

function onLeft(): void {
  clearTimeout(backTimer);
  // Right after the event the browser would still scroll.
  setTimeout(() => {
    history.scrollRestoration = 'auto';
  });
  const acts = afterLeaving ?? [];
  afterLeaving = null;
  for (const act of acts) whenLeft(act);
  if (!afterLeaving) upcoming.set({});
}

/**
 * Goes back over the entry that the dialog's opening added, or, where the browser does not, replaces it. Returns whether
 * there is one.
 */
function leaveEntry(dialog: string): boolean {
  const all = openDialogs();
  const place = all.lastIndexOf(dialog);
  if (place < 0) return false;
  afterLeaving = [];
  // Before wouter's listener, so that the URL in between is never rendered.
  addEventListener('popstate', onLeft, true);
  backTimer = setTimeout(() => {
    // On a busy page the event may be right behind the timer.
    backTimer = setTimeout(() => stayAt(all.slice(0, place), all.slice(place)));
  }, backWithinMs);
  history.go(place - all.length);
  return true;
}

/** Rewrites this history entry as if its dialogs had not been opened. */
function stayAt(dialogs: readonly string[], closed: readonly string[]): void {
  const url = urlWith(Object.fromEntries(closed.map((dialog) => [dialog, ''])));
  write(url, { replace: true, state: { dialogs } });
  onLeft();
}

/**
 * A dialog that the URL does not name. Opening it adds an entry, so that Back closes it like Esc and its button
 * (rulings C16).
 */
export function useDialog(name: string): readonly [boolean, (open: boolean) => void] {
  const isOpen = useLocationProperty(() => openDialogs().includes(name));
  const change = (open: boolean) =>
    whenLeft(() => {
      if (open) addEntry(name, currentUrl());
      else leaveEntry(name);
    });
  return [isOpen, change];
}

/** Opens a screen's `useDialog` from anywhere; on the screen itself its view stays. */
export function openDialogOf(place: string, name: string): void {
  whenLeft(() => {
    if (placeAt(location) !== place) write(fromHere(place));
    addEntry(name, currentUrl());
  });
}

/**
 * Opens a dialog that the URL names, steps inside it, or closes it with '': opening adds an entry, a step replaces it,
 * closing goes back over it. A dialog that a link opened has no entry of ours: closing replaces the URL.
 */
export function changeDialog(name: SearchName, value: string): void {
  whenLeft(() => {
    const before = searchText(name);
    if (value === before) return;
    const url = urlWith({ [name]: value });
    if (before === '') addEntry(name, url);
    else if (value !== '' || !leaveEntry(name)) replaceUrl(url);
  });
  if (afterLeaving) upcoming.set((all) => ({ ...all, [name]: value }));
}

/** The texts that the URL will have once the browser has gone back. */
const upcoming = createStore<Readonly<Partial<Record<SearchName, string>>>>({});

export function dialogText(name: SearchName): string {
  return upcoming.get()[name] ?? searchText(name);
}

export function useDialogText(name: SearchName): string {
  const inUrl = useSearchText(name);
  return useStore(upcoming, (all) => all[name]) ?? inUrl;
}

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
