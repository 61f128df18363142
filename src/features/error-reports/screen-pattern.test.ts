import { expect, it } from 'vitest';
import { screens } from '../../screens.ts';
import { screenPattern } from './screen-pattern.ts';

it.each([
  ['/', '', '/'],
  ['/', '?display=wall&show=reps', '/?display=wall'],
  ['/', '?at=10:15', '/?at=:at'],
  [
    '/',
    '?view=telemarketer&telemarketer=ana+torres',
    '/?view=telemarketer&telemarketer=:telemarketer',
  ],
  ['/sales-rep/Devon%20Hartley/florida', '?q=555', '/sales-rep/:repName/:state'],
  ['/states/california', '', '/states/:state'],
  ['/Validation', '?alert=a1', '/validation'],
  ['/Ana%20Torres', '', 'unknown'],
  ['/constructor', '', 'unknown'],
])('%s%s is told as %s', (pathname, search, pattern) => {
  expect(screenPattern({ pathname, search })).toBe(pattern);
});

it('every screen has a pattern of its own', () => {
  const places = Object.values(screens).map(({ path }) => new URL(path, 'http://page.example'));
  expect(new Set(places.map(screenPattern)).size).toBe(places.length);
  expect(places.map(screenPattern)).not.toContain('unknown');
});
