import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Module from '../config.ts';
import type * as Problems from './config-problems.ts';

/** As a new page has it: the build's values. */
let config: typeof Module;
let problems: typeof Problems;
beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('VITE_DESIGNATED_TELEMARKETERS', 'Ana Torres, Marcus Reed');
  config = await import('../config.ts');
  problems = await import('./config-problems.ts');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const built = ['Ana Torres', 'Marcus Reed'];
const settings = () => [
  config.designatedTelemarketers().map(({ name }) => name),
  config.runTimeConfig().errorReportUrl,
];
const configure = (file: unknown, last?: unknown) => config.configure(file, last);
const wrong = () => problems.configProblems(config.runTimeConfig().file);

describe('config.json', () => {
  it('replaces the values of the build', () => {
    expect(settings()).toEqual([built, '']);
    configure({
      designatedTelemarketers: ['Zoë "Z" O\'Neil', ' B\\C '],
      errorReportUrl: '/e',
    });
    expect(settings()).toEqual([['Zoë "Z" O\'Neil', 'B\\C'], '/e']);
    expect([config.runTimeConfig().isWhole, wrong()]).toEqual([true, []]);
  });

  it.each<[string, unknown]>([
    ['that is missing', undefined],
    ['that could not be read', new TypeError('Failed to fetch')],
    ['that is not JSON', new SyntaxError('Unexpected token')],
    ['that is null', null],
    ['that is a text', 'Ana'],
    ['that is a list', [['Ana']]],
    ['that is empty', {}],
  ])('%s leaves the values of the build', (_, file) => {
    configure(file);
    expect(settings()).toEqual([built, '']);
    expect(config.runTimeConfig().isWhole).toBe(file === undefined);
  });

  it.each<[string, unknown]>([
    ['no list', 'Ana Torres'],
    ['nobody', []],
    ['21 names', Array.from({ length: 21 }, (_, n) => `Rep ${n}`)],
    ['a blank name', ['Ana', ' ']],
    ['a comma in a name', ['Torres, Ana']],
    ['a number', ['Ana', 4]],
    ['null', ['Ana', null]],
    ['an object', { 0: 'Ana', length: 1 }],
  ])('with %s for its telemarketers keeps those of the build, and takes the rest', (_, names) => {
    configure({ designatedTelemarketers: names, errorReportUrl: '/errors' });
    expect(settings()).toEqual([built, '/errors']);
    expect(wrong()).toEqual([expect.stringMatching(/^designatedTelemarketers must be/)]);
  });

  it.each([
    'errors',
    '/',
    '//evil.example/errors',
    '/\\evil.example',
    'http://evil.example/errors',
    'https://',
    'https://a:99999/',
    'https://me:secret@a.example/',
    'javascript:alert(1)',
    'data:,x',
    ' /errors',
    null,
    ['/errors'],
  ])('with %j for the URL of reports reports nowhere, and takes the rest', (url) => {
    configure({ designatedTelemarketers: ['Zoë'], errorReportUrl: url });
    expect(settings()).toEqual([['Zoë'], '']);
    expect(wrong()).toEqual([expect.stringMatching(/^errorReportUrl must be/)]);
  });

  it.each([
    '',
    '/errors',
    '/api/errors?from=page',
    'https://a.example',
    'https://a.example:8443/x',
  ])('reports to %j', (url) => {
    configure({ errorReportUrl: url });
    expect(config.runTimeConfig().errorReportUrl).toBe(url);
    expect(wrong()).toEqual([]);
  });

  it.each(['', '/auth/login', 'https://id.example/login?app=tracker'])(
    'signs in at %j',
    (signInUrl) => {
      configure({ signInUrl });
      expect(config.runTimeConfig().signInUrl).toBe(signInUrl);
      expect(wrong()).toEqual([]);
    },
  );

  it.each(['login', '//evil.example', 'javascript:alert(1)', 'http://a.example', null])(
    'with %j for the sign-in page has none',
    (signInUrl) => {
      configure({ signInUrl });
      expect(config.runTimeConfig().signInUrl).toBe('');
      expect(wrong()).toEqual([expect.stringMatching(/^signInUrl must be/)]);
    },
  );

  it.each([1, 180, 1_284])('has the daily goal %j', (goal) => {
    expect(config.dailyGoal()).toBeNull();
    configure({ designatedTelemarketers: ['Zoë'], errorReportUrl: '', dailyGoal: goal });
    expect(config.dailyGoal()).toBe(goal);
    expect([config.runTimeConfig().isWhole, wrong()]).toEqual([true, []]);
  });

  it.each([0, -5, 1.5, Infinity, '180', true, null, [180]])(
    'with %j for the daily goal has none, and takes the rest',
    (goal) => {
      configure({ designatedTelemarketers: ['Zoë'], errorReportUrl: '/e', dailyGoal: goal });
      expect([...settings(), config.dailyGoal()]).toEqual([['Zoë'], '/e', null]);
      expect(config.runTimeConfig().isWhole).toBe(false);
      expect(wrong()).toEqual([expect.stringMatching(/^dailyGoal must be/)]);
    },
  );

  it('is replaced by the last settings, each valid one, if it could not be read', () => {
    const late = new Error('too late');
    configure(late, { designatedTelemarketers: ['Zoë'], errorReportUrl: 'no URL' });
    expect(settings()).toEqual([['Zoë'], '']);
    expect(problems.configWarning()).toBe(
      'It could not be read. The settings read last are used instead.',
    );
    configure(late);
    expect(settings()).toEqual([built, '']);
    expect(problems.configWarning()).toMatch(/ The build's values are used instead\.$/);
    configure({ designatedTelemarketers: 7 }, { designatedTelemarketers: ['Zoë'] });
    expect(settings()).toEqual([built, '']);
  });

  it('names settings that do not exist', () => {
    const { configProblems } = problems;
    expect(configProblems({ designatedTelemarketer: ['Ana'], __proto__: {} })).toEqual([
      'There is no setting "designatedTelemarketer".',
    ]);
    expect(configProblems(JSON.parse('{"__proto__": 1, "constructor": 2}'))).toHaveLength(2);
    expect(configProblems(new SyntaxError('x'))).toEqual(['Not JSON.']);
    expect(configProblems(new TypeError('x'))).toEqual(['It could not be read.']);
    for (const file of [null, 'x', 4, []])
      expect(configProblems(file)).toEqual(['Not a JSON object.']);
  });
});
