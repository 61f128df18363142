import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSameJson, rowMemory } from './tolerant.ts';

const row = (id: number, text = 'x') => ({ id, text, inner: { at: id } });
const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Reads rows as new objects; 7 cannot be read. */
function memory() {
  const readRow = vi.fn<(input: unknown) => { of: unknown } | null>((input) =>
    input === 7 ? null : { of: input },
  );
  return { readRow, read: rowMemory(readRow) };
}

describe('rows of the list before', () => {
  const list = [row(1), row(2), row(3), row(4)];

  it.each<[string, unknown[], number]>([
    ['the same list', list, 0],
    ['a row changed', [row(1), row(2, 'y'), row(3), row(4)], 1],
    ['two rows changed, apart', [row(1, 'y'), row(2), row(3), row(4, 'y')], 2],
    ['a row put in front', [row(0), ...list], 1],
    ['a row put in the middle', [row(1), row(2), row(9), row(3), row(4)], 1],
    ['a row put at the end', [...list, row(5)], 1],
    ['a row taken away', [row(1), row(3), row(4)], 0],
    ['all but one taken away', [row(3)], 1],
    ['nothing left', [], 0],
    ['every row twice', [...list, ...list], 4],
    ['the other way round', list.toReversed(), 4],
  ])('%s: only new rows are read', (_, next, anew) => {
    const { readRow, read } = memory();
    const before = read(clone(list));
    readRow.mockClear();
    const after = read(clone(next));
    expect(readRow).toHaveBeenCalledTimes(anew);
    expect(after).toEqual(next.map((of) => ({ of })));
    const kept = after.filter((entry) => before.includes(entry));
    expect(kept.length).toBe(next.length - anew);
  });

  it('returns the same list when nothing is new', () => {
    const { read } = memory();
    expect(read(clone(list))).toBe(read(clone(list)));
  });

  it('keeps unreadable rows', () => {
    const { read } = memory();
    expect(read([7, 8])).toEqual([null, { of: 8 }]);
    expect(read([7, 9])).toEqual([null, { of: 9 }]);
  });

  it('reads any lists in a row as a reader without a memory does', () => {
    const lists = fc.array(fc.array(fc.oneof(fc.constant(7), fc.jsonValue(), fc.nat(3))));
    fc.assert(
      fc.property(lists, (sequence) => {
        const { read } = memory();
        for (const of of sequence) expect(read(clone(of))).toEqual(clone(of).map(memory().readRow));
      }),
    );
  });
});

describe('the same JSON', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, null, true],
    [null, {}, false],
    [{}, [], false],
    [[], [], true],
    [[1, 2], [2, 1], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}'), true],
    [JSON.parse('{"__proto__":1}'), {}, false],
    [{ toString: 1 }, {}, false],
    [{ a: null }, {}, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(isSameJson(a, b)).toBe(same);
    expect(isSameJson(b, a)).toBe(same);
  });

  it('counts very deep values as different, without an error', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(isSameJson(JSON.parse(deep), JSON.parse(deep))).toBe(false);
  });
});
