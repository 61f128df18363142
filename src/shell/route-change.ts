import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { slugOf } from '../domain/text/format.ts';
import { usePlace } from './location.ts';

/** The place of the screen that was shown last; null before the first. */
export const LastPlaceContext = createContext<{ current: string | null }>({ current: null });

/** For a screen's heading, which takes the focus after a route change, unless a control that is still there has it. */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = usePlace();
  const lastRef = use(LastPlaceContext);
  useEffect(() => {
    const before = lastRef.current;
    lastRef.current = place;
    if (before === null || before === place) return;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    const id = location.hash.slice(1);
    // The dashboard scrolls by itself, once the card is drawn.
    if (id !== '' && document.getElementById(id)?.dataset['card']) scrollToSection(id);
  }, [lastRef, place]);
  return heading;
}

/** Whether the page was reloaded, or the browser came back to it from another site. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type: unknown = navigation && Reflect.get(navigation, 'type');
  return type === 'reload' || type === 'back_forward';
}

const markedForMs = 2_000;

/** Scrolls to a section of the dashboard, to a card ('validation-rules'), or to the top, focuses its heading, and marks it for two seconds; false if it is missing. */
export function scrollToSection(section: string | undefined): boolean {
  if (!section) {
    window.scrollTo({ top: 0 });
    return true;
  }
  const cards = document.querySelectorAll<HTMLElement>('[data-card]');
  const target =
    document.querySelector<HTMLElement>(`#${CSS.escape(section)}`) ??
    Array.from(cards).find(({ dataset }) => slugOf(dataset['card'] ?? '') === section);
  if (!target) return false;
  target.querySelector<HTMLElement>('h3 > [aria-expanded="false"]')?.click();
  target.scrollIntoView();
  if (!document.querySelector('dialog[open]'))
    target.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
  const mark = String(performance.now());
  target.dataset['goal'] = mark;
  setTimeout(() => {
    if (target.dataset['goal'] === mark) delete target.dataset['goal'];
  }, markedForMs);
  return true;
}
