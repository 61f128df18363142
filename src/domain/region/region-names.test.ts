import { expect, it } from 'vitest';
import { reads } from '../../calls/index.ts';
import { readRegion } from './region.ts';
import { hasUnknownRegion, regionNames, withRegionNames } from './region-names.ts';

const namesOf = (...sent: object[]) => regionNames(reads.regions.response.read(sent).rows);
const lemuria = { key: 'r7', name: 'Lemuria', abbreviation: 'LM' };

it.each([
  ['r7', 'Lemuria', 'LM'],
  [' R7 ', 'Lemuria', 'LM'],
  ['lemuria', 'Lemuria', 'LM'],
  ['lm', 'Lemuria', 'LM'],
  ['r1', 'California', 'CA'],
  ['Windy City', 'Illinois', 'IL'],
  // One of the four by its own text, whatever a row of another region says.
  ['florida', 'Florida', 'FL'],
  // Two regions have it.
  ['XX', 'XX', 'XX'],
  ['Atlantis', 'Atlantis', 'AT'],
  ['', 'N/A', '–'],
])('a region sent as %j is %s, %s (A4)', (sent, name, abbreviation) => {
  const names = namesOf(
    lemuria,
    { key: 'r1', name: 'California', abbreviation: '' },
    { key: 'chicago', name: 'Windy City', abbreviation: 'IL' },
    { key: 'r8', name: 'Avalon', abbreviation: 'XX' },
    { key: 'r9', name: 'Lyonesse', abbreviation: 'xx' },
    { key: 'florida 2', name: 'Florida South', abbreviation: 'florida' },
  );
  const row = { region: readRegion(sent) };
  expect(withRegionNames(row, names).region).toMatchObject({ name, abbreviation });
});

it('keeps every part of the data that has no such region', () => {
  const rows = [{ at: { region: readRegion('florida') } }, { at: { region: readRegion('r7') } }];
  const read = withRegionNames({ rows, other: rows[0] }, namesOf(lemuria));
  expect(read.rows[0]).toBe(rows[0]);
  expect(read.other).toBe(rows[0]);
  expect(read.rows[1]).toMatchObject({ at: { region: { id: 'lemuria', isKnown: true } } });
  expect(withRegionNames(read, namesOf(lemuria))).toBe(read);
});

it.each([
  ['florida', false],
  ['', false],
  ['Atlantis', true],
])('a row of %j has an unknown region: %s', (sent, isUnknown) => {
  expect(hasUnknownRegion({ rows: [{ title: 'DD', region: readRegion(sent) }] })).toBe(isUnknown);
});
