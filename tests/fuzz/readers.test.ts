import { isDeepStrictEqual } from 'node:util';
import { replaceEqualDeep } from '@tanstack/react-query';
import { afterAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../mocks/world/random.ts';
import { api } from '../../src/calls/index.ts';
import { type Reader, valueOrNull } from '../../src/api/fields.ts';
import { contractCalls } from '../../tools/contract/contract.mjs';
import { formsOf, wholeBody } from '../contract/mutations.ts';
import { hostileKeys } from '../hostile-values.ts';
import { abyss, arbitrary, mutations, namesIn, oddValues, type Material } from './inputs.ts';

// What a reader does with a body that fits the contract, or has one fault, is tested in tests/contract.

// FUZZ_SEED=… and FUZZ_RUNS=… (inputs per call) override these.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const runs = Number(process.env['FUZZ_RUNS'] ?? 100_000);
const half = Math.ceil(runs / 2);

const calls = contractCalls.flatMap(({ name, response: schema }) => {
  const { response } = api[name] as { readonly response?: Reader };
  return schema && response ? [{ name, response, good: wholeBody(formsOf(schema)[0] ?? {}) }] : [];
});

const odd = oddValues(seed);
const table: (readonly (string | number)[])[] = [];
afterAll(() => {
  const rows = [['call', 'inputs', 'valid', 'misfit', 'ms'], ...table];
  const lines = rows.map(([name = '', ...figures]) =>
    [String(name).padEnd(24), ...figures.map((figure) => String(figure).padStart(9))].join(''),
  );
  process.stdout.write(`${[`Fuzzed readers, FUZZ_SEED=${seed}`, ...lines].join('\n')}\n`);
});

/** The built-in objects that no reader may change, as they are. */
const builtIns = () =>
  [Object, Object.prototype, ...[Array, Function, String, Number].map((of) => of.prototype)].map(
    (owner: object) =>
      Reflect.ownKeys(owner).map((key) => [key, Object.getOwnPropertyDescriptor(owner, key)]),
  );

/** Whether a plain object inherits an enumerable property: a cheap check for each input. */
function isPolluted(): boolean {
  for (const _ in {}) return true;
  return false;
}

function materialOf(what: string, names: readonly string[]): Material {
  const all = [...new Set([...names, ...hostileKeys])];
  return { random: randomOf(String(seed), what), odd, names: all };
}

const anyBody = materialOf(
  'anything',
  calls.flatMap(({ good }) => namesIn(good)),
);
const anything = Array.from({ length: half }, () => arbitrary(anyBody));

/** As JSON, with 1e999 for Infinity. */
function spelled(input: unknown): string {
  const number = (value: unknown) =>
    value === Infinity || value === -Infinity ? `#${value < 0 ? '-' : ''}1e999#` : value;
  return JSON.stringify(input, (_, value: unknown) => number(value)).replaceAll(/"#|#"/g, '');
}

const json = (value: unknown) => JSON.stringify(value);

/** Whether an input can be read; a text for a problem. `before` is an earlier response, with which parts are shared. */
function readingOf(read: Reader, input: unknown, before: unknown, isTwice: boolean) {
  try {
    const value = valueOrNull(read, input);
    if (isPolluted()) return 'a prototype was changed';
    if (isTwice && json(value) !== json(valueOrNull(read, input))) return 'read otherwise again';
    if (isTwice && !isDeepStrictEqual(value, replaceEqualDeep(before, value)))
      return 'parts of an earlier response changed it';
    return value !== null;
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

describe(`any response, FUZZ_SEED=${seed}`, () => {
  const before = builtIns();

  it.each(calls)('$name', ({ name, response, good }) => {
    const mutant = mutations(good, materialOf(name, namesIn(good)));
    const usual = valueOrNull<unknown, unknown>(response, good);
    const began = performance.now();
    let valid = 0;
    let count = 0;
    const put = (input: unknown) => {
      // A second reading costs as much as the first.
      const reading = readingOf(response, input, usual, count % 4 === 0);
      count += 1;
      if (typeof reading === 'string')
        throw new Error(`${name} of ${spelled(input)}: ${reading} (FUZZ_SEED=${seed})`);
      if (reading) valid += 1;
    };
    for (const input of [abyss, good, ...anything]) put(input);
    const left = runs - count;
    for (let at = 0; at < left; at += 1) put(mutant());
    table.push([name, runs, valid, runs - valid, Math.round(performance.now() - began)]);
    // Both outcomes must have occurred.
    expect(valid).toBeGreaterThan(runs / 10);
    expect(builtIns()).toEqual(before);
  });
});
