import { describe, expect, it } from 'vitest';
import { rowsSince } from './rows-since.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('the rows that came since', () => {
  const cases: readonly [string, { id: string }[], { id: string }[], string[]][] = [
    ['none', [a, b], [a, b], []],
    ['one', [a, b], [c, a, b], ['c']],
    ['all of an empty list', [], [a, b], ['a', 'b']],
    ['a row that changed is the same', [a, b], [{ ...a }, b], []],
    ['all read anew', [a, b], [{ ...a }, { ...b }, c], ['c']],
    ['in another order', [a, b, c], [c, b, a], []],
    ['one that went', [a, b], [b], []],
  ];
  it.each(cases)('%s', (_name, before, rows, expected) => {
    expect([...rowsSince(before, rows, ({ id }) => id)].map(({ id }) => id)).toEqual(expected);
  });

  it('makes no key of what did not change', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at) }));
    const made: string[] = [];
    rowsSince(rows, [...rows, c], ({ id }) => (made.push(id), id));
    expect(made).toEqual(['c']);
  });
});
