// The responses of the simulated call center at one moment, as texts: the bench measures pages, not the center.
import { openTypeScript } from '../typescript.mjs';

export const startMs = Date.parse('2026-11-20T14:41:00-05:00');

/** The body of each read by its path. @typedef {ReadonlyMap<string, string>} Bodies */

/**
 * @param {readonly number[]} sizes the numbers of appointments of a day
 * @returns {Promise<ReadonlyMap<number, Bodies>>}
 */
export async function recordCenter(sizes) {
  const { load, close } = await openTypeScript();
  /** @type {typeof import('../../mocks/node.ts')} */
  const { createCenter } = await load('/mocks/node.ts');
  /** @type {typeof import('../../mocks/request.ts')} */
  const { requestFrom } = await load('/mocks/request.ts');
  /** @type {typeof import('../../src/calls/index.ts')} */
  const { reads } = await load('/src/calls/index.ts');
  /** @type {Map<number, Bodies>} */
  const bodies = new Map();
  for (const size of sizes) {
    const scenario = size < 1_000 ? 'x0' : `x0,${size / 1_000}k`;
    const center = createCenter({ scenario, now: startMs });
    /** @type {Map<string, string>} */
    const texts = new Map();
    for (const name of /** @type {(keyof typeof reads)[]} */ (Object.keys(reads))) {
      const { path } = reads[name];
      const text = await (await requestFrom(center, name)).text();
      texts.set(path, path === listPath ? cutTo(text, size) : text);
    }
    bodies.set(size, texts);
  }
  await close();
  return bodies;
}

export const listPath = '/api/appointments';

/** @typedef {{ appointments: Record<string, unknown>[] }} List */

/** @param {string} text @param {number} size */
function cutTo(text, size) {
  const response = /** @type {List} */ (JSON.parse(text));
  return JSON.stringify({ ...response, appointments: response.appointments.slice(0, size) });
}

/** @typedef {'nothing' | 'one row' | 'all rows'} Change */

/**
 * The list of appointments after a change; `turn` makes each different from the one before.
 * @param {string} text
 * @param {Change} change
 * @param {number} turn
 */
export function changedList(text, change, turn) {
  if (change === 'nothing') return text;
  const response = /** @type {List} */ (JSON.parse(text));
  const middle = response.appointments.length >> 1;
  response.appointments.forEach((row, at) => {
    if (change === 'all rows' || at === middle) row['reason'] = `Looked at again, ${turn}`;
  });
  return JSON.stringify(response);
}
