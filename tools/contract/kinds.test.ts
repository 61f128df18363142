import { expect, it } from 'vitest';
import type { Reader } from '../../src/api/shape.ts';
import * as values from '../../src/api/values.ts';
import { listOf } from '../../tests/fuzz/list-of.ts';
import { oddValues } from '../../tests/fuzz/odd-values.ts';
import { openContract } from './checker/contract-file.ts';

const contract = openContract();
const isNotNull = (read: unknown) => read !== null;
const isSome = (read: unknown) => read !== '';
const has = (field: string) => (read: unknown) => (read as Record<string, unknown>)[field] !== null;

/** Forms of the rulings A2 to A18 that the odd values lack. */
const forms: readonly unknown[] = [
  ...listOf(`
    2e1 ¦ 1,284 ¦ 12. ¦ .5 ¦ -0.0 ¦ 05 ¦ 1 2 ¦ 1.5 ¦ 0.5 ¦ -3.5 ¦ TRUE ¦ No ¦ perhaps
    2026-11-21T14:41:00-05:00 ¦ 2026-11-21T19:41:00.000Z ¦ 2026-11-21t19:41Z ¦ 2026-325T14.5-05
    2026-11-21T19:41:00+00 ¦ 2026-W47-6T14:41 ¦ 20261121T1941Z ¦ 2026-02-30T10:00:00Z ¦ 2026-13-01
    2026-00-10 ¦ 1970-06-01 ¦ 1971-01-01 ¦ 2026-11-21T24:00:00Z ¦ 2026-11-21T25:00:00Z ¦ 24:00
    2026-11-21T14:61:00Z ¦ 12 PM ¦ 0:30 AM ¦ 13 PM ¦ 9 a.m. ¦ 2:05:09 pm ¦ 14 ¦ T14:05 ¦ 20261116
    2026-11-16 ¦ 2026-11-16T00:00:00.000Z ¦ 2026-11-16T00:00:00-05:00 ¦ 16 Nov ¦ Sept 2026
    Sat, 21 Nov 2026 19:41:00 GMT ¦ Saturday, 21-Nov-26 19:41:00 GMT ¦ Sat Nov 21 19:41:00 2026
    Sat Nov 21 14:41:00 EST 2026 ¦ Sat Nov 21 2026 14:41:00 GMT-0500 (EST) ¦ Nov 21, 2026 14:41
    Sat, 21 Nov 2026 00:00:00 -0500 ¦ Sat Nov 21 2026 ¦ 21-Nov-26 ¦ Nov 21, 2026, 2:41 PM
    Sat, 21 Now 2026 19:41:00 GMT ¦ /Date(1795290060000)/ ¦ /Date(1795290060000-0500)/ ¦ /Date(0)/
    Mar. 2026 ¦ Ma 2026 ¦ 2026-11 ¦ 2026-1 ¦ california ¦ ILLINOIS ¦ Il ¦ WA ¦ Valid ¦ validated`),
  ' +12.50 ',
  ' fl ',
  ' BLOCKED ',
  { name: 'FL' },
  { code: 'x', key: 'az' },
  { first: 'Ann', last: 'Lee' },
  { first: 'Ann' },
  { message: 3 },
  { name: { text: 'x' } },
  ['IL'],
  [1],
  [true],
  ['yes'],
  [null, 'a'],
  [[], 'a'],
  ['a', 'b'],
  [{ name: 'x' }],
  [''],
];

/** Values in which the schema is known to be narrower than the reader, or wider, by kind. */
const exceptions: Readonly<Record<string, readonly unknown[]>> = {
  // Markup that is cleaned away.
  VisibleText: ['<b>', [{ name: 'x' }]],
  Id: ['\ud83d', [{ name: 'x' }]],
  RegionName: ['ＩＬ'],
  Instant: ['2026-11-21T14:41[Mars/Base]'],
  InstantToday: ['2026-11-21T14:41[Mars/Base]'],
  Day: [20_261_121, '2026-11-21T14:41[Mars/Base]'],
  CalendarMonth: [20_261_121, '2026-11-21T14:41[Mars/Base]'],
};

it.each<[kind: string, reader: Reader, isRead: (read: unknown) => boolean]>([
  ['VisibleText', values.text, isSome],
  ['Id', values.id, isSome],
  ['RegionName', values.region, has('key')],
  ['Instant', values.time, has('ms')],
  ['InstantToday', values.timeToday, has('ms')],
  ['Day', values.day, has('date')],
  ['CalendarMonth', values.month, has('date')],
  ['Figure', values.number, isNotNull],
  ['Amount', values.amount, isNotNull],
  ['Count', values.count, isNotNull],
  ['Flag', values.flag, isNotNull],
  ['ValidationStatus', values.status, has('outcome')],
])('%s in docs/openapi.json is what the reader reads as a value', (kind, reader, isRead) => {
  const schema = { $ref: kind };
  const known = new Set((exceptions[kind] ?? []).map((value) => JSON.stringify(value)));
  const differing = [...oddValues(20_261_121), ...forms].filter(
    (value) =>
      contract.accepts(schema, value) !== isRead(reader.read(value)) &&
      !known.has(JSON.stringify(value)),
  );
  expect(differing).toEqual([]);
});
