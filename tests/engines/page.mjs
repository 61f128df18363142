// The acts and checks of journeys, for every engine.
import { setTimeout } from 'node:timers/promises';
import { find, pageState, problemsOf } from './in-page.mjs';

/**
 * One page of one engine, over the engine's protocol.
 * @typedef {object} Driver
 * @property {string} version the engine's name and version
 * @property {string} downloads the folder that saved files come to
 * @property {(url: string) => Promise<unknown>} go resolves once the page has loaded
 * @property {(expression: string) => Promise<string>} evaluate of an expression that is a text, or a promise of one
 * @property {(chord: string) => Promise<unknown>} press a key, with those held meanwhile: `Control+k`
 * @property {(text: string) => Promise<unknown>} type
 * @property {(x: number, y: number) => Promise<unknown>} click in the viewport, in px
 * @property {(width: number, height: number) => Promise<unknown>} resize the viewport, in px
 * @property {() => Promise<Buffer>} screenshot
 * @property {() => Promise<void>} close
 */

/** @typedef {ReturnType<typeof pageOf>} Page */

/** Long, since three engines share the machine. */
const waitsMs = 30_000;

/** @param {string} text */
const excerpt = (text) => (text.length > 500 ? `${text.slice(0, 500)}...` : text);

/**
 * @param {Driver} driver
 * @param {(path: string) => string} url of a path of the site
 */
export function pageOf(driver, url) {
  /**
   * Calls a function in the page, with values that JSON can hold.
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R} call
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  async function run(call, ...args) {
    const values = args.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
    const text = await driver.evaluate(
      `(async () => JSON.stringify((await (${String(call)})(${values})) ?? null))()`,
    );
    return JSON.parse(text);
  }

  /**
   * Waits until a value is as expected; the error has the value.
   * @template T
   * @param {string} what
   * @param {() => Promise<T>} get
   * @param {(value: T) => unknown} isSo
   */
  async function until(what, get, isSo) {
    const endMs = Date.now() + waitsMs;
    for (;;) {
      const value = await get();
      if (isSo(value)) return value;
      if (Date.now() > endMs) throw new Error(`${what}, but: ${excerpt(JSON.stringify(value))}`);
      await setTimeout(50);
    }
  }

  const readState = () => run(pageState);
  /** @param {string} role @param {string} name */
  const found = (role, name) =>
    until(`there should be a ${role} '${name}'`, () => run(find, role, name), Boolean);

  return {
    ...driver,
    run,
    until,
    /** Opens a path, and waits until the app is there and every card has its data. @param {string} path */
    async open(path) {
      await driver.go(url(path));
      return until(
        `${path} should be ready`,
        readState,
        ({ app, heading, cards, loading }) =>
          app === 'ready' && loading === 0 && (cards > 0 || heading.startsWith('404')),
      );
    },
    readState,
    found,
    /** Clicks it with the mouse. @param {string} role @param {string} name */
    async clickOn(role, name) {
      const place = await found(role, name);
      await driver.click(place?.x ?? 0, place?.y ?? 0);
    },
    /** Waits for words somewhere on the page. @param {string} words */
    said: (words) =>
      until(`the page should say '${words}'`, readState, ({ text }) => text.includes(words)),
    /** The errors, messages and policy violations since the page was opened. */
    problems: () => run(problemsOf),
  };
}
