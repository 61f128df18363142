import { describe, expect, it } from 'vitest';
import {
  countsByRegion,
  regionKeys,
  regionName,
  regionOf,
  regionOfRep,
  regionOfRow,
  regions,
  regionTextOf,
} from './region.ts';

it('lists the regions in the fixed order', () => {
  expect(regionKeys.map((key) => regions[key].abbreviation)).toEqual(['CA', 'IL', 'AZ', 'FL']);
});

it.each([
  ['chicago', 'chicago'],
  ['Chicago', 'chicago'],
  ['ILLINOIS', 'chicago'],
  [' il\n', 'chicago'],
  ['CA', 'california'],
  ['california', 'california'],
  ['Az', 'arizona'],
  ['fLoRiDa', 'florida'],
  ['', null],
  ['texas', null],
  ['c a', null],
  ['__proto__', null],
  ['constructor', null],
  ['\ud800', null],
])('regionOf %j means %j', (text, expected) => {
  expect(regionOf(text)).toBe(expected);
});

it.each([
  ['chicago', 'Illinois'],
  ['fl', 'Florida'],
  ['Nevada', 'Nevada'],
  ['__proto__', '__proto__'],
  ['', 'N/A'],
  ['  ', 'N/A'],
])('regionName %j shows as %j', (text, expected) => {
  expect(regionName(text)).toBe(expected);
});

describe('the region of a row of /api/regions', () => {
  it.each([
    ['chicago', 'Illinois', 'chicago', 'Illinois'],
    ['chicago', 'Chicago Metro', 'chicago', 'Illinois'],
    ['chicago', '', 'chicago', 'Illinois'],
    ['', 'Chicago', 'chicago', 'Illinois'],
    ['r4', 'FL', 'florida', 'Florida'],
    ['florida', 'Arizona', 'florida', 'Florida'],
    ['nv', 'Nevada', null, 'Nevada'],
    ['nv', ' ', null, 'nv'],
    ['', '', null, 'N/A'],
    ['__proto__', 'constructor', null, 'constructor'],
  ])('of key %j and name %j is %j, shown as %j', (key, name, region, shown) => {
    expect(regionOfRow({ key, name })).toBe(region);
    expect(regionName(regionTextOf({ key, name }))).toBe(shown);
    expect(regionOf(regionTextOf({ key, name }))).toBe(region);
  });
});

describe('the region of a rep', () => {
  it.each([
    ['IL', [], 'chicago'],
    ['Illinois', ['Florida'], 'chicago'],
    ['', ['Texas', 'AZ', 'Florida'], 'arizona'],
    ['Texas', ['florida'], 'florida'],
    ['Texas', ['Nevada'], null],
    ['__proto__', [], null],
  ])('of primary state %j and territories %j is %j', (primaryState, territories, region) => {
    expect(regionOfRep({ primaryState, territories })).toBe(region);
  });
});

const row = (key: string, name: string, valid: number | null) => ({ key, name, valid });

it('adds up the rows of a region however it is written (rulings A4), in the order of the regions', () => {
  const rows = [
    row('chicago', '', 3),
    row('', 'Illinois', 4),
    row('r1', ' CA ', 1),
    row('florida', 'Arizona', 2),
    row('__proto__', 'Texas', 9),
  ];
  expect([...countsByRegion(rows, ({ valid }) => valid)]).toEqual([
    ['california', 1],
    ['chicago', 7],
    ['florida', 2],
  ]);
});

it.each([
  ['is missing', []],
  ['has no readable figure', [row('florida', '', null)]],
  ['has one in a part of its rows only', [row('florida', '', 4), row('FL', '', null)]],
])('does not make up a figure for a region that %s', (_why, rows) => {
  expect(countsByRegion(rows, ({ valid }) => valid).size).toBe(0);
});
