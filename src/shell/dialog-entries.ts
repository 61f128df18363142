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

// Opening a dialog adds a history entry; Back, Esc and its button leave it by the browser's own history (C16).

function addEntry(dialog: string, url: string): void {
  // When the dialog closes, its row has the focus and is in view: the browser must not scroll back (see `keepScroll`).
  history.scrollRestoration = 'manual';
  writeUrl(url, { replace: isPassing(), state: { dialogs: [...lastingDialogs(), dialog] } });
  history.scrollRestoration = 'auto';
}

/** The state of the entry that was left last. */
let left: unknown;

/**
 * Closes a dialog and those above it by going back over their entries; it stays open, and the page behind it inert, until
 * the browser has done so. It closes in the URL where there is no entry: a link opened it, the history was cleared, or the
 * browser did not go back at the first press (C47).
 */
function leaveEntry(dialog: string): void {
  const all = openDialogs();
  const index = all.lastIndexOf(dialog);
  const closed = index < 0 ? [dialog] : all.slice(index);
  if (index >= 0 && canGoBack() && history.state !== left) {
    left = history.state;
    history.go(-closed.length);
    return;
  }
  const url = urlWith(Object.fromEntries(closed.map((name) => [name, ''])));
  replaceUrl(url, index < 0 ? all : all.slice(0, index));
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
