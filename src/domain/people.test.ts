import { describe, expect, it } from 'vitest';
import {
  isDesignated,
  isExcludedFromRanking,
  isHiddenInRepLists,
  isNamed,
  isUnknownFieldAgent,
  onlyDesignated,
  parseDesignated,
  readPerson,
  readRep,
  repInitials,
} from './people.ts';

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
  ['\ud800', '\ufffd', '?'],
  ['ßen_ﬁona', 'ßen ﬁona', 'ßﬁ'],
  ['ანა', 'ანა', 'ა'],
  ['N/A', 'N/A', 'N'],
  ['__proto__', 'Proto', 'P'],
  ['constructor', 'Constructor', 'C'],
])('a sales rep: %j shows as %j, %j', (name, shown, initials) => {
  const rep = readRep(name);
  expect([rep.name, repInitials(rep)]).toEqual([shown, initials]);
});

it.each([
  ['Ana Torres', ' ana TORRES ', true],
  ['Zoë', 'Zoe\u0308', true],
  ['Ana Torres', 'Ana\u00a0 Torres', true],
  ['Ana_Torres', 'Ana Torres', true],
  ['Ana Torres', 'Ana T\u00f3rres', false],
  ['', ' n/a', true],
  ['__proto__', '__PROTO__', true],
])('%j and %j are one person: %j (B5)', (a, b, isOne) => {
  expect(readPerson(a).id === readPerson(b).id).toBe(isOne);
  expect(readRep(a).id === readRep(b).id).toBe(isOne);
});

it.each([
  ['Ana Torres', 'Ana Torres', true],
  ['  ana_torres ', 'ana_torres', true],
  ['', 'N/A', false],
  ['n/a', 'N/A', false],
])('a telemarketer %j is shown as %j, and has a name: %j', (sent, name, named) => {
  const person = readPerson(sent);
  expect([person.name, isNamed(person)]).toEqual([name, named]);
  expect(person.sent).toBe(named ? sent : person.sent);
});

describe('exclusions', () => {
  const designated = parseDesignated('Ana Torres,Marcus Reed');

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
    const rep = readRep(name);
    expect(isUnknownFieldAgent(rep)).toBe(unknown);
    expect(isExcludedFromRanking(rep, designated)).toBe(excluded);
    expect(isHiddenInRepLists(rep)).toBe(hidden);
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
  expect(parseDesignated(csv).map(({ name }) => name)).toEqual(names);
});

describe('the designated', () => {
  const designated = parseDesignated('Ana Torres,Marcus Reed');

  it.each([
    ['Ana Torres', true],
    [' ana torres', true],
    ['Ana', false],
    ['', false],
    ['toString', false],
  ])('%j: %j', (name, expected) => {
    expect(isDesignated(readPerson(name), designated)).toBe(expected);
  });

  it("are kept in the server's order", () => {
    const list = ['marcus\u00a0reed', 'Somebody Else', 'Ana Torres'].map((name) => ({
      person: readPerson(name),
    }));
    expect(onlyDesignated(list, designated)).toEqual([list[0], list[2]]);
    expect(onlyDesignated(list, [])).toEqual([]);
  });
});
