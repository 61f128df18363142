import { describe, expect, it } from 'vitest';
import { figuresOfRegions, repProfile, rowsOf } from '../../tests/entities.ts';
import { profilesOfRegions, salesReps } from './reps.ts';

const listed = (...sent: readonly object[]) =>
  salesReps.figures(rowsOf(...sent.map((each) => repProfile({ ...each })))).listed;

describe('the listed reps', () => {
  it('have most appointments first, and are then by name', () => {
    const sent = [
      { repName: 'Dee', appointmentCount: 2 },
      { repName: 'Al', appointmentCount: 2 },
      { repName: 'Cy', appointmentCount: 9 },
    ];
    expect(listed(...sent).map(({ rep }) => rep.name)).toEqual(['Cy', 'Al', 'Dee']);
  });

  it.each(['Unknown Field Agent', 'unknown_rep', 'N/A'])("leave out '%s' (S3)", (repName) => {
    expect(listed({ repName })).toEqual([]);
  });

  it.each([
    [{ primaryState: 'IL' }, 'chicago'],
    [{ primaryState: '', territories: ['Atlantis', 'AZ', 'Florida'] }, 'arizona'],
    [{ primaryState: 'Atlantis', territories: 'Nowhere, california' }, 'california'],
    [{ primaryState: 'Atlantis' }, null],
  ])('are of one region: %j', (sent, home) => {
    expect(listed(sent)[0]?.home).toBe(home);
  });
});

it('a profile of each region with valid appointments stands in for the reps (C8)', () => {
  const { knownRegions } = figuresOfRegions(
    { key: 'chicago', validAppointments: 33, totalEvents: 42 },
    { key: 'florida', validAppointments: 0, totalEvents: 5 },
  );
  const [only, ...others] = profilesOfRegions(knownRegions);
  expect(only).toMatchObject({
    repId: 'chicago',
    rep: { name: 'Illinois' },
    home: 'chicago',
    appointmentCount: 33,
    confidence: 90,
  });
  expect(only?.territories.map(({ name }) => name)).toEqual(['Illinois']);
  expect(others).toEqual([]);
});
