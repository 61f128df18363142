import { describe, expect, it } from 'vitest';
import { firstFigures } from './early-request.ts';

const figuresOf = (metrics: unknown) => Object.fromEntries(firstFigures({ metrics }));

describe('the figures in the cells of index.html', () => {
  it('have the format of the app', () => {
    const metrics = { totalValidAppointments: 1284, activeRegions: 4, aiConfidence: 94.24 };
    expect(figuresOf(metrics)).toEqual({
      totalValidAppointments: '1,284',
      activeRegions: '4',
      aiConfidence: '94.2%',
    });
  });

  it('have no confidence without appointments (rulings C19)', () => {
    const metrics = { totalValidAppointments: 0, activeRegions: 0, aiConfidence: 94 };
    expect(figuresOf(metrics)).toMatchObject({ aiConfidence: '–', activeRegions: '0' });
  });

  it('leave out values that violate the contract', () => {
    const odd = { totalValidAppointments: '12', activeRegions: -1, aiConfidence: 94 };
    expect(figuresOf(odd)).toEqual({});
    expect(figuresOf({ activeRegions: 4 })).toEqual({ activeRegions: '4' });
    for (const body of [null, undefined, [], 'Sign in', 7, { metrics: null }])
      expect(firstFigures(body).size).toBe(0);
  });
});
