import type { Page } from '@playwright/test';
import { api, type ReadName } from '../../src/calls/index.ts';
import type { Call, Write } from '../../src/api/call.ts';
import type { ScreenName } from '../../src/screens.ts';
import { firstReads } from '../../tools/screen-reads.ts';
import { addressOf, screenNames } from './addresses.ts';
import { createHostileResponses, listLength, type Keeps } from '../fuzz/hostile-responses.ts';
import { hostileStrings } from '../hostile-values.ts';
import { inspect, type Problem } from '../fuzz/inspect.ts';
import { expect, test } from './site.ts';
import { holdTime } from './time.ts';

/** A Saturday afternoon at the call center. */
const saturday = Date.parse('2026-11-21T14:41:00-05:00');
/** Older than this, data is requested again when a connection comes back. */
const staleMs = 6_000;

const calls = (Object.entries(api) as [string, Call | Write][]).flatMap(
  ([name, { method, path, response }]) => (response ? [{ name, method, path }] : []),
);

interface Place {
  readonly name: string;
  readonly path: string;
  /** Fields with this value in every row. */
  readonly fixed?: Record<string, string>;
  /** True for a screen itself, without an opened part. */
  readonly screen?: ScreenName;
  /** Names of the tabs to open. */
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

/** The dashboard's lower cards are drawn when the page is idle, which is once a second by a held clock. */
const openedMs = 6_000;

/** Makes the site respond to every call with hostile texts, chosen before each round. */
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
    if (method !== 'GET' || !known.has(call.name)) known.set(call.name, JSON.parse(await real()));
    const body = hostile.response(call.name, known.get(call.name), round.keeps);
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

/** Makes the page request every read again. */
async function refetchAll(page: Page, pass: (ms: number, stepMs?: number) => Promise<void>) {
  await pass(staleMs, staleMs);
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await pass(100, 100);
}

/**
 * The menu counts appointments on every screen, and fetches them once where no card shows them. The dashboard requests the
 * server's insights only while it has no record of yesterday.
 */
function isShown({ screen }: Place, field: string): boolean {
  if (screen === 'dashboard' && field.startsWith('insights[]')) return false;
  const shown: readonly ReadName[] = screen ? firstReads[screen] : [];
  return !field.startsWith('appointments[]') || shown.includes('appointments');
}

/** A row's field gets every second string, its neighbor the others; with `--whole` each gets all. */
const rowStep = process.env['WHOLE'] ? 1 : 2;
/** The number of responses after which a row's field has had its strings, since each row has another one. */
const rounds = Math.ceil(hostileStrings.length / rowStep / listLength) + 1;

function turnsOf({ screen, open }: Place): readonly Keeps[] {
  // An opened part closes when its row gets another id or status.
  if (open) return ['forms', 'places'];
  // 'nothing' turns the day into a week, in which the wall requests no alerts.
  if (screen === 'wall') return ['forms', 'nothing', 'places', 'nothing'];
  return ['forms', 'nothing', 'places', 'nothing', 'nothing', 'nothing'];
}

/** Opens the cards that are folded on a phone. */
async function unfold(page: Page) {
  const heads = page.locator('[data-card] > header :is(h2, h3) > [aria-expanded=false]');
  while ((await heads.count()) > 0) await heads.first().click();
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
      await unfold(page);
      await place.open?.(page);
    };
    await open();
    const kept = turnsOf(place);
    // In a wide window each field gets fewer strings; with `--whole` all, as in a narrow one.
    const wide = process.env['WHOLE'] || place.screen === 'wall' ? rounds : 3;
    await page.setViewportSize({ width: 1440, height: 900 });
    for (let at = 0; at < wide + rounds; at += 1) {
      if (at === wide) {
        // Opened again, since a resized page may keep the overflow of an intermediate layout.
        await page.setViewportSize({ width: 390, height: 900 });
        await open();
      }
      round.keeps = kept[at % kept.length] ?? 'forms';
      await openTab(page, place, at);
      await refetchAll(page, pass);
      await look();
    }
    expect([...problems].map((problem) => problem.join(': '))).toEqual([]);
    // Fields outside of lists get one string per response, and nested lists fewer rows.
    const few = [...hostile.used()].filter(
      ([field, strings]) =>
        /^\w+\[\]\.\w+$/.test(field) && isShown(place, field) && strings < 500 / rowStep,
    );
    expect(place.open || place.fixed ? [] : few).toEqual([]);
  });

/**
 * A text outside of lists needs a response per string, so each gets a twentieth of the strings, its neighbor another;
 * with `--whole` each gets all.
 */
const step = process.env['WHOLE'] ? 1 : 20;
const loneRounds = Math.ceil(hostileStrings.length / step);

/** Expects that the texts outside of lists in these responses have had their strings. */
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
  /** The call whose texts are outside of lists and need a response per string. */
  readonly alone?: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const actions: readonly Action[] = [
  {
    // Without the rows of appointments, which are tested above, a round takes half the time.
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
    await unfold(page);
    const times = action.alone ? loneRounds : rounds;
    for (let at = 0; at < times; at += 1) {
      await action.prepare?.(page);
      await page.getByRole('main').getByRole('button', { name: action.button }).click();
      // A press within half a second of the outcome would do nothing.
      await pass(600, 100);
      await look();
    }
    expect([...problems].map((problem) => problem.join(': '))).toEqual([]);
    const responded = [...hostile.used().keys()];
    expect(responded.some((field) => /^(?:add|analyze)/.test(field))).toBe(true);
    if (!action.alone) return;
    expectHeld(hostile.used(), action.alone);
  });
