import type { Page } from '@playwright/test';
import { api, type Read, type Write } from '../../src/api/contract.ts';
import { screens } from '../faults/screens.ts';
import { createHostileAnswers } from '../fire/hostile-answers.ts';
import { hostileStrings } from '../fire/hostile-strings.ts';
import { inspect } from '../fire/inspect.ts';
import { expect, test } from './site.ts';
import { holdTime } from './time.ts';

/** A Saturday afternoon at the call centre. */
const saturday = Date.parse('2026-11-21T14:41:00-05:00');
/** Older than this, data is asked for again when a connection comes back. */
const staleMs = 6_000;

const calls = (Object.entries(api) as [string, Read | Write][]).flatMap(
  ([name, { method, path, answer }]) => (answer ? [{ name, method, path, answer }] : []),
);

interface Place {
  readonly name: string;
  readonly path: string;
  readonly fixed?: Record<string, string>;
  readonly open?: (page: Page) => Promise<unknown>;
  /** What is open closes when the id or the status of its row changes. */
  readonly keepsAlways?: boolean;
}

const hostileRep = '\u202EnivaG <b>12</b> \u2067';
const places: readonly Place[] = [
  ...screens.map(({ name, path }): Place => ({ name, path })),
  ...['patterns', 'performance'].map((tab) => ({ name: `learning, ${tab}`, path: `/?tab=${tab}` })),
  { name: 'a state of the states', path: '/states?tab=chicago' },
  ...['duplicates', 'validation', 'recommendations'].map((tab) => ({
    name: `data quality, ${tab}`,
    path: `/data-quality?tab=${tab}`,
  })),
  { name: 'insights, monthly', path: '/ai-insights?tab=monthly' },
  {
    name: 'a hostile sales rep',
    path: `/sales-rep/${encodeURIComponent(hostileRep)}/california`,
    fixed: { salesRep: hostileRep, region: 'california' },
  },
  {
    name: 'the open review',
    path: '/validation',
    keepsAlways: true,
    open: (page) => page.getByRole('button', { name: 'Start Review' }).click(),
  },
  {
    name: 'a correction',
    path: '/corrections',
    fixed: { salesRep: 'Unknown Field Agent' },
    open: (page) => page.getByRole('radio').first().check(),
  },
  {
    name: 'the palette',
    path: '/',
    open: (page) => page.keyboard.press('Control+k'),
  },
];

/** The site answers every call with hostile texts; what it answers is chosen before each round. */
async function openHostile(page: Page, site: Site, place: Place) {
  const hostile = createHostileAnswers(place.fixed);
  const known = new Map<string, unknown>();
  const round = { keeps: true };
  const problems: string[] = [];
  page.on('dialog', (dialog) => problems.push(`a dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url('/'))) problems.push(`asked: ${request.url()}`);
  });
  site.breaks(/^\/api\//, async (response, { method, url }, real) => {
    const call = calls.find((one) => one.path === url && one.method === method);
    if (!call) return response.writeHead(200).end();
    if (method === 'GET' && !known.has(call.name)) known.set(call.name, JSON.parse(await real()));
    const body = hostile.answer(call.name, call.answer, known.get(call.name), round.keeps);
    return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const pass = await holdTime(page, saturday);
  return {
    pass,
    hostile,
    round,
    async look() {
      const found = await inspect(page);
      const all = [...new Set([...problems.splice(0), ...found])];
      expect(all.slice(0, 12), `${all.length} problems`).toEqual([]);
    },
  };
}

type Site = Parameters<Parameters<typeof test>[2]>[0]['site'];

/** Every read of the page is asked for again. */
async function askAgain(page: Page, pass: (ms: number, stepMs?: number) => Promise<void>) {
  await pass(staleMs, staleMs);
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await pass(100, 100);
}

/** Each row of a list holds another string: after so many answers a field of a row has held all. */
const rounds = Math.ceil(hostileStrings.length / 24) + 1;

for (const place of places)
  test(`${place.name}: no text does more than stand there`, async ({ page, site }) => {
    const { pass, hostile, round, look } = await openHostile(page, site, place);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url(place.path));
    await pass(1_000);
    await place.open?.(page);
    await look();
    for (const keeps of place.keepsAlways ? [true] : [true, false]) {
      round.keeps = keeps;
      for (let at = 0; at < rounds; at += 1) {
        if (at % (rounds >> 1) === 0)
          await page.setViewportSize({ width: at === 0 ? 1440 : 390, height: 900 });
        await askAgain(page, pass);
        await look();
      }
    }
    const met = hostile.met();
    console.log(
      place.name,
      met.size,
      [...met.values()].reduce((a, b) => a + b, 0),
      [...met]
        .filter(([, n]) => n < 500)
        .map(([p, n]) => `${p} ${n}`)
        .join(' '),
    );
  });
