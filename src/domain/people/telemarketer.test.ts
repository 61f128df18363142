import { describe, expect, it } from 'vitest';
import { isDesignated, onlyDesignated, parseDesignated } from './telemarketer.ts';

it.each([
  ['Ana Torres,Marcus Reed', ['Ana Torres', 'Marcus Reed']],
  [' Ana Torres , ,Marcus Reed,', ['Ana Torres', 'Marcus Reed']],
  ['Ana,ANA, ana ', ['Ana']],
  ['__proto__,constructor', ['__proto__', 'constructor']],
  ['', []],
  [' , ', []],
])('parseDesignated %j gives %j', (csv, names) => {
  expect(parseDesignated(csv)).toEqual(names);
});

describe('the designated', () => {
  const designated = ['Ana Torres', 'Marcus Reed'];

  it.each([
    ['Ana Torres', true],
    [' ana torres', true],
    ['Ana', false],
    ['', false],
    ['toString', false],
  ])('%j: %j', (name, expected) => {
    expect(isDesignated(name, designated)).toBe(expected);
  });

  it("are kept in the server's order", () => {
    const list = ['marcus reed', 'Somebody Else', 'Ana Torres'].map((name) => ({ name }));
    expect(onlyDesignated(list, designated)).toEqual([list[0], list[2]]);
    expect(onlyDesignated(list, [])).toEqual([]);
  });
});
