import type { Mounted } from '../mount/mounted.tsx';

// For the files that import these from here: new ones import each from its own file.
export { openApp } from '../mount/open-app.tsx';
export { card, expectState, inCard } from './page.ts';
export type App = Mounted;
