import {
  paths,
  replayPath,
  routePatterns,
  screenAt,
  telemarketerPattern,
  wallPath,
} from '../../paths.ts';

const patterns = new Map<string, string>([
  ...Object.values(paths).map((path) => [path.slice(1), path] as const),
  ['dashboard', paths.dashboard],
  ['wall', wallPath],
  ['replay', replayPath(':at')],
  ['telemarketer', telemarketerPattern],
  ['state', routePatterns.state],
  ['sales-rep', routePatterns.salesRep],
]);

/** The screen at a URL as a pattern, without the names in it: '/sales-rep/:repName/:state'; 'unknown' for a 404. */
export function screenPattern(place: Pick<Location, 'pathname' | 'search'>): string {
  return patterns.get(screenAt(place)) ?? 'unknown';
}
