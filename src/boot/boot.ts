import { screenAt } from '../paths.ts';
import { sendEarlyRequests } from './early-requests.ts';
import { applyFirstTheme } from './theme.ts';
import { watchStart } from './watchdog.ts';

/** Runs before the app, as a classic script in the head; the build puts its facts in. */

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

watchStart();
