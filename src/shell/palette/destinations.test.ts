import { describe, expect, it } from 'vitest';
import { menu } from '../../screens.ts';
import { destinations, matching } from './destinations.ts';

const profile = (repName: string, primaryState: string, territories: readonly string[] = []) => ({
  repId: repName,
  repName,
  primaryState,
  territories,
  appointmentCount: 1,
  confidence: null,
});

const all = destinations({
  menu,
  profiles: [
    profile('zoë_łukasz', 'CA'),
    profile('A/C Crew & Sons', 'Illinois'),
    profile('Unknown Field Agent', 'arizona'),
    profile('Lost', 'texas'),
    profile('Roaming', '', ['Texas', 'AZ', 'Florida']),
    profile('ZOË_ŁUKASZ ', 'california'),
  ],
  appointments: [],
});
const labels = (typed: string) => matching(all, typed).map(({ label }) => label);

describe('destinations', () => {
  it('are the thirteen entries of the menu, the four regions, and each rep once per region', () => {
    expect(all.filter(({ group }) => group === 'Screens')).toHaveLength(13);
    expect(all.filter(({ group }) => group === 'Regions').map(({ href }) => href)).toEqual([
      '/states/california',
      '/states/chicago',
      '/states/arizona',
      '/states/florida',
    ]);
    expect(all.filter(({ group }) => group === 'Sales reps').map(({ href }) => href)).toEqual([
      '/sales-rep/A%2FC%20Crew%20%26%20Sons/chicago',
      '/sales-rep/Roaming/arizona',
      '/sales-rep/zo%C3%AB_%C5%82ukasz/california',
    ]);
  });
});

describe('matching', () => {
  it.each([
    ['crew sons', ['A/C Crew & Sons']],
    ['ZOE', ['Zoë Łukasz']],
    ['chicago', ['Illinois', 'A/C Crew & Sons']],
    ['data', ['Data Quality', 'Historical Data', 'Monthly Data']],
    ['validation', ['Validation', 'Manual Validation']],
    ['no such place', []],
  ])('%j finds %j', (typed, found) => {
    expect(labels(typed)).toEqual(found);
  });
});
