import { describe, expect, it } from 'vitest';
import { screens } from '../../screens.ts';
import { reportOf } from './report-errors.ts';

const origin = 'https://tracker.example';
const page = { origin, pathname: '/sales-rep/Devon%20Hartley/florida', search: '?q=555' };
const ours = `    at Xe (${origin}/assets/index-B95MrLLj.js:1:2345)`;

function thrown(error: Error, ...lines: readonly string[]): Event {
  error.stack = [`${error.name}: ${error.message}`, ...lines].join('\n');
  return Object.assign(new Event('error'), { error });
}

describe('a report', () => {
  it('has the screen, the class and the places in this build, innermost first', () => {
    const event = thrown(
      new TypeError("Cannot read properties of undefined (reading 'rows')"),
      ours,
      '    at https://extension.example/assets/index-B95MrLLj.js:1:1',
      `    at ${origin}/assets/Ana%20Torres-12345678.js:1:1`,
      `    at ${origin}.example/boot.js:1:1`,
      `    at ${origin}/api/boot.js:1:1`,
      `    at async ${origin}/boot.js:1:99`,
    );
    expect(reportOf(event, page)).toEqual({
      screen: '/sales-rep/:repName/:state',
      message: 'TypeError',
      stack: ['index-B95MrLLj.js:1:2345', 'boot.js:1:99'],
    });
  });

  it('reads the stacks of Firefox and Safari, of rejections too', () => {
    const reason = new RangeError('Invalid time value');
    reason.stack = `Xe@${origin}/assets/index-B95MrLLj.js:1:2345\n@${origin}/boot.js:2:3\n`;
    const event = Object.assign(new Event('unhandledrejection'), { reason });
    expect(reportOf(event, page)?.stack).toEqual(['index-B95MrLLj.js:1:2345', 'boot.js:2:3']);
  });

  it("has the number of React's errors", () => {
    const react = 'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana';
    expect(reportOf(thrown(new Error(react), ours), page)?.message).toBe('Error: React 418');
    expect(reportOf(thrown(new Error(`No ${react}`), ours), page)?.message).toBe('Error');
  });

  it.each([
    ['a message', new Error(`Devon Hartley\n    at f (${origin}/assets/devon-12345678.js:5:2)`)],
    ['a name', Object.assign(new Error('x'), { name: 'Devon Hartley' })],
    ['the name of a class', Object.assign(new Error('x'), { name: 'Devon HartleyError' })],
  ])('has nothing of %s', (_what, error) => {
    const text = JSON.stringify(reportOf(thrown(error, ours), page));
    expect(text).toContain('index-B95MrLLj.js');
    expect(text).not.toMatch(/devon/i);
  });

  it.each([
    ['an extension', ['    at f (chrome-extension://abcdef/content.js:1:2)']],
    ['another site', ['    at f (https://x.example/index-B95MrLLj.js:1:2)']],
    ['a script in the page', [`    at ${origin}/validation:1:2`]],
    ['nothing', []],
  ])('is not made of an error of %s', (_what, lines) => {
    expect(reportOf(thrown(new TypeError('x'), ...lines), page)).toBeNull();
  });

  it('is not made of a thrown value that is no error', () => {
    for (const reason of ['Ana Torres is not valid', { customer: 'Ana Torres' }, null])
      expect(reportOf(Object.assign(new Event('unhandledrejection'), { reason }), page)).toBeNull();
  });
});

const patternAt = (pathname: string, search = '') =>
  reportOf(thrown(new Error('x'), ours), { origin, pathname, search })?.screen;

it.each([
  ['/', '', '/'],
  ['/', '?display=wall&show=reps', '/?display=wall'],
  [
    '/',
    '?view=telemarketer&telemarketer=ana+torres',
    '/?view=telemarketer&telemarketer=:telemarketer',
  ],
  ['/states/california', '', '/states/:state'],
  ['/Validation', '?alert=a1', '/validation'],
  ['/Ana%20Torres', '', 'unknown'],
  ['/constructor', '', 'unknown'],
])('%s%s is reported as %s', (pathname, search, pattern) => {
  expect(patternAt(pathname, search)).toBe(pattern);
});

it('every screen has a pattern of its own', () => {
  const places = Object.values(screens).map(({ path }) => new URL(path, origin));
  const found = places.map(({ pathname, search }) => patternAt(pathname, search));
  expect(new Set(found).size).toBe(places.length);
  expect(found).not.toContain('unknown');
});
