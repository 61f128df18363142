import { expect, it } from 'vitest';
import { homeRegion, readRegion, readRegionOf, regionKeys, regionOf, regions } from './region.ts';

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
  ['atlantis', null],
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
  ['Atlantis', 'Atlantis'],
  ['__proto__', '__proto__'],
  ['', 'N/A'],
  ['  ', 'N/A'],
])('the region %j is shown as %j', (text, expected) => {
  expect(readRegion(text).name).toBe(expected);
});

it.each(['IL', ' new\u00a0 avalon', '&lt;b&gt; &amp; co', '<p>Avalon</p>', '', 'n/a'])(
  'what a URL has of the region %j reads as the same region again',
  (text) => {
    const region = readRegion(text);
    expect(readRegion(region.sent).id).toBe(region.id);
  },
);

it.each([
  ['chicago', 'Illinois', 'chicago', 'Illinois'],
  ['chicago', 'Chicago Metro', 'chicago', 'Illinois'],
  ['chicago', '', 'chicago', 'Illinois'],
  ['', 'Chicago', 'chicago', 'Illinois'],
  ['r4', 'FL', 'florida', 'Florida'],
  ['florida', 'Arizona', 'florida', 'Florida'],
  ['r9', 'Atlantis', null, 'Atlantis'],
  ['r9', ' ', null, 'r9'],
  ['', '', null, 'N/A'],
  ['__proto__', 'constructor', null, 'constructor'],
])(
  'the region of a row of /api/regions of key %j and name %j is %j, shown as %j',
  (key, name, region, shown) => {
    const read = readRegionOf(key, name);
    expect([read.key, read.name]).toEqual([region, shown]);
  },
);

it.each([
  ['IL', [], 'chicago'],
  ['Illinois', ['Florida'], 'chicago'],
  ['', ['Atlantis', 'AZ', 'Florida'], 'arizona'],
  ['Atlantis', ['florida'], 'florida'],
  ['Atlantis', ['Avalon'], null],
  ['__proto__', [], null],
])(
  'the region of a rep of primary state %j and territories %j is %j',
  (primaryState, territories, region) => {
    expect(homeRegion([primaryState, ...territories].map(readRegion))).toBe(region);
  },
);

it.each([
  ['Atlantis', ' atlantis\u200b', true],
  ['New_Avalon', 'New Avalon', true],
  ['Illinois', 'chicago', true],
  ['', 'N/A', true],
  ['Atlantis', 'Avalon', false],
])('%j and %j are one region: %j (A4, B5)', (a, b, isOne) => {
  expect(readRegion(a).id === readRegion(b).id).toBe(isOne);
});
