const rowSelector = 'li, tr';
const controlSelector = 'a[href], button, input, select, textarea, [tabindex]';
/** What covers the page or is drawn over it: its focus comes from elsewhere. */
const layerSelector = 'dialog, [data-toasts]';
/** Takes the focus of a toast that closes, also when it was the last one. */
const noToasts = '[data-toasts]:not(:has(li))';

/** Where the focus is, and what takes it when its element goes (C46). */
interface Place {
  readonly element: HTMLElement;
  /** Its row, the rows after it, then those before it, the nearest first. */
  readonly rows: readonly Element[];
  readonly list: Element | null;
  /** Of its row in the list. */
  readonly rowIndex: number;
  /** Of the element among the controls of its row. */
  readonly controlIndex: number;
  /** Its card, or the dialog around it. */
  readonly box: Element | null;
  readonly layer: Element | null;
  /** The last place outside of its layer. */
  readonly outside: Place | null;
}

function placeOf(element: HTMLElement, before: Place | null): Place {
  const row = element.closest(rowSelector);
  const list = row?.parentElement ?? null;
  const siblings = list ? [...list.children] : [];
  const at = row ? siblings.indexOf(row) : -1;
  const layer = element.closest(layerSelector);
  return {
    element,
    rows: [...siblings.slice(Math.max(at, 0)), ...siblings.slice(0, Math.max(at, 0)).toReversed()],
    list,
    rowIndex: at,
    controlIndex: row ? controlsOf(row).indexOf(element) : -1,
    box: element.closest('[data-card], dialog'),
    layer,
    outside: outsideOf(layer, before),
  };
}

/** The last place outside of a layer; the page itself has none, so that no closed dialog is kept. */
function outsideOf(layer: Element | null, before: Place | null): Place | null {
  if (layer === null) return null;
  for (let place = before; place; place = place.outside)
    if (place.layer === layer) return place.outside;
  return before;
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controlSelector)];
}

/** The same control of the next row, else of the row before, else the heading of its card, else of the screen. */
function successorOf(place: Place): HTMLElement | null {
  const { rows, list, rowIndex, controlIndex, box, outside } = place;
  const near = [...(list?.isConnected ? list.children : [])]
    .map((row, at) => ({ row, distance: Math.abs(at - rowIndex) }))
    .toSorted((a, b) => a.distance - b.distance);
  for (const row of [...rows, ...near.map((nearRow) => nearRow.row)]) {
    const controls = row.isConnected ? controlsOf(row) : [];
    const control = controls[controlIndex] ?? controls[0];
    if (control) return control;
  }
  const isShown = box?.isConnected && (box.matches('[data-card]') || box.hasAttribute('open'));
  const heading = isShown && box.querySelector<HTMLElement>(':is(h2, h3)[tabindex]');
  if (heading) return heading;
  if (outside) return outside.element.isConnected ? outside.element : successorOf(outside);
  return document.querySelector<HTMLElement>('#main h1');
}

/** Whether one of these changes took the element out of the page, and put it back. */
function isMoved(element: Element, changes: readonly MutationRecord[]): boolean {
  return changes.some(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(element)),
  );
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(noToasts);
}

/** Runs it after the effects of what was just drawn, which may move the focus themselves. */
function afterEffects(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    act();
  });
  port1.start();
  port2.postMessage(null);
}

/**
 * Gives the focus to the successor of a row or control that goes while it has the focus, and back to one that is moved.
 * A focus that was moved elsewhere stays there. Nothing scrolls. Returns an unsubscribe function.
 */
export function keepFocus(): () => void {
  let place: Place | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.matches('[data-toasts]'))
      place = placeOf(target, place);
  };
  const restore = (lost: Place) => {
    if (lost !== place || !isFocusLost()) return;
    const heir = lost.element.isConnected ? lost.element : successorOf(lost);
    heir?.focus({ preventScroll: true });
  };
  const onChange = (changes: readonly MutationRecord[]) => {
    const current = place;
    if (!current) return;
    // The rows around it may have changed.
    if (document.activeElement === current.element) place = placeOf(current.element, current);
    else if (isFocusLost() && (!current.element.isConnected || isMoved(current.element, changes)))
      afterEffects(() => restore(current));
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}
