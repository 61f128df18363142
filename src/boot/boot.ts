import { requestEarly } from '../api/early-request.ts';
import { base } from '../base.ts';
import { dashboardPath } from '../calls/dashboard-path.ts';
import { returnToPlace } from '../return-place.ts';
import { fetchConfig } from './config-file.ts';
import { keepErrors } from './early-errors.ts';
import { reloadForLostFiles } from './lost-files.ts';
import { showMessage } from './message.ts';
import { applyFirstTheme } from './theme.ts';

if (isTooOld()) {
  const needs = () => document.querySelector('#old')?.textContent ?? '';
  showMessage('This browser is too old.', needs);
} else {
  keepErrors();
  reloadForLostFiles();
  returnToPlace();
  applyFirstTheme();
  globalThis.configFile = fetchConfig();
  // The dashboard's figures; the simulated center is not there yet.
  if (!__MOCK__ && location.pathname === `${base}/`) requestEarly(dashboardPath);
  // The first one takes tens of milliseconds: made while the app's code is on its way.
  setTimeout(() => new Intl.DateTimeFormat('en-US'));
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
