import { expect, it } from 'vitest';
import { gapText } from './reads-age.ts';

const rows = Array.from({ length: 20 }, () => 'row');

it.each([
  [{ rows, total: null, unreadable: 0 }, ''],
  [{ rows, total: 1_076, unreadable: 0 }, '20 of 1,076 received'],
  [{ rows, total: null, unreadable: 1 }, '1 row unreadable'],
  [{ rows, total: 76, unreadable: 2 }, '20 of 76 received, 2 rows unreadable'],
  [{ metrics: {} }, ''],
  [undefined, ''],
])('%o lacks %j', (data, text) => {
  expect(gapText(data)).toBe(text);
});
