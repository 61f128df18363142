import { describe, expect, it } from 'vitest';
import { month } from '../../tests/entities.ts';
import { readPerson } from '../domain/people.ts';
import { shareOfMonth, sharesOf } from './month-shares.ts';

describe('sharesOf', () => {
  const sent = (name: string, totalAppointments: number) => ({
    name,
    weeklyAverage: 1.5,
    totalAppointments,
  });

  it('counts a region once, however it is spelled, as the same texts in another order', () => {
    const rows = [sent('chicago', 3), sent('Atlantis', 1), sent('IL', 4), sent('ATLANTIS', 2)];
    for (const regionBreakdown of [rows, rows.toReversed()]) {
      const shares = sharesOf(
        month({ regionBreakdown }).regionBreakdown.rows,
        (row) => row.region,
        10,
      );
      expect(shares).toHaveLength(2);
      expect(shares).toContainEqual(
        expect.objectContaining({ totalAppointments: 7, weeklyAverage: 3, share: 70 }),
      );
      expect(shares.find(({ subject }) => subject.id === 'atlantis')).toMatchObject({
        totalAppointments: 3,
        share: 30,
      });
    }
  });

  it('counts a person once (B5)', () => {
    const telemarketers = {
      'Ana Torres': { totalAppointments: 3 },
      'ana\u00A0_torres': { totalAppointments: 4 },
    };
    const shares = sharesOf(month({ telemarketers }).telemarketers.rows, (row) => row.person, 28);
    expect(shares).toMatchObject([
      { subject: { name: 'Ana Torres' }, totalAppointments: 7, share: 25 },
    ]);
  });
});

const sentOctober = month({
  month: '2026-10',
  totalValidAppointments: 50,
  telemarketers: {
    'ana torres': { totalAppointments: 20 },
    Ben: {},
    'Cy Lee': { totalAppointments: 3 },
    cy_lee: { totalAppointments: 2 },
  },
});

describe('the share of a month', () => {
  it.each([
    ['Ana Torres', { count: 20, total: 50, share: 40 }],
    ['Nobody', { count: null, total: 50, share: null }],
    // Without a count.
    ['Ben', { count: null, total: 50, share: null }],
    ['CY  LEE', { count: 5, total: 50, share: 10 }],
  ])('of %s', (name, share) => {
    expect(shareOfMonth(sentOctober, readPerson(name))).toEqual(share);
  });

  it('is none where the person has more than the month (C19)', () => {
    const telemarketers = { Ana: { totalAppointments: 9 } };
    const odd = month({ totalValidAppointments: 8, telemarketers });
    expect(shareOfMonth(odd, readPerson('Ana'))).toEqual({ count: 9, total: 8, share: null });
  });
});
