import { screenAt } from '../paths.ts';
import { fetchConfig } from './config-file.ts';
import { isReloadSafe, publishedDeployment } from './deployment.ts';
import { sendEarlyRequests } from './early-requests.ts';
import { showAppShell } from './app-shell.ts';
import { keepErrors, keepPaletteKey } from './keep.ts';
import { applyFirstTheme } from './theme.ts';
import { isTooOld, showUnsupportedBrowser } from './too-old.ts';
import { watchStart } from './watchdog.ts';
import { safeStorage } from '../ui/store.ts';

// A classic script in the head; the build defines __BOOT__.

/** Skeletons pulse from then on, in ms; most responses come sooner. */
const pulseMs = 1_000;

if (isTooOld()) showUnsupportedBrowser();
else start();

function start(): void {
  keepErrors();
  applyFirstTheme();
  reserveSinceStrip();

  const screen = screenAt(location);
  const { requests = [], files = [] } = new Map(Object.entries(__BOOT__)).get(screen) ?? {};
  files.forEach(fillCache);
  sendEarlyRequests(requests, screen === 'wall' ? requests.length : 1);
  if (screen !== 'wall') keepPaletteKey();
  globalThis.configFile = fetchConfig();
  globalThis.deployments = { publishedDeployment, isReloadSafe };
  showAppShell();
  setTimeout(() => document.documentElement.setAttribute('data-pulse', ''), pulseMs);

  watchStart();
}

function fillCache(file: string): void {
  fetch(file)
    .then(async (response) => response.blob())
    .catch(() => undefined);
}

function reserveSinceStrip(): void {
  const [from = '', until = ''] = (safeStorage('local').get('last-look') ?? '').split('|');
  if (+from <= Date.now() && Date.now() < +until)
    document.documentElement.setAttribute('data-since', '');
}
