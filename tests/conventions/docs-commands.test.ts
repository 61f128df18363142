import { describe, expect, it } from 'vitest';
import { parseScenario } from '../../mocks/scenario.ts';
import { reads, writes } from '../../src/api/contract.ts';
import { screenAt } from '../../src/paths.ts';
import { screens } from '../../src/screens.ts';
import { steps } from '../../tools/test/steps.mjs';
import { addressesOf, commandsOf, flagsOf, pages, spansOf } from '../docs/pages.mjs';
import { programOf, scriptOf, scripts, tabled, trialOf } from '../docs/table.mjs';
import { files, textOf } from './files.ts';

const commands = pages.flatMap((page) => commandsOf(page));

/** The flags that a program's source reads; those of Vite, Vitest and Playwright are passed on. */
function optionsOf(path: string): Set<string> {
  const text = textOf(path);
  const read = [...text.matchAll(/^ +'?([\w-]+)'?: \{ type: '(?:string|boolean)'/gm)];
  const compared = [...text.matchAll(/'--([\w-]+)'/g)];
  return new Set(['help', ...[...read, ...compared].map(([, name = '']) => name)]);
}

const programs = files('.', /\.mjs$/).filter((path) =>
  /parseArgs|readArguments|process\.argv/.test(textOf(path)),
);
const everyOption = new Set(programs.flatMap((path) => [...optionsOf(path)]));
const namesOf = (text: string) =>
  [...text.matchAll(/(?:^|\s)--([\w-]+)/g)].map(([, name = '']) => name);

function wrongIn({ text }: { readonly text: string }): string[] {
  const script = scriptOf(text);
  if (script === null) return [];
  if (!(script in scripts)) return [`npm has no script ${script}`];
  const program = programOf(script);
  if (!program) return [];
  const known = optionsOf(program);
  return namesOf(text)
    .filter((name) => !known.has(name))
    .map((name) => `${program} has no --${name}`);
}

describe('the commands of the documents', () => {
  it('are found', () => {
    expect(commands.length).toBeGreaterThan(30);
  });

  it('exist, and so do their flags', () => {
    expect(
      commands.flatMap((each) => wrongIn(each).map((what) => `${each.page}: ${what}`)),
    ).toEqual([]);
  });

  it('are each tried by somebody', () => {
    const untried = commands.filter(({ text }) => trialOf(text) === null);
    expect(untried.map(({ page, text }) => `${page}: ${text}: a command nobody runs`)).toEqual([]);
  });

  it('that a step runs are named with a step that there is', () => {
    const names = new Set(['CI', ...steps.map(({ name }) => name)]);
    const by = commands.flatMap(({ text }) => trialOf(text)?.by ?? []);
    expect(by.length).toBeGreaterThan(5);
    expect(by.filter((name) => !names.has(name))).toEqual([]);
    const ci = textOf('.ci/run');
    for (const text of ['npm ci', 'npm test', 'npm run test:all -- --rest'])
      expect(ci).toContain(text);
  });

  it('of the table are shown by a page', () => {
    const shown = new Set(commands.map(({ text }) => text));
    expect(tabled.filter((text) => !shown.has(text))).toEqual([]);
  });

  it('name steps that there are', () => {
    const named = commands.flatMap(
      ({ text }) => /test:all -- --only ([\w,]+)$/.exec(text)?.[1]?.split(',') ?? [],
    );
    const known = new Set(steps.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(pages)('of %s have no flag that no program knows', (page) => {
    const flags = flagsOf(textOf(page));
    expect(flags.filter((flag) => flag.startsWith('-- '), 'spell the whole command')).toEqual([]);
    expect(flags.flatMap(namesOf).filter((name) => !everyOption.has(name))).toEqual([]);
  });

  it('would be missed', () => {
    const text =
      'Run `npm run nothing`, `npm run soak -- --weeks 2`.\n\n```sh\nnode other.mjs # why\n```\n';
    const found = commandsOf('a.md', text);
    expect(found.map((each) => each.text)).toEqual([
      'node other.mjs',
      'npm run nothing',
      'npm run soak -- --weeks 2',
    ]);
    expect(found.map((each) => trialOf(each.text))).toEqual([null, null, { by: 'soak' }]);
    expect(found.flatMap(wrongIn)).toEqual([
      'npm has no script nothing',
      'tools/soak/run.mjs has no --weeks',
    ]);
  });
});

/** The names that may stand in the query, as their type says, and the one of the simulated center. */
const queryNames = new Set([
  'mock',
  ...[
    ...(/export type SearchName =([^;]+);/.exec(textOf('src/paths.ts'))?.[1] ?? '').matchAll(
      /'([\w-]+)'/g,
    ),
  ].map(([, name = '']) => name),
]);

function isAddress(address: string): boolean {
  const { pathname, searchParams, search } = new URL(address, 'http://app');
  const unknown = parseScenario(searchParams.get('mock') ?? '').unknown;
  const isKnown = [...searchParams.keys()].every((name) => queryNames.has(name));
  return isKnown && unknown.length === 0 && screenAt({ pathname, search }) in screens;
}

/** Shown as what is no screen: a broken one, what only a server knows, a folder, and the replay of a past release. */
const others = new Set(['/%E0%A4%A', '/error-reports', '/tmp', '/?at=10:15']);
/** A backend may offer it. */
const example = '/api/client-errors';

describe('the addresses of the documents', () => {
  it.each(pages)('%s: lead to a screen', (page) => {
    const addresses = addressesOf(textOf(page)).filter((address) => !others.has(address));
    expect(addresses.filter((address) => !isAddress(address))).toEqual([]);
  });

  it('are found, and a wrong one is noticed', () => {
    expect(pages.flatMap((page) => addressesOf(textOf(page))).length).toBeGreaterThan(10);
    const wrong = ['/nowhere', '/?mock=monday', '/?muck=sunday', '/states/x'];
    expect(wrong.map(isAddress)).toEqual([false, false, false, true]);
  });

  it('of calls are those of the contract', () => {
    const known = new Set(Object.values({ ...reads, ...writes }).map(({ path }) => path));
    const calls = pages
      .filter((page) => page !== 'docs/api.md')
      .flatMap((page) => spansOf(textOf(page)))
      .flatMap((span) => /^(?:GET |POST )?(\/api\/[\w/-]+)$/.exec(span)?.[1] ?? []);
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((call) => !known.has(call) && call !== example)).toEqual([]);
  });

  it('of controls are those of the simulated center', () => {
    const controls = spansOf(textOf('docs/mock.md')).flatMap((span) =>
      /^(GET|POST) (\/__mock\/\w+)$/.exec(span) ? [span] : [],
    );
    expect(controls.length).toBeGreaterThan(5);
    const source = textOf('mocks/http-control.ts');
    expect(controls.filter((span) => !source.includes(`case '${span}':`))).toEqual([]);
  });
});
