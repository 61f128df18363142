import { fetchConfig } from './config-file.ts';
import { isReloadSafe, publishedDeployment } from './deployment.ts';
import { keepErrors } from './early-errors.ts';
import { reloadForLostCode } from './lost-code.ts';
import { applyFirstTheme } from './theme.ts';
import { watchStart } from './watchdog.ts';
import { returnToPlace } from '../return-place.ts';

/** Skeletons start to pulse after this time, in ms; most responses arrive earlier. */
const pulseAfterMs = 1_000;

if (isTooOld()) showUnsupportedBrowser();
else startPage();

function startPage(): void {
  keepErrors();
  applyFirstTheme();
  returnToPlace();

  globalThis.configFile = fetchConfig();
  globalThis.deployments = { publishedDeployment, isReloadSafe };
  setTimeout(() => document.documentElement.setAttribute('data-pulse', ''), pulseAfterMs);

  watchStart();
  reloadForLostCode();
}

/** Whether the browser is older than the versions in index.html: their newest features are from 2023. */
function isTooOld(): boolean {
  return !CSS.supports('color', 'color-mix(in srgb, red, red)') || !knowsLookbehind();
}

function knowsLookbehind(): boolean {
  try {
    // oxlint-disable-next-line prefer-regex-literals -- Safari before 16.4 could not parse the literal.
    return new RegExp('(?<=a)b').test('ab');
  } catch {
    return false;
  }
}

function showUnsupportedBrowser(): void {
  // Runs before deferred scripts, so that the app finds no root to start in.
  document.addEventListener('readystatechange', () => {
    const root = document.querySelector<HTMLElement>('#root');
    if (!root) return;
    const heading = document.createElement('h1');
    heading.textContent = 'This browser is too old.';
    const needs = document.querySelector('#old')?.firstChild ?? '';
    root.textContent = '';
    root.append(heading, needs);
    root.id = 'boot';
    root.style.font = '4vmin sans-serif';
  });
}
