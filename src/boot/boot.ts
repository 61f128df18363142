import { screenAt } from '../paths.ts';
import { sendEarlyRequests } from './early-requests.ts';
import { showAppShell } from './app-shell.ts';
import { applyFirstTheme } from './theme.ts';
import { watchStart } from './watchdog.ts';

// A classic script in the head; the build defines __BOOT__.

/** Skeletons pulse from then on, in ms; most responses come sooner. */
const pulseMs = 1_000;

applyFirstTheme();

const { requests = [], files = [] } =
  new Map(Object.entries(__BOOT__)).get(screenAt(location)) ?? {};
for (const href of files) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
sendEarlyRequests(requests);
showAppShell();
setTimeout(() => document.documentElement.setAttribute('data-pulse', ''), pulseMs);

watchStart();
