// Prints the app shell of every screen: `node tools/vite/app-shell/draw.mjs`. A process of its own, since the
// app needs the globals of a browser, which the build must not have.
import { Window } from 'happy-dom';
import { openTypeScript } from '../../typescript.mjs';

const window = new Window({ url: 'http://app-shell/' });
const taken = new Set(['navigator', 'location', 'window', 'document', 'fetch', 'performance']);
for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(window)))
  if (!(name in globalThis) && !taken.has(name))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
const { document, location, history, localStorage, sessionStorage, navigator } = window;
const parts = { window, document, location, history, localStorage, sessionStorage, navigator };
for (const [name, value] of Object.entries(parts))
  Object.defineProperty(globalThis, name, { value, configurable: true });
// No response ever comes.
globalThis.fetch = () => new Promise(() => undefined);

const typescript = await openTypeScript({ env: false, mock: false });
/** @type {typeof import('./screens.tsx')} */
const { drawScreens } = await typescript.load('/tools/vite/app-shell/screens.tsx');
/** @type {import('./screens.tsx').Go} */
const go = (path, width, platform) => {
  window.happyDOM.setURL(`http://app-shell${path}`);
  window.happyDOM.setViewport({ width });
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
};
process.stdout.write(await drawScreens(go), () => process.exit(0));
