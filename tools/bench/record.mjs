// What the record of the day costs a poll, and weighs after a month (docs/memory.md): its own code in a real browser.
import { createServer } from 'vite';
import { root } from '../process.mjs';
import { openTypeScript } from '../typescript.mjs';
import { cpuSeconds } from './meter.mjs';
import { median, percentile, short } from './table.mjs';

const days = 30;
const minutes = 12 * 60;
/** The first polls compile. */
const warmUp = 60;

/** @typedef {import('../../src/features/day-record/rules/day-record.ts').DayRecord} DayRecord */

/** @param {import('@playwright/test').Browser} browser */
export async function measureRecord(browser) {
  const typescript = await openTypeScript();
  /** @type {typeof import('../../mocks/node.ts')} */
  const { createCenter } = await typescript.load('/mocks/node.ts');
  /** @type {typeof import('../../mocks/remembered.ts')} */
  const { rememberedDays } = await typescript.load('/mocks/remembered.ts');
  const records = rememberedDays(createCenter());
  await typescript.close();
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __MOCK__: 'false', __BUILD_ID__: '"bench"' },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await vite.listen();
  const page = await browser.newPage();
  await page.goto(`${vite.resolvedUrls?.local[0] ?? ''}version.txt`);
  const weight = await page.evaluate(weigh, records.slice(-days - 1));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(openRecord);
  const busyMs = async (/** @type {number} */ minute, /** @type {boolean} */ isRecorded) => {
    const before = await cpuSeconds(session);
    await page.evaluate(poll, { minute, isRecorded });
    return ((await cpuSeconds(session)) - before) * 1_000;
  };
  // In turns, so that both meet the same machine.
  /** @type {number[]} */
  const idle = [];
  /** @type {number[]} */
  const recorded = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    idle.push(await busyMs(minute, false));
    recorded.push(await busyMs(minute, true));
  }
  const rest = median(idle.slice(warmUp));
  const costs = recorded.slice(warmUp).map((ms) => ms - rest);
  await page.close();
  await vite.close();
  return [
    `The record after ${days} days and today: ${short(weight.bytes / 1e3)} kB in ${weight.days} days.`,
    `A poll that changes every figure, all tasks of the main thread, ${costs.length} of them: median ${short(median(costs))} ms, 95th percentile ${short(percentile(costs, 0.95))} ms.`,
  ].join('\n');
}

/** @param {readonly DayRecord[]} records */
async function weigh(records) {
  /** @type {string} */
  const path = '/src/features/day-record/kept-days.ts';
  /** @type {typeof import('../../src/features/day-record/kept-days.ts')} */
  const { KeptDays } = await import(path);
  const kept = new KeptDays();
  for (const record of records) await kept.merge(record);
  await kept.bound(records.at(-1)?.day ?? '');
  const names = await kept.days();
  const all = await Promise.all(names.map((day) => kept.load(day)));
  return { days: names.length, bytes: JSON.stringify(all).length };
}

/** An empty record, and how the page records a poll of it. */
async function openRecord() {
  /** @type {string} */
  const path = '/src/features/day-record/day-memory.ts';
  /** @type {typeof import('../../src/features/day-record/day-memory.ts')} */
  const { RecordedDays } = await import(path);
  const opensMs = Date.parse('2026-11-20T09:00:00-05:00');
  const memory = new RecordedDays('2026-11-20', new BroadcastChannel('bench'));
  await memory.clear();
  const people = ['Ana Torres', 'Marcus Reed', 'Priya Shah', 'Daniel Cole'];
  /** @param {number} minute */
  const see = (minute) => {
    const at = opensMs + minute * 60_000;
    const regions = ['california', 'chicago', 'arizona', 'florida'].map((region) => ({
      region,
      valid: minute,
      total: 2 * minute,
    }));
    const telemarketers = people.map((name) => ({ name, count: minute, performance: 91 }));
    const totals = { valid: minute, activeRegions: 4, confidence: 86.1 };
    const figures = { ...totals, regions, telemarketers, pendingAlerts: 7 };
    memory.see({ day: '2026-11-20', figures, at, confirmedAt: at });
  };
  Object.assign(globalThis, { see });
}

/** A change in a minute, and time to write it; or the same time with nothing recorded. @param {{ minute: number, isRecorded: boolean }} what */
async function poll({ minute, isRecorded }) {
  if (isRecorded) Reflect.get(globalThis, 'see')(minute);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
