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
    expect(thrown(new RangeError('Invalid time value'), type)).toMatchObject({
      kind,
      name: 'RangeError',
    });
  });

  it("has the number of React's errors, and the kind of a failed call", () => {
    const react = 'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana';
    expect(thrown(new Error(react))?.code).toBe('react-418');
    const call = Object.assign(new Error('x'), { name: 'ApiError', kind: 'timeout' });
    expect(thrown(call)).toMatchObject({ name: 'ApiError', code: 'timeout' });
    for (const kind of ['Ana Torres', 'a timeout', 'timeouts'])
      expect(thrown(Object.assign(new Error(`No ${react}`), { kind }))?.code).toBe('');
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
        const error = new Error(wrap(text), { cause: text });
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
