import { errorEvents } from '../../boot/early-errors.ts';
import { buildId } from '../../config.ts';
import { paths, routePatterns, screenAt, telemarketerPattern, wallPath } from '../../paths.ts';

/** Different errors of one page. */
const mostReports = 10;

/** Reports each different error of this page once, also those that src/boot kept (docs/errors.md). */
export function startErrorReports(url: string): void {
  const reported = new Set<string>();
  const onEvent = (event: Event) => {
    const report = reportOf(event, location);
    const body = JSON.stringify({ build: buildId, ...report });
    if (report === null || reported.has(body) || reported.size >= mostReports) return;
    reported.add(body);
    // This type needs no preflight on another origin.
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain;charset=utf-8' }));
  };
  for (const type of errorEvents) addEventListener(type, onEvent);
  globalThis.keptErrors?.splice(0).forEach(onEvent);
}

/**
 * An error without personal data: the screen's pattern, the class in place of a message, and the places in files of this
 * build. Null for an error without such a place, as that of a browser extension.
 */
export function reportOf(event: Event, page: Pick<Location, 'origin' | 'pathname' | 'search'>) {
  const thrown: unknown = Reflect.get(event, 'reason') ?? Reflect.get(event, 'error');
  if (!(thrown instanceof Error)) return null;
  const ownPlace = new RegExp(
    `${page.origin}/(?:assets/)?([a-z-]+-[\\w-]{8}\\.js|boot\\.js)(:\\d+:\\d+)`,
    'g',
  );
  // In Chromium a stack begins with the message.
  const lines = (thrown.stack ?? '').replace(thrown.message, '');
  const stack = Array.from(lines.matchAll(ownPlace), ([, file, place]) => `${file}${place}`);
  return stack.length === 0 ? null : { screen: patternOf(page), message: classOf(thrown), stack };
}

/** 'TypeError', 'Error: React 418': any other text of a message could be personal. */
function classOf({ name, message }: Error): string {
  const [known = 'Error'] = /^(?:[A-Z][A-Za-z]{0,40})?Error$/.exec(name) ?? [];
  const react = /^Minified React error #(\d{1,3});/.exec(message)?.[1];
  return react === undefined ? known : `${known}: React ${react}`;
}

const patterns = new Map<string, string>([
  ...Object.values(paths).map((path) => [screenAt({ pathname: path, search: '' }), path] as const),
  ['wall', wallPath],
  ['telemarketer', telemarketerPattern],
  ['state', routePatterns.state],
  ['sales-rep', routePatterns.salesRep],
]);

/** The screen at a URL, without the names in it: '/sales-rep/:repName/:state'; 'unknown' for a 404. */
function patternOf(place: Pick<Location, 'pathname' | 'search'>): string {
  return patterns.get(screenAt(place)) ?? 'unknown';
}
