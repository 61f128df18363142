import { useLocationProperty } from 'wouter/use-browser-location';
import { placeAt, type SearchName } from '../paths.ts';
import {
  currentUrl,
  goFromHere,
  isPassing,
  lastingDialogs,
  openDialogs,
  replaceUrl,
  searchText,
  urlWith,
  writeUrl,
} from './location.ts';

// Opening a dialog adds a history entry; Back, Esc and its button leave it by the browser's own history (rulings C16).

function addEntry(dialog: string, url: string): void {
  // When the dialog closes, its row has the focus and is in view: the browser must not scroll back (see `keepScroll`).
  history.scrollRestoration = 'manual';
  writeUrl(url, { replace: isPassing(), state: { dialogs: [...lastingDialogs(), dialog] } });
  history.scrollRestoration = 'auto';
}

/**
 * Closes a dialog and those above it: at once in the URL, then by going back over their entries. A dialog that a link
 * opened has no entry, and a history that was cleared has nothing to go back to (rulings C47).
 */
function leaveEntry(dialog: string): void {
  const all = openDialogs();
  const index = all.lastIndexOf(dialog);
  const closed = index < 0 ? [dialog] : all.slice(index);
  const url = urlWith(Object.fromEntries(closed.map((name) => [name, ''])));
  replaceUrl(url, all.slice(0, all.length - (index < 0 ? 0 : closed.length)));
  if (index >= 0 && canGoBack()) history.go(-closed.length);
}

const canGoBack = () => ('navigation' in globalThis ? navigation.canGoBack : history.length > 1);

/** A dialog that the URL does not name, and how to open and close it. */
export function useDialog(name: string): readonly [boolean, (open: boolean) => void] {
  const isOpen = useLocationProperty(() => openDialogs().includes(name));
  const change = (open: boolean) => {
    if (open) addEntry(name, currentUrl());
    else if (openDialogs().includes(name)) leaveEntry(name);
  };
  return [isOpen, change];
}

/** Opens a screen's `useDialog` from anywhere; on the screen itself its view stays. */
export function openDialogOf(place: string, name: string): void {
  if (placeAt(location) !== place) goFromHere(place);
  addEntry(name, currentUrl());
}

/** Opens a dialog that the URL names, steps inside it, which replaces its entry, or closes it with ''. */
export function changeDialog(name: SearchName, value: string): void {
  const before = searchText(name);
  if (value === before) return;
  if (value === '') leaveEntry(name);
  else if (before === '') addEntry(name, urlWith({ [name]: value }));
  else replaceUrl(urlWith({ [name]: value }));
}
