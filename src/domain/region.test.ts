import { describe, expect, it } from 'vitest';
import { regionKeys, regionName, regionOf, regions } from './region.ts';

it('lists the regions in the fixed order', () => {
  expect(regionKeys.map((key) => regions[key].abbreviation)).toEqual(['CA', 'IL', 'AZ', 'FL']);
});

describe('regionOf', () => {
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
  ])('%j means %j', (text, expected) => {
    expect(regionOf(text)).toBe(expected);
  });
});

describe('regionName', () => {
  it.each([
    ['chicago', 'Illinois'],
    ['fl', 'Florida'],
    ['Nevada', 'Nevada'],
    ['__proto__', '__proto__'],
    ['', 'N/A'],
    ['  ', 'N/A'],
  ])('%j shows as %j', (text, expected) => {
    expect(regionName(text)).toBe(expected);
  });
});
