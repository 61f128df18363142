import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, returnToPlace } from './return-place.ts';

const replaceState = vi.fn<History['replaceState']>();
let listeners: (() => void)[] = [];

const openAt = (url: string) => vi.stubGlobal('location', new URL(url));

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  listeners = [];
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pageshow') listeners.push(listener);
  });
  vi.stubGlobal('history', { replaceState });
  replaceState.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  'https://tracker.example/sales-rep/Nora%20Castell/florida?theme=dark#notes',
  'https://tracker.example/?view=telemarketer&telemarketer=Nora+Castell',
])('comes back to %s', (url) => {
  openAt(url);
  expect(keepPlace()).toBe('https://tracker.example/');
  openAt('https://tracker.example/');
  returnToPlace();
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', new URL(url));
  returnToPlace();
  expect(replaceState).toHaveBeenCalledOnce();
});

it.each(['https://tracker.example/states', 'https://tracker.example/?display=wall'])(
  'forgets the place at %s',
  (url) => {
    openAt('https://tracker.example/validation');
    keepPlace();
    openAt(url);
    returnToPlace();
    openAt('https://tracker.example/');
    returnToPlace();
    expect(replaceState).not.toHaveBeenCalled();
  },
);

it.each([
  'Florida',
  'null',
  '{"path":"/validation"}',
  '//elsewhere',
  '/\\elsewhere/validation',
  'https://elsewhere.example/validation',
  'javascript:alert(1)',
  '/no/such/screen',
  'http://%',
])('stays where a place is stored that is none: %j', (place) => {
  openAt('https://tracker.example/');
  sessionStorage.setItem('return-place', place);
  returnToPlace();
  expect(replaceState).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('return-place')).toBeNull();
});

it('forgets the place when Back restores the page', () => {
  openAt('https://tracker.example/validation');
  keepPlace();
  for (const listener of listeners) listener();
  openAt('https://tracker.example/');
  returnToPlace();
  expect(replaceState).not.toHaveBeenCalled();
});

it('comes back to the dashboard where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', null);
  openAt('https://tracker.example/validation');
  expect(keepPlace()).toBe('https://tracker.example/');
  openAt('https://tracker.example/');
  returnToPlace();
  expect(replaceState).not.toHaveBeenCalled();
});
