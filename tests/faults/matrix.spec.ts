import type { Page } from '@playwright/test';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { expect, test } from '../browser/site.ts';
import { holdTime } from '../browser/time.ts';
import {
  everyMs,
  handProblems,
  isPolled,
  pageProblems,
  pollsOf,
  rateProblems,
  stateProblems,
  type Hand,
  type Strike,
} from './expected.ts';
import { kinds, type Kind } from './kinds.ts';
import { lookAt } from './look.ts';
import { places, screenOf, type Place, type Screen } from './screens.ts';

const friday = Date.parse('2026-11-20T14:41:00-05:00');
const second = 1_000;
/** Two tries of a second's distance up to their deadlines (C18), and some seconds to load the code. */
const twoTries = 65 * second;
/** The dashboard's lower cards are drawn when the page is idle, which is once a second by a held clock. */
const drawnMs = 6 * second;
const words = 'half a sentence';

const chosen = kinds.filter(({ name }) => name.includes(process.env['FAULT'] ?? ''));
/** The screens for every fault: one per kind of card; with `--whole` all. */
const wholeScreens: ReadonlySet<string> = new Set(
  process.env['WHOLE'] || process.env['FAULT']
    ? places.map(({ name }) => name)
    : ['corrections', 'states', 'wall'],
);
/** The faults for every screen: a status, HTML, a cut body, odd values, hostile texts, silence. */
const mostDifferent = new Set([
  '500',
  'sign-in page',
  'cut',
  'no numbers',
  'hostile texts',
  'hang',
]);
const kindsFor = ({ name }: Place) =>
  wholeScreens.has(name) ? chosen : chosen.filter((kind) => mostDifferent.has(kind.name));
const api = /^\/api\//;

type Pass = Awaited<ReturnType<typeof holdTime>>;

const cardNames = ({ cards }: Screen) => Object.keys(cards) as ReadName[];
const allNames = (screen: Screen) => [...cardNames(screen), ...screen.besides];
const pathsOf = (names: readonly ReadName[]) =>
  new RegExp(`^(?:${names.map((name) => reads[name].path).join('|')})$`);

/** The intervals of a screen's polled calls. */
const intervalsOf = (screen: Screen, names: readonly ReadName[]) =>
  names.filter((name) => isPolled(screen, name)).map((name) => everyMs(screen, name));
const longestOf = (screen: Screen) => Math.max(...intervalsOf(screen, allNames(screen)));

/** A third of the time that a card may take beyond its interval. */
const graceOf = (screen: Screen) => Math.max(5 * second, longestOf(screen) / 10);

const shortestOf = (screen: Screen) => Math.min(...intervalsOf(screen, cardNames(screen)));
const isSlow = (screen: Screen) => shortestOf(screen) > 60 * second;

/**
 * The step of the clock, at whose end changes are noticed and responses arrive. A failed poll takes two steps, so that
 * cards polled twice as often as planned are still counted.
 */
const stepOf = (screen: Screen) =>
  isSlow(screen) ? graceOf(screen) : Math.max(graceOf(screen), shortestOf(screen) / 5);

/**
 * The time until a card is fresh again: the interval of its call, from the end of the running request, which may be at
 * its deadline.
 */
const dueMs = (screen: Screen, name: ReadName, { isEndless = false }: Kind) =>
  everyMs(screen, name) + (isEndless ? 31 * second : 0) + 3 * graceOf(screen);

/** The struck calls with a card that are requested again. */
const healable = (screen: Screen, { names, isWarm }: Strike) =>
  cardNames(screen).filter((name) => names.includes(name) && (!isWarm || isPolled(screen, name)));

/** The time until all struck cards are fresh again. */
const healingMs = (screen: Screen, strike: Strike) =>
  Math.max(0, ...healable(screen, strike).map((name) => dueMs(screen, name, strike.kind)));

/** Checks that struck cards are fresh in time, also while other calls are struck. */
async function recover(
  page: Page,
  screen: Screen,
  struck: Strike,
  meanwhile: Strike | null,
  pass: Pass,
): Promise<string[]> {
  // Requests are counted while cards have data.
  const stepMs = stepOf(screen) * (struck.isWarm || isSlow(screen) ? 1 : 2);
  const due = (name: ReadName) => dueMs(screen, name, struck.kind);
  const names = healable(screen, struck);
  const problems: string[] = [];
  let at = 0;
  for (const bound of [...new Set(names.map(due))].toSorted((a, b) => a - b)) {
    await pass(bound - at, stepMs);
    at = bound;
    const seen = await lookAt(page);
    const fresh = names.filter((name) => due(name) <= bound);
    problems.push(
      ...stateProblems(seen, screen, meanwhile && { ...meanwhile, isYoung: true }, fresh),
      ...pageProblems(seen, screen, struck.kind, ...(meanwhile ? [meanwhile.kind] : [])),
    );
  }
  return problems.map((problem) => `healed, ${problem}`);
}

/** Collects the page's errors, except Chromium's line for each failed request. */
function listen(page: Page): () => string[] {
  let reported: string[] = [];
  page.on('pageerror', (error) => reported.push(`error: ${error.message.slice(0, 200)}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      reported.push(`error: ${text.slice(0, 200)}`);
  });
  return () => reported.splice(0);
}

/** Acts like a person: types into the screen's field where it is empty, and scrolls. */
async function putHand(page: Page, { field }: Place): Promise<Hand> {
  const box = await field?.(page);
  if (box && (await box.inputValue()) === '') await box.pressSequentially(words);
  await box?.focus();
  await page.evaluate(() => document.scrollingElement?.scrollTo({ top: 40 }));
  return lookAt(page);
}

test.use({
  allowConsole: ['Failed to load resource'],
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * Whether a screen can recover while the next kind strikes. Not where a card shows two calls, or where the sign of a
 * failure moves the field.
 */
const staysAsItIs = ({ shared, form }: Screen, { outcome }: Kind) =>
  outcome === 'fails' && !shared && !form;

for (const place of places)
  for (const phase of ['cold', 'warm'] as const)
    test(`${place.name}, ${phase}`, async ({ page, site }) => {
      const list = kindsFor(place);
      const takeHeard = listen(page);
      const pass = await holdTime(page, friday, site);
      const cells = Object.fromEntries(list.map((kind): [string, string[]] => [kind.name, []]));
      const tell = ({ name: of }: Kind, problems: readonly string[]) =>
        cells[of]?.push(...problems, ...takeHeard());
      let healing: Strike | null = null;
      site.keepResponses();
      await page.goto(site.url(place.path));
      await pass(65 * second, 5 * second);
      const screen = await screenOf(page, place);
      const stepMs = stepOf(screen);
      for (const kind of list)
        // Outside of a step, each Playwright call would search through all earlier ones.
        await test.step(kind.name, () => (phase === 'cold' ? strikeCold(kind) : strikeWarm(kind)));
      await heal();
      expect(Object.entries(cells).filter(([, problems]) => problems.length > 0)).toEqual([]);

      /** Strikes every call from the first request on. */
      async function strikeCold(kind: Kind): Promise<void> {
        const made: Strike = { kind, names: allNames(screen), isWarm: false };
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        site.fail(api, kind.response);
        await page.goto(site.url(screen.path));
        // The retry is due a second after the failure.
        const triedMs = 3 * second + drawnMs;
        await pass(triedMs, second);
        // Code loads in real time, which the clock may outrun.
        const cards = page.locator('[data-card]');
        if ((await cards.count()) === 0) {
          await cards.first().waitFor({ state: 'attached' });
          await pass(triedMs, second);
        }
        if (kind.isEndless) await pass(twoTries, 5 * second);
        const seen = await lookAt(page);
        tell(kind, stateProblems(seen, screen, made, cardNames(screen)));
        tell(kind, pageProblems(seen, screen, kind));
        healing = made;
        await heal();
      }

      /** Strikes one half of the calls, then the other; neither may affect the other. */
      async function strikeWarm(kind: Kind): Promise<void> {
        const hand = await putHand(page, screen);
        const names = allNames(screen);
        const noticedMs =
          pollsOf(kind, screen) * longestOf(screen) +
          (kind.isEndless ? 30 * second : 0) +
          (isSlow(screen) ? 5 * second + stepMs : 2 * stepMs);
        for (const part of [0, 1]) {
          const made = { kind, names: names.filter((_, at) => at % 2 === part), isWarm: true };
          const requests = () => made.names.map((of) => site.requestsTo(pathsOf([of])));
          const before = requests();
          const healedMs = await heal(made);
          const overMs = Math.max(noticedMs, healedMs);
          await pass(overMs - healedMs, stepMs);
          const seen = await lookAt(page);
          const counts = requests().map((count, at) => count - (before[at] ?? 0));
          tell(kind, stateProblems(seen, screen, made, cardNames(screen)));
          tell(kind, pageProblems(seen, screen, kind));
          tell(kind, handProblems(seen, hand, kind, screen));
          tell(kind, rateProblems(screen, made, counts, overMs));
          healing = made;
        }
        if (!staysAsItIs(screen, kind)) await heal();
      }

      /**
       * Ends the strike, lets another begin, and waits until the cards of the first are fresh. Returns the time that
       * took, in ms.
       */
      async function heal(meanwhile: Strike | null = null): Promise<number> {
        const healed = healing;
        healing = null;
        site.recover();
        if (meanwhile) site.fail(pathsOf(meanwhile.names), meanwhile.kind.response);
        if (!healed) return 0;
        tell(healed.kind, await recover(page, screen, healed, meanwhile, pass));
        return healingMs(screen, healed);
      }
    });
