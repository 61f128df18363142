import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { appointmentToken } from '../../domain/appointment/token.ts';
import { placeAt } from '../../paths.ts';
import { changeDialog } from '../../shell/dialog-entries.ts';
import { shortcutKey } from '../../shell/shortcuts.ts';
import type { Store } from '../../ui/store.ts';
import type { Opened } from './opened.ts';
import { type OpenAppointment, stepFrom } from './use-open-appointment.ts';

interface StepsOptions {
  readonly open: OpenAppointment | null;
  readonly opened: Store<Opened | null>;
  /** Takes the function that handles the drawer's keys. */
  readonly onKeyRef: RefObject<(event: KeyboardEvent) => boolean>;
  /** The box of the details, which arrow keys scroll. */
  readonly body: RefObject<HTMLElement | null>;
  readonly onCopy: () => unknown;
}

/** Steps through the list of the open appointment, also by J and K and by the arrow keys; C copies. */
export function useSteps({ open, opened, onKeyRef, body, onCopy }: StepsOptions) {
  const step = (by: 1 | -1) => {
    if (!open?.list) return;
    const { rows: listed } = open.list;
    const target = stepFrom(open, listed.length, by) ?? -1;
    const row = listed[target];
    if (!row) return;
    const next = appointmentToken(row);
    opened.set((before) => before && { ...before, token: next, row, place: target });
    changeDialog('appointment', next);
  };
  useEffect(() => {
    onKeyRef.current = (event) => {
      const arrow = event.ctrlKey || event.metaKey || event.altKey ? 0 : (arrows[event.key] ?? 0);
      if (arrow !== 0 && !scrolls(event, body.current)) {
        event.preventDefault();
        step(arrow);
      }
      const key = shortcutKey(event);
      if (key === 'J' || key === 'K') step(key === 'J' ? 1 : -1);
      if (key === 'C') void onCopy();
      return false;
    };
  });
  return step;
}

const arrows: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Whether an arrow key scrolls the focused details instead of stepping. */
function scrolls({ key, target }: KeyboardEvent, body: HTMLElement | null): boolean {
  if (!body || key === 'ArrowLeft' || key === 'ArrowRight') return false;
  return body.contains(target as Node) && body.scrollHeight > body.clientHeight;
}

/** Gives the focus back to the row of the appointment when the drawer closes. */
export function useFocusBack(opened: Store<Opened | null>, token: string): void {
  const latest = useRef(token);
  useEffect(() => {
    latest.current = token;
  }, [token]);
  useEffect(() => {
    const place = placeAt(location);
    return () => {
      // On another screen its heading takes the focus.
      if (placeAt(location) === place) focusRow(opened.get(), latest.current);
    };
  }, [opened]);
}

/** Focuses the row in the card that opened the drawer; without one, as after a reload, anywhere on the screen. */
function focusRow(opened: Opened | null, token: string): void {
  const card = opened?.token === token && opened.card?.isConnected ? opened.card : null;
  const box = card ?? document.getElementById('main');
  // The dialog gave the focus back to the row that opened it, but the drawer may have stepped on since.
  box?.querySelector<HTMLElement>(`[data-appointment="${CSS.escape(token)}"]`)?.focus();
  if (document.activeElement === document.body) box?.querySelector<HTMLElement>('h1, h2')?.focus();
}
