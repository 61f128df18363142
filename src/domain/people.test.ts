import { describe, expect, it } from 'vitest';
import {
  isExcludedFromRanking,
  isHiddenInRepLists,
  isUnknownFieldAgent,
  repDisplayName,
  repInitials,
  sameName,
  isDesignated,
  onlyDesignated,
  parseDesignated,
} from './people.ts';

describe('repDisplayName and repInitials', () => {
  it.each([
    ['', 'Unknown', 'U'],
    [' _ ', 'Unknown', 'U'],
    ['0 PDG', 'Pending to assign', 'PA'],
    [' 0 pdg ', 'Pending to assign', 'PA'],
    ['0_PDG', 'Pending to assign', 'PA'],
    ['Pending to assign', 'Pending to assign', 'PA'],
    ['10 PDG', '10 PDG', '1P'],
    ['Unknown Field Agent', 'Unknown Field Agent', 'UF'],
    ['unknown_field_agent', 'Unknown Field Agent', 'UF'],
    ['Devon Hartley', 'Devon Hartley', 'DH'],
    ['devon_hartley', 'Devon Hartley', 'DH'],
    ['devon__van_der  hartley', 'Devon Van Der Hartley', 'DH'],
    ['Zoë Łukasz', 'Zoë Łukasz', 'ZŁ'],
    ['élan_ødegård', 'Élan Ødegård', 'ÉØ'],
    ['e\u0301lan', 'E\u0301lan', 'E\u0301'],
    ['ronald McDonald', 'Ronald McDonald', 'RM'],
    ["o'brien", "O'brien", 'O'],
    ['(Bob) Smith', '(Bob) Smith', 'BS'],
    ['דנה לוי', 'דנה לוי', 'דל'],
    ['𐐨𐐨 x', '𐐀𐐨 X', '𐐀X'],
    ['🦊', '🦊', '?'],
    ['\ud800', '\ud800', '?'],
    ['__proto__', 'Proto', 'P'],
    ['constructor', 'Constructor', 'C'],
  ])('%j shows as %j, %j', (name, shown, initials) => {
    expect(repDisplayName(name)).toBe(shown);
    expect(repInitials(name)).toBe(initials);
  });
});

it.each([
  ['Ana Torres', ' ana TORRES ', true],
  ['Zoë', 'Zoe\u0308', true],
  ['Ana Torres', 'Ana  Torres', false],
  ['Ana_Torres', 'Ana Torres', false],
  ['', ' ', true],
  ['__proto__', '__PROTO__', true],
  ['\ud800', '\ud801', false],
])('sameName %j and %j: %j', (a, b, same) => {
  expect(sameName(a, b)).toBe(same);
});

describe('exclusions', () => {
  const designated = ['Ana Torres', 'Marcus Reed'];

  it.each([
    // name, waits for a rep, not ranked, not in rep lists
    ['Unknown Field Agent', true, true, true],
    [' unknown field agent', true, true, true],
    ['Unknown', false, true, false],
    ['Unknown Rep', false, false, true],
    ['N/A', false, true, true],
    ['n/a ', false, true, true],
    ['', false, true, true],
    ['ana torres', false, true, false],
    ['MARCUS REED ', false, true, false],
    ['0 PDG', false, false, false],
    ['Devon Hartley', false, false, false],
    ['__proto__', false, false, false],
  ])('%j: unknown %j, excluded %j, hidden %j', (name, unknown, excluded, hidden) => {
    expect(isUnknownFieldAgent(name)).toBe(unknown);
    expect(isExcludedFromRanking(name, designated)).toBe(excluded);
    expect(isHiddenInRepLists(name)).toBe(hidden);
  });
});

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
