import { expect, it } from 'vitest';
import { listResponse, receivedText } from './rows.ts';
import { Unreadable } from './fields.ts';

const list = listResponse(
  (sent) => {
    if (typeof sent !== 'number') throw new Unreadable('a number');
    return sent;
  },
  ['rows'],
);

it.each([
  [[1, 2], null, ''],
  // Unreadable rows are counted in the card's head: the others are summed and rated (A2).
  [[1, 'two'], null, ''],
  [[1, 2], 76, '2 of 76 received'],
])('of %j with the total %j is received: %j (rulings A15)', (sent, total, text) => {
  expect(receivedText({ ...list(sent), total })).toBe(text);
});
