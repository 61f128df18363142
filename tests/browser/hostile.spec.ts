import type { Page } from '@playwright/test';
import { api, type Read, type ReadName, type Write } from '../../src/api/contract.ts';
import type { ScreenName } from '../../src/screens.ts';
import { firstReads } from '../../tools/screen-reads.ts';
import { addressOf, screenNames } from './addresses.ts';
import { createHostileResponses, listLength, type Keeps } from '../fuzz/hostile-responses.ts';
import { hostileStrings } from '../fuzz/hostile-strings.ts';
import { inspect, type Problem } from '../fuzz/inspect.ts';
import { expect, test } from './site.ts';
import { holdTime } from './time.ts';

/** A Saturday afternoon at the call center. */
const saturday = Date.parse('2026-11-21T14:41:00-05:00');
/** Older than this, data is requested again when a connection comes back. */
const staleMs = 6_000;

const calls = (Object.entries(api) as [string, Read | Write][]).flatMap(
  ([name, { method, path, response }]) => (response ? [{ name, method, path, response }] : []),
);

interface Place {
  readonly name: string;
  readonly path: string;
  /** Fields that hold this in every row. */
  readonly fixed?: Record<string, string>;
  /** It is a screen of the table, not one with something opened on it. */
  readonly screen?: ScreenName;
  /** Tabs that are opened in turn. */
  readonly tabs?: readonly string[];
  readonly open?: (page: Page) => Promise<unknown>;
}

const tabsOf: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  dashboard: ['Overview', 'Patterns', 'Performance', 'AI Insights'],
  states: ['Chicago', 'Overview'],
  'data-quality': ['Duplicates', 'Validation', 'Recommendations', 'Phone Analysis'],
};
const hostileRep = '\u202EnivaG <b>12</b> \u2067';
const places: readonly Place[] = [
  ...screenNames.map((name) => ({
    name,
    screen: name,
    path: addressOf(name),
    tabs: tabsOf[name] ?? [],
  })),
  { name: 'insights of a month', path: '/ai-insights?tab=monthly' },
  {
    name: 'a hostile sales rep',
    path: `/sales-rep/${encodeURIComponent(hostileRep)}/california`,
    fixed: { salesRep: hostileRep, region: 'california' },
  },
  {
    name: 'the open review',
    path: '/validation',
    open: (page) => page.getByRole('button', { name: 'Start Review' }).click(),
  },
  {
    name: 'a correction',
    path: '/corrections',
    fixed: { salesRep: 'Unknown Field Agent' },
    open: (page) => page.getByRole('main').getByRole('radio').first().dispatchEvent('click'),
  },
  {
    name: 'the palette',
    path: '/states',
    open: (page) => page.keyboard.press('Control+k'),
  },
];

/** The lower half of the dashboard is drawn in idle moments, of which a held clock has one a second. */
const openedMs = 6_000;

/** The site responds to every call with hostile texts; what it sends is chosen before each round. */
async function openHostile(page: Page, site: Site, fixed: Place['fixed'] = {}, step = 1) {
  const hostile = createHostileResponses(fixed, step);
  const known = new Map<string, unknown>();
  const round: { keeps: Keeps } = { keeps: 'forms' };
  const problems = new Map<string, string>();
  const note = ([what, text = '']: Problem) => problems.set(what, text);
  page.on('dialog', (dialog) => note(['a dialog', dialog.message()]));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url('/'))) note(['a request elsewhere', request.url()]);
  });
  site.fail(/^\/api\//, async (response, { method, url }, real) => {
    const call = calls.find((one) => one.path === url && one.method === method);
    if (!call) return response.writeHead(200).end();
    if (method === 'GET' && !known.has(call.name)) known.set(call.name, JSON.parse(await real()));
    const body = hostile.response(call.name, call.response, known.get(call.name), round.keeps);
    return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const pass = await holdTime(page, saturday, site);
  return {
    pass,
    hostile,
    round,
    problems,
    look: async () => (await inspect(page)).forEach(note),
  };
}

type Site = Parameters<Parameters<typeof test>[2]>[0]['site'];

/** Every read of the page is requested again. */
async function refetchAll(page: Page, pass: (ms: number, stepMs?: number) => Promise<void>) {
  await pass(staleMs, staleMs);
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await pass(100, 100);
}

/** The menu counts the appointments on every screen, and fetches them once where no card shows them. */
function isShown({ screen }: Place, field: string): boolean {
  const shown: readonly ReadName[] = screen ? firstReads[screen] : [];
  return !field.startsWith('appointments[]') || shown.includes('appointments');
}

/** A field of a row takes every second string, its neighbor the others; with `--whole` each takes all. */
const rowStep = process.env['WHOLE'] ? 1 : 2;
/** Each row of a list holds another string: after so many responses a field of a row has held its part. */
const rounds = Math.ceil(hostileStrings.length / rowStep / listLength) + 1;

function turnsOf({ screen, open }: Place): readonly Keeps[] {
  // What is open closes when its row has another id or status.
  if (open) return ['forms', 'places'];
  // 'nothing' makes a week of the day, in which the wall requests no more alerts.
  if (screen === 'wall') return ['forms', 'nothing', 'places', 'nothing'];
  return ['forms', 'nothing', 'places', 'nothing', 'nothing', 'nothing'];
}

async function openTab(page: Page, { tabs = [] }: Place, turn: number) {
  const name = tabs[turn % tabs.length];
  if (name) await page.getByRole('tab', { name: new RegExp(`^${name}`) }).focus();
}

for (const place of places)
  test(`${place.name}: hostile texts run no code and break no layout`, async ({ page, site }) => {
    test.setTimeout(120_000);
    const { pass, hostile, round, problems, look } = await openHostile(
      page,
      site,
      place.fixed,
      rowStep,
    );
    const open = async () => {
      await page.goto(site.url(place.path));
      await pass(openedMs);
      await place.open?.(page);
    };
    await open();
    const kept = turnsOf(place);
    // There is more room: each field takes a smaller part; with `--whole` all, as in a narrow window.
    const wide = process.env['WHOLE'] || place.screen === 'wall' ? rounds : 3;
    await page.setViewportSize({ width: 1440, height: 900 });
    for (let at = 0; at < wide + rounds; at += 1) {
      if (at === wide) {
        // Opened anew: a page that was made narrow may keep the overflow of a layout in between.
        await page.setViewportSize({ width: 390, height: 900 });
        await open();
      }
      round.keeps = kept[at % kept.length] ?? 'forms';
      await openTab(page, place, at);
      await refetchAll(page, pass);
      await look();
    }
    expect([...problems].map((problem) => problem.join(': '))).toEqual([]);
    // A field outside of lists has one string at a time, and a list in a row of a list has fewer.
    const few = [...hostile.used()].filter(
      ([field, strings]) =>
        /^\w+\[\]\.\w+$/.test(field) && isShown(place, field) && strings < 500 / rowStep,
    );
    expect(place.open || place.fixed ? [] : few).toEqual([]);
  });

/**
 * A text outside of lists takes one response for each string, so that each holds a twentieth of them, and its neighbor
 * another twentieth; with `--whole` each holds all.
 */
const step = process.env['WHOLE'] ? 1 : 20;
const loneRounds = Math.ceil(hostileStrings.length / step);

/** The texts of these responses that stand outside of lists have held their part of the strings. */
function expectHeld(met: ReadonlyMap<string, number>, ...names: readonly string[]) {
  const held = [...met].filter(
    ([field]) => !/[[{]/.test(field) && names.some((name) => field.startsWith(`${name}.`)),
  );
  expect(held.length).toBeGreaterThan(0);
  expect(held.filter(([, strings]) => strings < 500 / step)).toEqual([]);
}

for (const [path, ...names] of [
  ['/states', 'dashboard'],
  ['/?display=wall', 'dashboard', 'yesterdayComparison'],
  ['/historical', 'historicalSummary'],
  ['/monthly-data', 'monthly'],
] as const)
  test(`${path}: hostile texts outside of lists run no code and break no layout`, async ({
    page,
    site,
  }) => {
    test.setTimeout(process.env['WHOLE'] ? 600_000 : 120_000);
    const { pass, hostile, round, problems, look } = await openHostile(page, site, {}, step);
    round.keeps = 'lists';
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(site.url(path));
    await pass(1_000);
    for (let at = 0; at < loneRounds; at += 1) {
      await refetchAll(page, pass);
      await look();
    }
    expect([...problems].map((problem) => problem.join(': '))).toEqual([]);
    expectHeld(hostile.used(), ...names);
  });

interface Action {
  readonly path: string;
  readonly button: RegExp;
  /** The call, where its texts stand outside of lists and take one response for each string. */
  readonly alone?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const actions: readonly Action[] = [
  {
    // The lists of appointments are looked at above: without their rows a look takes half the time.
    path: '/?tab=corrections&q=none&log-q=none',
    button: /^(?:Submit|Add|Send).*orrection/,
    alone: 'addLearningCorrection',
    prepare: async (page) => {
      const form = page.getByRole('form', { name: 'Manual correction' });
      for (const box of await form.getByRole('textbox').all()) await box.fill('Ann');
    },
  },
  { path: '/?tab=ai-insights&q=none&log-q=none', button: /^Analyze AI/ },
  {
    path: '/data-quality',
    button: /^Analyze/,
    alone: 'analyzePhone',
    prepare: (page) => page.getByRole('textbox', { name: 'Phone number' }).fill('(555) 123-4567'),
  },
];

for (const action of actions)
  test(`hostile texts in a response to ${action.path} run no code and break no layout`, async ({
    page,
    site,
  }) => {
    test.setTimeout(process.env['WHOLE'] ? 600_000 : 120_000);
    const lone = action.alone ? step : rowStep;
    const { pass, problems, look, hostile, round } = await openHostile(page, site, {}, lone);
    if (action.alone) round.keeps = 'lists';
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(site.url(action.path));
    await pass(openedMs);
    const times = action.alone ? loneRounds : rounds;
    for (let at = 0; at < times; at += 1) {
      await action.prepare?.(page);
      await page.getByRole('main').getByRole('button', { name: action.button }).click();
      await pass(100, 100);
      await look();
    }
    expect([...problems].map((problem) => problem.join(': '))).toEqual([]);
    const responded = [...hostile.used().keys()];
    expect(responded.some((field) => /^(?:add|analyze)/.test(field))).toBe(true);
    if (!action.alone) return;
    expectHeld(hostile.used(), action.alone);
  });
