// Requests each call of the contract from a backend once, and prints what fits.
import { contractCalls, resolved } from './contract.mjs';
import { send } from './exchange.mjs';
import { misfitsOf } from './misfits.mjs';
import { remarksBetween, remarksOn } from './remarks.mjs';

/**
 * @typedef {object} CheckOptions
 * @property {import('./exchange.mjs').Backend} backend
 * @property {boolean} [withWrites]
 * @property {number} [timeoutMs]
 * @property {(line: string) => void} print
 */

/** @param {CheckOptions} options @returns {Promise<{ fits: boolean; remarks: number }>} */
export async function check({ backend, withWrites = false, timeoutMs, print }) {
  /** @type {Record<string, unknown>} */
  const bodies = {};
  const count = { fit: 0, misfit: 0, failed: 0, remarks: 0 };
  const remark = (/** @type {string} */ text) => {
    count.remarks += 1;
    print(`  remark: ${text}`);
  };
  const calls = contractCalls.filter(({ isWrite }) => withWrites || !isWrite);
  // One after the other, so that the time of a call is its own.
  for (const call of calls) {
    const exchange = await send(backend, call, sampleOf(call), timeoutMs);
    const { status, ms, problem, body, headers } = exchange;
    const head = `${call.method} ${call.path}`.padEnd(40);
    const came = `${status ?? '–'}`.padEnd(4) + `${Math.round(ms)} ms`.padStart(9);
    // The record of a sample is not there: a refusal is the right response.
    const isRefusal = call.isWrite && status !== null && status >= 400 && status < 500;
    if (problem !== '' && !(isRefusal && status !== 401)) {
      count.failed += 1;
      print(`${head}${came}   failed\n  ${problem}`);
      continue;
    }
    const misfits =
      call.response === null || isRefusal || body === undefined
        ? []
        : misfitsOf(call.response, body);
    count[misfits.length === 0 ? 'fit' : 'misfit'] += 1;
    print(`${head}${came}   ${misfits.length === 0 ? 'fits' : 'does not fit'}`);
    for (const { path, expected, seen, count: rows } of misfits)
      print(
        `  ${path || 'the response'}: expected ${expected}; sent ${seen}${rows > 1 ? `, ${rows} times` : ''}`,
      );
    if (isRefusal) print(`  refused: ${problem}`);
    if (call.response !== null && !call.isWrite) {
      if (misfits.every(({ path }) => path !== '')) bodies[call.name] = body;
      if (call.name in bodies) remarksOn(call.response, body, headers).forEach(remark);
    }
  }
  const between = remarksBetween(bodies);
  if (between.length > 0) print('\nBetween calls');
  between.forEach(remark);
  print(
    `\n${calls.length} calls: ${count.fit} fit, ${count.misfit} do not fit, ${count.failed} failed. Remarks: ${count.remarks}.`,
  );
  return { fits: count.misfit + count.failed === 0, remarks: count.remarks };
}

/** The example payload of the contract, about a record that there is not, in texts that say what they are. @param {import('./contract.mjs').ContractCall} call */
function sampleOf({ payload }) {
  if (payload === null) return undefined;
  const { examples = [{}], properties = {} } = resolved(payload);
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (examples[0])).map(([name, value]) => {
      if (name.endsWith('Id')) return [name, 'contract-check-no-such-record'];
      const isFreeText = properties[name]?.type === 'string' && name !== 'phone';
      return [name, isFreeText ? 'Contract check' : value];
    }),
  );
}
