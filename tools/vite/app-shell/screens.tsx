import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App, preloadScreen } from '../../../src/app.tsx';
import { menu, screens } from '../../../src/screens.ts';
import { selectedEntry } from '../../../src/shell/menu.ts';
import { setClock } from '../../../src/ui/clock.ts';
import { keepCommon, tidy } from './tidy.ts';

/** What differs from one person and moment to the next. */
interface World {
  readonly now: number;
  readonly platform: string;
  readonly rep: string;
  readonly region: string;
}

const worlds: readonly [World, World] = [
  {
    now: Date.parse('2026-11-20T14:41:00-05:00'),
    platform: 'MacIntel',
    rep: 'One',
    region: 'california',
  },
  // A Sunday, on which a screen has no insights (rulings C9).
  {
    now: Date.parse('2027-02-07T03:08:00-05:00'),
    platform: 'Win32',
    rep: 'Another',
    region: 'florida',
  },
];

/** Where the side menu stands beside the page, and where a button opens it. */
const widths = { menu: 1440, button: 390 } as const;

/** Opens a path in a window so wide, on a platform. */
export type Go = (path: string, width: number, platform: string) => void;

/**
 * The app before any response, as templates for src/boot: one of the frame, and one for the inside of `#main` of each
 * screen. What depends on the time or the person is left out: two pictures are drawn, and what they have in common stays.
 */
export async function drawScreens(go: Go): Promise<string> {
  const templates = [`<template id="first-frame">${drawFrame(go)}</template>`];
  for (const [name, { path }] of Object.entries(screens)) {
    if (name === 'wall') continue;
    await preloadScreen(name);
    const main = drawn(go, path, widths.button, (root) => root.querySelector('#main > div'));
    const [pathname = path] = path.split('?');
    const section = name === 'telemarketer' ? 'telemarketers' : '';
    const link = selectedEntry(menu, pathname, section)?.href ?? '';
    templates.push(
      `<template data-first="${name}" data-link="${link}">${main.innerHTML}</template>`,
    );
  }
  return templates.join('\n');
}

function drawFrame(go: Go): string {
  const frame = drawn(go, screens.dashboard.path, widths.menu, (root) => {
    const grid = root.querySelector('#main')?.parentElement;
    const skip = root.querySelector('a[href="#main"]');
    const main = grid?.querySelector('#main > div');
    if (!grid || !skip || !main) throw new Error('The frame has no #main or no skip link.');
    main.replaceChildren();
    root.replaceChildren(skip, grid);
    return root;
  });
  for (const link of frame.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  frame.id = 'first';
  return frame.outerHTML;
}

/** A part of the app at a path, with only what both worlds have of it. */
function drawn(
  go: Go,
  path: string,
  width: number,
  partOf: (root: HTMLElement) => Element | null,
): Element {
  const [one, other] = worlds.map(({ now, platform, rep, region }) => {
    setClock(() => now);
    const person = path.replace(':repName', rep).replace(':telemarketer', rep);
    go(person.replace(':state', region), width, platform);
    const box = document.createElement('div');
    document.body.append(box);
    const root = createRoot(box);
    flushSync(() => root.render(<App />));
    // A copy: React goes on to change its own.
    const part = partOf(box.cloneNode(true) as HTMLElement);
    root.unmount();
    box.remove();
    return part;
  });
  if (!one || !other) throw new Error(`Nothing is drawn at ${path}.`);
  keepCommon(one, other);
  tidy(one);
  return one;
}
