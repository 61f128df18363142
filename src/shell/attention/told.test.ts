import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decideInTurn } from './told.ts';

const at = (seconds: number) => () => 1_000_000_000 + seconds * 1_000;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

it('one of two tabs that learn of alerts at once tells of them', async () => {
  const tabs = await Promise.all([decideInTurn(5, 7, at(0)), decideInTurn(5, 7, at(0))]);
  expect(tabs).toEqual([
    { count: 2, known: 7 },
    { count: 0, known: 7 },
  ]);
});

it('goes on with what was told before the page', async () => {
  await decideInTurn(5, 7, at(0));
  expect(await decideInTurn(7, 8, at(59))).toEqual({ count: 0, known: 7 });
  expect(await decideInTurn(7, 8, at(60))).toEqual({ count: 1, known: 8 });
});

it('is decided by the tab alone where storage is refused', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await decideInTurn(5, 7, at(0))).toEqual({ count: 2, known: 7 });
  expect(await decideInTurn(7, 9, at(10))).toEqual({ count: 0, known: 7 });
});
