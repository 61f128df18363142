import { expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { createCenter } from '../../mocks/node.ts';
import { requestFrom } from '../../mocks/request.ts';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { desks } from './page.ts';

// Every screen where it can read no response (A2, A13, A19).

const names = Object.keys(reads) as ReadName[];
const center = createCenter();
const good = new Map<ReadName, unknown>();
for (const name of names) good.set(name, await (await requestFrom(center, name)).json());

/** The value with a number as the only row of each of its lists. */
function unreadable(value: unknown): unknown {
  if (Array.isArray(value)) return [7];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unreadable(each)]));
}

async function cardsOf(path: string, responseOf: (name: ReadName) => unknown) {
  const responses = Object.fromEntries(names.map((name) => [name, responseOf(name)]));
  const app = await mountScreen(path, responses);
  await app.advance(2_000);
  return Array.from(
    document.querySelectorAll<HTMLElement>('main [data-card][data-call]'),
    ({ dataset, textContent }) => `${dataset['card']} is ${dataset['state']}: ${textContent}`,
  );
}

const emptiness =
  /\bNo (?:\w+ )*(?:yet|found|available|to show|right now|alerts)|No sales reps|Looks Good|successfully/i;
const places = [
  ...desks,
  '/?tab=patterns',
  '/states?tab=chicago',
  '/data-quality?tab=duplicates',
  '/data-quality?tab=validation',
  '/ai-insights?tab=monthly',
];

it.each(desks)('on %s an object of other fields is an error, and no data', async (path) => {
  const cards = await cardsOf(path, () => ({ error: 'Database is down' }));
  expect(cards.length).toBeGreaterThan(0);
  expect(
    cards.filter((text) => !/ is error: .*(?:in an unexpected format|Couldn't load)/.test(text)),
  ).toEqual([]);
  expect(document.querySelector('main')).not.toHaveTextContent(/Updated just now/);
});

it.each(places)('on %s a list of which no row could be read is not empty', async (path) => {
  const cards = await cardsOf(path, (name) => unreadable(good.get(name)));
  const counted = cards.filter((text) => /unreadable|0 of \d+ received/.test(text));
  expect(counted.length).toBeGreaterThan(0);
  const empty = cards.filter((text) => / is empty: /.test(text));
  expect(empty.filter((text) => !text.includes('could not be read'))).toEqual([]);
  expect(empty.filter((text) => !counted.includes(text))).toEqual([]);
  expect(cards.filter((text) => emptiness.test(text))).toEqual([]);
});
