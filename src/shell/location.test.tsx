import { assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { Router, useRoute } from 'wouter';
import {
  canonicalPath,
  decodeParam,
  regionParam,
  routePatterns,
  salesRepPath,
  screenAt,
} from '../paths.ts';
import { fromHere, routerOptions, useCanonicalUrl } from './location.ts';
import { readRegion, regionKeys, regions } from '../domain/region/region.ts';

/** The app's own router on the route of the reps: goes to a path, and gives what the route is handed, read. */
function repRoute() {
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <Router {...routerOptions}>{children}</Router>
  );
  const { result } = renderHook(() => useRoute(routePatterns.salesRep), { wrapper });
  return (path: string) => {
    act(() => navigate(new URL(path, location.origin).pathname, { replace: true }));
    const [, params] = result.current;
    return params && [decodeParam(params.repName), regionParam(params.state)];
  };
}

/** Texts that break careless routers. */
const nasty = [
  ...'% %2F %25 %E0%A4%A ../ ./ // \\ ? # & = + ; : @ ~ *'.split(' '),
  'A/C Crew & Sons',
  '100% Jim',
  'Zoë Łukasz',
  'עברית',
  '👩‍👩‍👧‍👦',
  ' ',
  '\t\n\u0000',
  '\u202E\uFEFF',
  '__proto__',
  'n'.repeat(200),
];
const pieces = oneof(
  string({ unit: 'grapheme', maxLength: 12 }),
  string({ unit: 'binary', maxLength: 12 }),
  constantFrom(...nasty),
);
const names = tuple(pieces, pieces, pieces)
  .map((parts) => parts.join(''))
  // An empty name, and the two that browsers take for folders.
  .filter((name) => !['', '.', '..'].includes(name));

describe('a rep name travels through the URL exactly (B4)', () => {
  it('for any text in any region, through the router as the app sets it up', () => {
    const goTo = repRoute();
    assert(
      property(names, constantFrom(...regionKeys), (name, region) => {
        expect(goTo(salesRepPath({ sent: name }, regions[region]))).toEqual([name, region]);
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });

  it('except a lone surrogate, which no URL can contain', () => {
    expect(repRoute()(salesRepPath({ sent: 'a\uD83Db' }, regions.florida))).toEqual([
      'a\uFFFDb',
      'florida',
    ]);
  });
});

describe('reading a URL', () => {
  it.each(['%E0%A4%A', '100%', '%ED%A0%80', '%'])('gives null for the malformed %s', (raw) => {
    expect(decodeParam(raw)).toBeNull();
  });

  it.each([
    ['california', 'california'],
    ['chicago', 'chicago'],
    ['Chicago', 'chicago'],
    ['illinois', 'chicago'],
    ['IL', 'chicago'],
    ['atlantis', null],
    ['__proto__', null],
    ['%E0%A4%A', null],
    [undefined, null],
  ])('knows a region by its key and its names: %s (A4)', (raw, region) => {
    expect(regionParam(raw)).toBe(region);
  });
});

describe('a URL in another spelling (A4, C7)', () => {
  it.each([
    ['/', '/'],
    ['/states/', '/states'],
    ['/STATES', '/states'],
    ['/states/Illinois', '/states/chicago'],
    ['/States/il/', '/states/chicago'],
    ['/states/Atlantis', '/states/Atlantis'],
    ['/sales-rep/Devon%20Hartley/IL', '/sales-rep/Devon%20Hartley/chicago'],
    ['/Sales-Rep/A%2fC%20FL/Fl', '/sales-rep/A%2fC%20FL/florida'],
    ['/sales-rep/IL/Atlantis', '/sales-rep/IL/Atlantis'],
    ['/sales-rep/IL', '/sales-rep/IL'],
    ['/Data-Quality/', '/data-quality'],
    ['/states/%E0%A4%A', '/states/%E0%A4%A'],
    ['/No/Such/Screen/', '/No/Such/Screen/'],
    ['//states', '/states'],
  ])('%s is %s', (sent, path) => {
    expect(canonicalPath(sent)).toBe(path);
    expect(canonicalPath(path)).toBe(path);
  });

  it.each([
    ['/States/IL?mock=5k#top', '/states/chicago?mock=5k#top'],
    ['//validation?alert=a1', '/validation?alert=a1'],
    ['//states/', '/states'],
    ['/states//IL//', '/states/chicago'],
    ['//', '/'],
    ['/\\evil', '/evil'],
    ['/states?tab=Illinois&mock=5k', '/states?tab=chicago&mock=5k'],
    ['/?tab=Illinois&region=IL&q=a%20b', '/?tab=Illinois&region=chicago&q=a+b'],
    ['/corrections?region=Atlantis&q=a%20b', '/corrections?region=Atlantis&q=a%20b'],
    [`/validation?q=${'n'.repeat(201)}`, `/validation?q=${'n'.repeat(200)}`],
    [`/?log-q=${'n'.repeat(250)}&q=ann`, `/?log-q=${'n'.repeat(200)}&q=ann`],
  ])('%s is replaced by %s', (sent, url) => {
    history.replaceState(null, '', location.origin + sent);
    const entries = history.length;
    renderHook(useCanonicalUrl);
    expect(location.pathname + location.search + location.hash).toBe(url);
    expect(history.length).toBe(entries);
  });

  it('is replaced after a later navigation too', () => {
    history.replaceState(null, '', '/states/chicago');
    renderHook(useCanonicalUrl);
    act(() => navigate('/states/Illinois'));
    expect(location.pathname).toBe('/states/chicago');
  });
});

it.each([
  ['florida', 'florida'],
  [' IL ', 'chicago'],
  [' Atlantis ', 'Atlantis'],
  ['', 'N%2FA'],
])("a rep's page in the region %j ends in %s", (region, part) => {
  expect(salesRepPath({ sent: 'Ann' }, readRegion(region))).toBe(`/sales-rep/Ann/${part}`);
});

it.each([
  ['/', 'dashboard'],
  ['/?display=wall&show=none', 'wall'],
  ['/?view=telemarketer', 'dashboard'],
  ['/?view=telemarketer&telemarketer=Ana+Torres', 'telemarketer'],
  ['/?view=telemarketer&telemarketer=N%2Fa', 'dashboard'],
  ['/?view=telemarketer&telemarketer=%20', 'dashboard'],
  ['/?view=telemarketer&telemarketer=Ana&display=wall', 'wall'],
  ['/?at=2026-11-20T10:15', 'dashboard'],
  ['/states?display=wall', 'states'],
  ['/states/', 'states'],
  ['/states/arizona', 'state'],
  ['/sales-rep/Devon%20Hartley/california', 'sales-rep'],
  ['/monthly-data', 'monthly-data'],
])('knows the screen at %s', (url, name) => {
  expect(screenAt(new URL(url, 'http://site'))).toBe(name);
});

describe('a link (C16)', () => {
  it.each([
    ['/?mock=first-day', '/states', '/states?mock=first-day'],
    ['/?mock=5k&q=ann', '/states?tab=chicago', '/states?tab=chicago&mock=5k'],
    ['/states?mock=5k', '/#calendars', '/?mock=5k#calendars'],
    ['/?mock=5k&view=sales-rep', '/#calendars', '/?mock=5k&view=sales-rep#calendars'],
    ['/?view=sales-rep', '/states', '/states'],
    ['/?tab=invalid&appointment=a1', '/#api', '/?tab=invalid#api'],
    ['/?appointment=a1&tab=invalid', '/#api', '/?tab=invalid#api'],
    ['/?appointment=a1', '/#api', '/#api'],
  ])('from %s to %s leads to %s in a simulated build', (here, href, there) => {
    history.replaceState(null, '', here);
    expect(fromHere(href, true)).toBe(there);
  });
});
