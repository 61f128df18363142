import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./base.ts');
  vi.resetModules();
});

it('in a folder of the site every address is written and read with the folder', async () => {
  vi.doMock('./base.ts', () => ({ base: '/tracker', apiBase: '/tracker' }));
  vi.resetModules();
  const { canonicalPath, paths, salesRepPath, screenAt, statePath, versionPath } =
    await import('./paths.ts');
  const at = (pathname: string, search = '') => screenAt({ pathname, search });
  expect([paths.dashboard, paths.states, statePath('florida'), versionPath]).toEqual([
    '/tracker/',
    '/tracker/states',
    '/tracker/states/florida',
    '/tracker/version.json',
  ]);
  expect(salesRepPath({ sent: 'A/C' }, { sent: 'chicago' })).toBe(
    '/tracker/sales-rep/A%2FC/chicago',
  );
  expect(['/tracker', '/tracker/States/IL/', '/states/IL'].map(canonicalPath)).toEqual([
    '/tracker/',
    '/tracker/states/chicago',
    '/states/IL',
  ]);
  expect([at('/tracker/'), at('/tracker/', '?display=wall'), at('/tracker/states/x')]).toEqual([
    'dashboard',
    'wall',
    'state',
  ]);
  expect(at('/states')).not.toBe('states');
});
