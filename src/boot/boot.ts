import { screenAt } from '../paths.ts';
import { fetchConfig } from './config-file.ts';
import { dropCredentials, hasCredentials } from './credentials.ts';
import { isReloadSafe, publishedDeployment } from './deployment.ts';
import { sendEarlyRequest } from './early-request.ts';
import { showFirstFigures } from './first-figures.ts';
import { keepErrors, keepPaletteKey, withholdCompositionKeys } from './keep.ts';
import { applyFirstTheme } from './theme.ts';
import { isTooOld, showUnsupportedBrowser } from './too-old.ts';
import { watchStart } from './watchdog.ts';
import { safeStorage } from '../ui/store.ts';

/** Skeletons start to pulse after this time, in ms; most responses arrive earlier. */
const pulseAfterMs = 1_000;

if (hasCredentials()) dropCredentials();
else if (isTooOld()) showUnsupportedBrowser();
else start();

function start(): void {
  keepErrors();
  withholdCompositionKeys();
  applyFirstTheme();
  reserveChangesStrip();

  const screen = screenAt(location);
  const isDashboard = screen === 'dashboard';
  if (isDashboard && __BOOT__.isEarly) void showFirstFigures(sendEarlyRequest().response);
  new Map(Object.entries(__BOOT__.files)).get(screen)?.forEach(fillCache);
  if (screen !== 'wall') {
    document.documentElement.dataset['frame'] = isDashboard ? 'figures' : 'empty';
    keepPaletteKey();
  }
  globalThis.configFile = fetchConfig();
  globalThis.deployments = { publishedDeployment, isReloadSafe };
  setTimeout(() => document.documentElement.setAttribute('data-pulse', ''), pulseAfterMs);

  watchStart();
}

function fillCache(file: string): void {
  fetch(file)
    .then(async (response) => response.blob())
    .catch(() => undefined);
}

function reserveChangesStrip(): void {
  const [from = '', until = ''] = (safeStorage('local').get('last-look') ?? '').split('|');
  if (+from <= Date.now() && Date.now() < +until)
    document.documentElement.setAttribute('data-since', '');
}
