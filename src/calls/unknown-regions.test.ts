import { expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { unknownRegionText } from './unknown-regions.ts';

it.each([
  [['california', 'IL', 'Florida'], ''],
  [['california', 'Atlantis'], '1 event has an unknown region'],
  [['Atlantis', '', null, 'AZ'], '3 events have an unknown region'],
])('events of %j: %j (A4)', (regions, text) => {
  expect(unknownRegionText(regions.map((region) => appointment({ region })))).toBe(text);
});
