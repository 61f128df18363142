// The moving picture of the README: the simulated day on the dashboard, why appointments are invalid, and what needs
// somebody now.
import { animation } from './pictures.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const quality = 78;

const minute = 60_000;
/** 9 AM Eastern on the day that is played, and how long the call center is open. */
const openMs = Date.parse('2026-11-21T14:00:00Z');
const dayMs = 12 * 60 * minute;
/** Two responses more than 5 minutes apart would be a gap in the day's curve. */
const stepMs = 4 * minute;
const stepsPerFrame = 3;
const frameMs = 120;

/** What is done when the day is over, and how long each is shown. */
const acts = [
  {
    ms: 1_200,
    act: (/** @type {Page} */ page) =>
      page.locator('#why').evaluate((card) => card.scrollIntoView()),
  },
  {
    ms: 1_000,
    act: (/** @type {Page} */ page) => page.locator('#why tbody .why-events a').first().click(),
  },
  {
    ms: 1_600,
    act: (/** @type {Page} */ page) =>
      page.locator('#appointments [data-appointment]').first().click(),
  },
  {
    ms: 2_200,
    act: async (/** @type {Page} */ page) => {
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('[data-card="Needs you now"] li a').first().focus();
    },
  },
];

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {{ width: number, height: number }} viewport
 */
export async function film(stage, viewport) {
  const scene = await stage.open({ startMs: openMs, theme: 'light', viewport });
  /** @type {{ png: Buffer, ms: number }[]} */
  const frames = [];
  const show = async (/** @type {number} */ ms) =>
    void frames.push({ png: await scene.picture(), ms });

  await scene.page.goto('/');
  await scene.pass(6_000);
  await show(800);
  for (let step = 1; step * stepMs <= dayMs; step += 1) {
    await scene.jump(stepMs);
    if (step % stepsPerFrame === 0) await show(frameMs);
  }
  await show(800);
  for (const { act, ms } of acts) {
    await act(scene.page);
    await scene.pass(2_000);
    await show(ms);
  }
  await scene.close();
  return animation(frames, quality);
}
