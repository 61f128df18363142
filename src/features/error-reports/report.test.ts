import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportOf, screenPattern } from './report.ts';
import { screens } from '../../screens.ts';

const origin = 'https://tracker.example';
const screen = '/sales-rep/:repName/:state';

/** An event as src/boot/keep.ts keeps it. */
function event(type: string, fields: object): Event {
  return Object.assign(new Event(type), fields);
}

function thrown(error: unknown, type = 'error') {
  return reportOf(
    event(type, type === 'unhandledrejection' ? { reason: error } : { error }),
    screen,
    origin,
  );
}

/** An error of this build; Node's own stack names other files. */
function ours<E extends Error>(error: E): E {
  error.stack = `${error.name}: ${error.message}\n    at ${origin}/boot.js:1:1`;
  return error;
}

function withStack(message: string, lines: readonly string[]) {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...lines].join('\n');
  return error;
}

describe('a report', () => {
  it('has the error class, the places in this build, and the screen', () => {
    const error = withStack("Cannot read properties of undefined (reading 'rows')", [
      `    at Xe (${origin}/assets/index-B95MrLLj.js:1:2345)`,
      `    at async ${origin}/assets/sales-rep-CSxoI-T2.js:3:4`,
      '    at https://extension.example/assets/index-B95MrLLj.js:1:1',
      `    at ${origin}/assets/Ana%20Torres-12345678.js:1:1`,
      `    at ${origin}.example/boot.js:1:1`,
      `    at ${origin}/api/boot.js:1:1`,
      `    at ${origin}/boot.js.map:1:1`,
      `    at ${origin}/boot.js:1:99`,
      '    at Array.map (<anonymous>)',
    ]);
    expect(thrown(error)).toEqual({
      kind: 'uncaught',
      name: 'TypeError',
      code: '',
      frames: ['index-B95MrLLj.js:1:2345', 'sales-rep-CSxoI-T2.js:3:4', 'boot.js:1:99'],
      screen,
    });
  });

  it('reads the stacks of Firefox and Safari', () => {
    const error = withStack('x', []);
    error.stack = `Xe@${origin}/assets/index-B95MrLLj.js:1:2345\n@${origin}/boot.js:2:3\n`;
    expect(thrown(error)?.frames).toEqual(['index-B95MrLLj.js:1:2345', 'boot.js:2:3']);
  });

  it('ignores a line of the message that looks like a place', () => {
    const message = `a\n    at f (${origin}/assets/torres-12345678.js:1:2)`;
    const error = withStack(message, [`    at ${origin}/boot.js:2:3`]);
    expect(thrown(error)?.frames).toEqual(['boot.js:2:3']);
  });

  it('has eight places at most', () => {
    const lines = Array.from({ length: 9 }, (_, line) => `    at ${origin}/boot.js:${line}:1`);
    expect(thrown(withStack('x', lines))?.frames).toHaveLength(8);
  });

  it.each([
    ['error', 'uncaught'],
    ['unhandledrejection', 'rejection'],
    ['caughterror', 'boundary'],
  ])('of %s is of the kind %s', (type, kind) => {
    expect(thrown(ours(new RangeError('Invalid time value')), type)).toMatchObject({
      kind,
      name: 'RangeError',
    });
  });

  it("has the number of React's errors, and the kind of a failed call", () => {
    const react = 'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana';
    expect(thrown(ours(new Error(react)))?.code).toBe('react-418');
    const call = Object.assign(ours(new Error('x')), { name: 'ApiError', kind: 'timeout' });
    expect(thrown(call)).toMatchObject({ name: 'ApiError', code: 'timeout' });
    for (const kind of ['Ana Torres', 'a timeout', 'timeouts'])
      expect(thrown(Object.assign(ours(new Error(`No ${react}`)), { kind }))?.code).toBe('');
  });

  it('of a thrown value that is no error has no text of it', () => {
    for (const value of ['Ana Torres is not valid', { customer: 'Ana Torres' }])
      expect(thrown(value, 'unhandledrejection')).toEqual({
        kind: 'rejection',
        name: 'NoError',
        code: '',
        frames: [],
        screen,
      });
    expect(reportOf(event('load', {}), screen, origin)).toBeNull();
  });

  it('of a script error without an error object has its place', () => {
    const filename = `${origin}/assets/index-B95MrLLj.js`;
    const fields = { error: null, message: 'Script error.', filename, lineno: 4, colno: 5 };
    expect(reportOf(event('error', fields), screen, origin)).toMatchObject({
      name: 'NoError',
      frames: ['index-B95MrLLj.js:4:5'],
    });
  });

  it.each([
    ['an extension of Chromium', 'at f (chrome-extension://abcdef/content.js:1:2)'],
    ['an extension of Firefox', 'f@moz-extension://abcdef/content.js:1:2'],
    ['an extension of Safari', 'f@safari-web-extension://abcdef/content.js:1:2'],
    ['code that was run in the page', 'at <anonymous>:1:2'],
    ['an evaluated text', 'at eval (eval at f (https://x.example/a.js:1:2), <anonymous>:1:1)'],
    ['a script of another site', 'at f (https://x.example/index-B95MrLLj.js:1:2)'],
    ['a script in the HTML of the page', `at ${origin}/validation:1:2`],
  ])('is not made of an error of %s, even one that our code called', (_, line) => {
    const error = withStack('x', [line, `    at ${origin}/assets/index-B95MrLLj.js:3:4`]);
    for (const type of ['error', 'unhandledrejection', 'caughterror'])
      expect(thrown(error, type)).toBeNull();
  });

  it('is not made of an error that the browser withholds, or of a violation by an extension', () => {
    const muted = { error: null, message: 'Script error.', filename: '', lineno: 0, colno: 0 };
    expect(reportOf(event('error', muted), screen, origin)).toBeNull();
    for (const field of ['sourceFile', 'blockedURI'])
      for (const text of ['chrome-extension', 'moz-extension://abcdef/a.js']) {
        const fields = { effectiveDirective: 'img-src', blockedURI: 'data', [field]: text };
        const violation = event('securitypolicyviolation', fields);
        expect(reportOf(violation, screen, origin)).toBeNull();
      }
  });

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['blob:https://tracker.example/1', 'blob'],
    ['of data', 'unknown'],
    ['evaluated', 'unknown'],
    ['not inline', 'unknown'],
    [`${origin}/sales-rep/Ana%20Torres/florida?q=Ana`, 'same-origin'],
    ['https://ana-torres.example/pixel?phone=5550102030', 'other-origin'],
    ['Ana Torres', 'unknown'],
  ])('of a policy violation with %s has the code %s', (blockedURI, code) => {
    const sourceFile = `${origin}/assets/index-B95MrLLj.js`;
    const where = { sourceFile, lineNumber: 1, columnNumber: 2 };
    const fields = { effectiveDirective: 'img-src', blockedURI, sample: 'Ana Torres', ...where };
    expect(reportOf(event('securitypolicyviolation', fields), screen, origin)).toEqual({
      kind: 'policy',
      name: 'img-src',
      code,
      frames: ['index-B95MrLLj.js:1:2'],
      screen,
    });
  });

  it('has no personal text, wherever the error has one', () => {
    const person = fc.constantFrom(
      'Torres',
      'Zoë',
      "O'Neil",
      '5550102030',
      'torres@mail.test',
      'Kitchen-Remodel',
    );
    const around = fc.constantFrom(
      (text: string) => text,
      (text: string) => `"${text}"`,
      (text: string) => `No ${text} found`,
      (text: string) => `a\n    at ${text} (${origin}/assets/${text}.js:1:2)`,
      (text: string) => `${origin}/sales-rep/${text}/florida?q=${text}`,
      (text: string) => `Error: ${text}\n    at ${origin}/assets/${text}-12345678.js:1:2`,
    );
    const type = fc.constantFrom(
      'error',
      'unhandledrejection',
      'caughterror',
      'securitypolicyviolation',
    );
    fc.assert(
      fc.property(person, around, type, (text, wrap, of) => {
        const error = ours(new Error(wrap(text), { cause: text }));
        Object.assign(error, { name: wrap(text), kind: text, code: text });
        const fields = {
          error,
          reason: error,
          message: wrap(text),
          filename: `${origin}/assets/${text}.js`,
          lineno: text,
          effectiveDirective: wrap(text),
          blockedURI: wrap(text),
          sourceFile: wrap(text),
          sample: text,
        };
        expect(JSON.stringify(reportOf(event(of, fields), screen, origin))).not.toContain(text);
      }),
    );
  });
});

it.each([
  ['/', '', '/'],
  ['/', '?display=wall&show=reps', '/?display=wall'],
  ['/', '?at=10:15', '/'],
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
])('%s%s is reported as %s', (pathname, search, pattern) => {
  expect(screenPattern({ pathname, search })).toBe(pattern);
});

it('every screen has a pattern of its own', () => {
  const places = Object.values(screens).map(({ path }) => new URL(path, 'http://page.example'));
  expect(new Set(places.map(screenPattern)).size).toBe(places.length);
  expect(places.map(screenPattern)).not.toContain('unknown');
});
