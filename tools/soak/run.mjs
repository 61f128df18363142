// npm run soak [-- options]
import { readArguments, stop } from '../arguments.mjs';
import { weigh } from '../bench/meter.mjs';
import { launchChromium } from '../browser/chromium.mjs';
import { loadCenter } from '../center.mjs';
import { planOf } from '../request-plan.mjs';
import { dist, haveBuild } from '../process.mjs';
import { filesOf, sendFile, serve } from '../served.mjs';
import { fail } from '../wire.mjs';
import { createTally, lineOf, stepMs, verdictsOn } from './verdicts.mjs';

const usage = `Lets wall and dashboard live through simulated hours on a failing server (docs/soak.md).

  --hours 24   how many, 2 at least
  --no-build   the build that is in dist`;

const { values } = readArguments(usage, {
  hours: { type: 'string', default: '24' },
  'no-build': { type: 'boolean', default: false },
});
const hours = Number(values.hours);
if (!Number.isInteger(hours) || hours < 2) stop('--hours is a whole number from 2 on.');
await haveBuild(!values['no-build']);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The next 24 hours have closing time, midnight, a new month, the end of daylight saving time and a Sunday. */
const startMs = Date.parse('2026-10-31T14:00:00-04:00');
/** In each hour an end of all trouble, and then responses that are the same in each hour. */
const [faultlessFromMs, stillFromMs] = [49 * minuteMs, 54 * minuteMs];
/** @type {readonly import('../wire.mjs').Fault[]} */
const troubles = ['500', '503', '502 page', 'sign-in page', 'cut', 'reset', 'hang', 'drop'];

// Without compiled code, which V8 keeps and drops at will, the heap is the page's own.
const browser = await launchChromium(['--js-flags=--no-opt --no-maglev --no-sparkplug']);
const { api, deadlineMs, firstReads, load, menu, randomOf, respond, worldOf, ...center } =
  await loadCenter();
/** @type {typeof import('../../src/paths.ts')} */
const { screenAt } = await load('/src/paths.ts');
/** @type {Partial<Record<string, import('../request-plan.mjs').Paces>>} */
const plan = planOf(api, firstReads);
const calls = Object.entries(api).map(([name, { method, path }]) => [`${method} ${path}`, name]);
const nameOf = new Map(/** @type {[string, string][]} */ (calls));

const results = await Promise.all([
  soak('wall', '/?display=wall', () => []),
  soak('dashboard', '/', hourOfActs),
]);
await browser.close();
await center.close();
process.exit(results.every(Boolean) ? 0 : 1);

/** @param {string} name @param {string} path @param {(random: () => number) => string[]} actsOf an hour */
async function soak(name, path, actsOf) {
  const tally = createTally(deadlineMs);
  const server = await startServer(name);
  const { page, open, errors, session } = await openPage(tally);
  const random = randomOf('soak', name, 'person');
  /** @type {import('./verdicts.mjs').Hour[]} */
  const done = [];
  /** @type {string[]} */
  const missed = [];
  let acts = 0;

  /** Resolves when every response has arrived, except those that hang. */
  async function settle() {
    const until = performance.now() + minuteMs;
    while (performance.now() < until) {
      // The response to this comes after the events of earlier requests.
      await page.evaluate(() => null);
      if (open.size <= server.hanging.size) return;
    }
    throw new Error(`${name}: ${open.size} responses are missing.`);
  }

  tally.act();
  await page.goto(server.origin + path);
  await settle();
  for (let hour = 1; hour <= hours; hour += 1) {
    const todo = actsOf(random);
    acts += todo.length;
    for (let inHourMs = 0; inHourMs < hourMs; inHourMs += stepMs) {
      const { pathname, search } = new URL(page.url());
      tally.enter(plan[screenAt({ pathname, search })] ?? {});
      server.pass(inHourMs);
      const what = inHourMs % minuteMs === 0 ? todo.shift() : undefined;
      if (what !== undefined) {
        tally.act();
        await act(page, what).catch(() => missed.push(what));
      }
      await page.clock.runFor(stepMs);
      await settle();
      tally.pass();
    }
    const kept = await page.evaluate(weighKept);
    const weight = await weigh(session);
    const result = { hour, kept, ...weight, counts: tally.take(), errors: errors.splice(0) };
    done.push(result);
    console.log(`${name}, ${lineOf(result)}`);
  }
  await page.context().close();
  server.close();
  const found = verdictsOn(done, { acts, missed });
  for (const { isMet, sentence } of found)
    console.log(`${isMet ? 'ok    ' : 'FAILED'}  ${name}: ${sentence}`);
  return found.every(({ isMet }) => isMet);
}

/** A page whose clock only moves when it is told to. @param {ReturnType<typeof createTally>} tally */
async function openPage(tally) {
  // Drawn small, since no picture is taken; in a time zone far from the call center's.
  const drawn = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.1 };
  const context = await browser.newContext({
    ...drawn,
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.install({ time: startMs - 1_000 });
  await page.clock.pauseAt(startMs);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  /** @type {string[]} */
  const errors = [];
  /** @type {Map<import('@playwright/test').Request, string>} */
  const open = new Map();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = nameOf.get(`${request.method()} ${pathname}`);
    if (call === undefined) return;
    open.set(request, call);
    tally.begin(call);
  });
  const end = (/** @type {import('@playwright/test').Request} */ request) => {
    tally.end(open.get(request));
    open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.once('load', () => page.on('load', () => errors.push('the page was loaded again')));
  page.on('crash', () => errors.push('the page crashed'));
  page.on('pageerror', ({ message }) => errors.push(`thrown: ${message}`));
  page.on('console', (message) => {
    // Chromium prints a line for each failed request.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`printed: ${message.text().slice(0, 200)}`);
  });
  return { page, open, errors, session };
}

/** Serves the build and a simulated center with its own clock and faults. @param {string} name */
async function startServer(name) {
  const files = filesOf(dist);
  const random = randomOf('soak', name, 'trouble');
  const cookieOf = (/** @type {'living' | 'still'} */ world) =>
    `mock-world=soak-${name}-${world}; mock=x0; mock-now=${startMs}`;
  const { clock } = worldOf({ headers: { cookie: cookieOf('living') } }).center;
  /** Responses that never come; the page gives them up. */
  const hanging = new Set();
  let deck = troubles.slice(0, 0);
  let trouble = deck[0];
  let inHourMs = 0;

  const server = await serve((req, res) => {
    // The page compares its clock with this header; both have simulated time.
    res.setHeader('Date', new Date(clock.now()).toUTCString());
    const [path = '/'] = (req.url ?? '/').split('?');
    const isCall = path.startsWith('/api/');
    const isStray = isCall && inHourMs < faultlessFromMs && random() < 0.02;
    const fault = trouble ?? (isStray ? '503' : undefined);
    req.headers.cookie = cookieOf(inHourMs < stillFromMs ? 'living' : 'still');
    // Chromium has six connections to a server: one stays free for other requests.
    if (isCall && fault === 'hang' && hanging.size < 5)
      hanging.add(res.once('close', () => hanging.delete(res)));
    else if (isCall && fault && fault !== 'hang') fail(fault, req, res);
    else if (isCall) respond(req, res).catch(() => res.destroy());
    else sendFile(files, path, res);
  });

  /** Moves the center's clock on by a step; each hour has five faults of five minutes. @param {number} ms in the hour */
  function pass(ms) {
    clock.advance(stepMs);
    inHourMs = ms;
    const inSlotMs = ms % (faultlessFromMs / 5);
    if (inSlotMs < stepMs) deck = deck.length > 1 ? deck.slice(1) : shuffled(random, troubles);
    const isOn = ms < faultlessFromMs && inSlotMs >= 2 * minuteMs && inSlotMs < 7 * minuteMs;
    trouble = isOn ? deck[0] : undefined;
  }
  return { ...server, hanging, pass };
}

/** @template T @param {() => number} random @param {readonly T[]} list @returns {T[]} */
function shuffled(random, list) {
  const drawn = list.map((value) => ({ value, at: random() }));
  return drawn.toSorted((a, b) => a.at - b.at).map(({ value }) => value);
}

/** A person's acts of an hour in random order: every menu entry, and acts on some screens. @param {() => number} random */
function hourOfActs(random) {
  const [tab, find] = ['main [role=tab][aria-selected=false]', 'press Control+k f l o r Escape'];
  const visits = [
    ...menu.flatMap(({ entries }) => entries.map(({ href }) => [href])),
    ['/', tab, '#telemarketers a', tab, '[aria-label="Next telemarketer"]'],
    ['/', tab, tab, 'a[href="/states/chicago"]', 'a[href^="/sales-rep/"]'],
    ['/', find, '/ai-insights', tab, '/data-quality', tab],
    ['/validation', '[data-alert]', 'press n o t e Escape', 'press v', 'press i Escape', tab],
  ];
  // Each hour ends in the same field, since React and the browser keep the last focused one in memory.
  return [...shuffled(random, visits).flat(), '/', find, 'main [role=search] input'];
}

/** @param {import('@playwright/test').Page} page @param {string} what a path of the menu, keys, or a selector to click on */
async function act(page, what) {
  const [first, ...keys] = what.split(' ');
  if (first === 'press') for (const key of keys) await page.keyboard.press(key);
  else if (!what.startsWith('/')) await page.evaluate(clickOn, what);
  else {
    // Leaves the notes, the alert, and the alert that a failed decision opened again.
    await act(page, 'press Escape Escape Escape');
    await act(page, `nav[aria-label="Main"] a[href="${what}"]`);
    await page.locator('[data-loading-screen]').waitFor({ state: 'detached', timeout: 10_000 });
  }
}

/** Runs in the page, since Playwright's own click waits for frames and leaves nodes behind. @param {string} selector */
function clickOn(selector) {
  const element = document.querySelector(/** @type {'button'} */ (selector));
  if (!element) throw new Error(`Nothing to click: ${selector}`);
  element.focus();
  element.click();
}

/** Runs in the page: the size of its record of the day. */
function weighKept() {
  const text = localStorage.getItem('day-record') ?? '[]';
  return { entries: JSON.parse(text).length, bytes: 2 * text.length };
}
