import type { Page } from '@playwright/test';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { expect, test } from '../browser/site.ts';
import { holdTime } from '../browser/time.ts';
import {
  everyMs,
  handProblems,
  pageProblems,
  rateProblems,
  stateProblems,
  type Hand,
  type Strike,
} from './expected.ts';
import { kinds, type Kind } from './kinds.ts';
import { lookAt } from './look.ts';
import { screens, type Screen } from './screens.ts';

/** A Friday afternoon at the call centre. */
const friday = Date.parse('2026-11-20T14:41:00-05:00');
const second = 1_000;
/** Two tries that end at the deadline, a second apart (rulings C18). */
const twoTries = 62 * second;
const words = 'half a sentence';

const chosen = kinds.filter(({ name }) => name.includes(process.env['FAULT'] ?? ''));
const api = /^\/api\//;

type Pass = Awaited<ReturnType<typeof holdTime>>;

const cardNames = ({ cards }: Screen) => Object.keys(cards) as ReadName[];
const allNames = (screen: Screen) => [...cardNames(screen), ...screen.besides];
const pathsOf = (names: readonly ReadName[]) =>
  new RegExp(`^(?:${names.map((name) => reads[name].path).join('|')})$`);

/** The clock goes on by this much at a time; what happens meanwhile is noticed at its end. */
const stepOf = (screen: Screen) => Math.max(5 * second, longestOf(screen) / 10);
const longestOf = (screen: Screen) =>
  Math.max(...allNames(screen).map((name) => everyMs(screen, name)));

/**
 * Each card is fresh within the interval of its call, or the deadline of the one under way. To the second, as
 * it is to be, recovery.spec.ts looks at it.
 */
async function recover(page: Page, screen: Screen, kind: Kind, pass: Pass): Promise<string[]> {
  const stepMs = stepOf(screen);
  const dueMs = (name: ReadName) => Math.max(everyMs(screen, name), 31 * second) + 3 * stepMs;
  const bounds = [...new Set(cardNames(screen).map(dueMs))].toSorted((a, b) => a - b);
  const problems: string[] = [];
  let at = 0;
  for (const bound of bounds) {
    await pass(bound - at, stepMs);
    at = bound;
    const seen = await lookAt(page);
    const due = cardNames(screen).filter((name) => dueMs(name) <= bound);
    problems.push(...stateProblems(seen, screen, null, due), ...pageProblems(seen, screen, kind));
  }
  return problems.map((problem) => `healed, ${problem}`);
}

/** What the page prints and throws, but for Chromium's own line for each failed request. */
function listen(page: Page): () => string[] {
  let heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`error: ${error.message.slice(0, 200)}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      heard.push(`error: ${text.slice(0, 200)}`);
  });
  return () => heard.splice(0);
}

/** Puts a person's hand on the screen: types into its field where that is empty, and scrolls as far as it goes. */
async function putHand(page: Page, { field }: Screen): Promise<Hand> {
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

for (const screen of screens)
  for (const phase of ['cold', 'warm'] as const)
    test(`${screen.name}, ${phase}`, async ({ page, site }, info) => {
      const takeHeard = listen(page);
      const pass = await holdTime(page, friday, site.unanswered);
      const cells: Record<string, string[]> = {};
      const stepMs = stepOf(screen);
      const strike = phase === 'cold' ? strikeCold : strikeWarm;
      await page.goto(site.url(phase === 'cold' ? '/version.json' : screen.path));
      await pass(65 * second, stepMs);
      for (const kind of chosen) {
        const problems = await strike(kind);
        site.heals();
        problems.push(...(await recover(page, screen, kind, pass)), ...takeHeard());
        cells[kind.name] = problems;
      }
      await info.attach('cells', { body: JSON.stringify(cells), contentType: 'application/json' });
      expect(Object.entries(cells).filter(([, problems]) => problems.length > 0)).toEqual([]);

      /** Every call is struck from the first request on. */
      async function strikeCold(kind: Kind): Promise<string[]> {
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        site.breaks(api, kind.answer);
        await page.goto(site.url(screen.path));
        // The retry is due a second after the failure.
        await pass(kind.isEndless ? twoTries : 3 * second, second);
        const seen = await lookAt(page);
        const made: Strike = { kind, names: allNames(screen), isWarm: false };
        return [
          ...stateProblems(seen, screen, made, cardNames(screen)),
          ...pageProblems(seen, screen, kind),
        ];
      }

      /** One half of the calls is struck, then the other: what the one suffers, the other must not notice. */
      async function strikeWarm(kind: Kind): Promise<string[]> {
        const hand = await putHand(page, screen);
        const names = allNames(screen);
        const overMs = 3 * longestOf(screen) + (kind.isEndless ? 35 : 5) * second + stepMs;
        const problems: string[] = [];
        for (const half of [0, 1]) {
          const made = { kind, names: names.filter((_, at) => at % 2 === half), isWarm: true };
          site.heals();
          site.breaks(pathsOf(made.names), kind.answer);
          const asked = () => made.names.map((name) => site.asked(pathsOf([name])));
          const before = asked();
          await pass(overMs, stepMs);
          const seen = await lookAt(page);
          const counts = asked().map((count, at) => count - (before[at] ?? 0));
          problems.push(
            ...stateProblems(seen, screen, made, cardNames(screen)),
            ...pageProblems(seen, screen, kind),
            ...handProblems(seen, hand, kind, screen),
            ...rateProblems(screen, made, counts, overMs),
          );
        }
        return problems;
      }
    });
