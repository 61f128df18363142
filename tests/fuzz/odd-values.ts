import fc from 'fast-check';
import { hostileStrings } from './hostile-strings.ts';
import { listOf } from './list-of.ts';

/** Names with a meaning in JavaScript, and other odd ones. */
export const oddKeys: readonly string[] = [
  ...listOf(`
    __proto__ ¦ constructor ¦ prototype ¦ toString ¦ valueOf ¦ toJSON ¦ hasOwnProperty
    then ¦ length ¦ 0 ¦ -1 ¦ rows ¦ unreadable ¦ name ¦ total ¦ count`),
  '',
  ' ',
  '\u202Eeman',
  '\uD83D',
];

/** Extreme numbers: JSON.parse reads `1e999` as Infinity. */
const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  100,
  101,
  1e21,
  -1e21,
  5e-324,
  1.7976931348623157e308,
  2 ** 53,
  -(2 ** 53) - 2,
  4294967296,
  20_261_121,
  1e-7,
  Infinity,
  -Infinity,
];

const numerals = [
  ...listOf(`
    12 ¦ -3 ¦ 1e9 ¦ 1e999 ¦ 0x10 ¦ ١٢ ¦ 1,000 ¦ 12% ¦ +1 ¦ .5 ¦ Infinity ¦ -0`),
  ' 7 ',
  '9'.repeat(400),
];

const dates = [
  ...listOf(`
    2026-11-21 ¦ 2026-02-30 ¦ 2026-11-21T14:41:00 ¦ 2026-11-01T01:30:00-04:00 ¦ 0000-00-00
    1970-01-01T00:00:00Z ¦ 99999-01-01 ¦ 2:41 PM ¦ 25:61 ¦ 2026-13 ¦ 2026-3 ¦ March 2026
    2026-11-21 14:41 ¦ 20261121T194100Z ¦ 2026-11-21T14:41:00 -05 ¦ 2026-03-09T00:00:00.000Z
    2026-11-21T14:41:00-05:00[America/New_York] ¦ 2026-11-21T14:41[Mars/Base] ¦ 1790000000
    1790000000123 ¦ 2026-11-21T24:00:00Z ¦ 2026-03-08T02:30:00 ¦ 03/04/2026`),
  1_790_000_000,
  1_790_000_000_123,
];

/** Words, regions, people, phones and flags in the spellings of other systems. */
const spellings = listOf(`
  valid ¦ BLOCKED ¦ Pending ¦ escalated ¦ n/a ¦ yes ¦ N ¦ 1 ¦ Illinois ¦ chicago ¦ IL ¦ f l ¦ Atlantis
  ana torres ¦ Ana_Torres ¦ Ana\u00a0Torres ¦ 0 PDG ¦ unknown field agent ¦ (312) 555-0142 x9
  +47 22 12 34 56 ¦ 555-0142 / 555-0143 ¦ O&#39;Brien ¦ <p>Missing</p> ¦ <b onclick=x>y</b> ¦ ＩＬ`);

const parsed = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":1,"valueOf":2,"toJSON":3,"then":4}',
  '{"length":3,"0":"a","1":"b","2":"c"}',
  '[[[[[[]]]]]]',
  '[null,[],{},"",0,false]',
  '{"a":{"b":{"c":{"__proto__":{"title":"x"}}}}}',
  '{"":""}',
  '{"1":{"title":"x","id":"1"},"3":{"title":"y","id":"3"}}',
  '{"total":76,"appointments":[{"title":"x"}],"alerts":[{"id":"1"}]}',
  '["a text"]',
  '["Illinois","Florida"]',
  '[["nested"]]',
].map((json): unknown => JSON.parse(json));

function deep(levels: number): unknown {
  let value: unknown = 'the bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { data: value };
  return value;
}

/** Freezes a value deeply. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) frozen(item);
  return value;
}

/** Values that no field expects, fast-check's among them. */
export function oddValues(seed: number): readonly unknown[] {
  const short = hostileStrings.filter((text) => text.length < 200);
  const some = short.filter((_, index) => index % 4 === 0);
  const made = fc.sample(fc.jsonValue({ maxDepth: 3 }), { seed, numRuns: 1_000 });
  const pairs = fc.sample(fc.string({ unit: 'binary', maxLength: 12 }), { seed, numRuns: 100 });
  const plain = [null, null, true, false, 'true', 'false', '', ' ', [], {}, 'x'.repeat(20_001)];
  return frozen([
    ...plain,
    ...numbers,
    ...numerals,
    ...dates,
    ...spellings,
    ...oddKeys,
    ...some,
    ...pairs,
    ...parsed,
    deep(50),
    ...made,
  ]);
}

/** Nested 1,000 levels deep. */
export const abyss = frozen([deep(1_000)])[0];
