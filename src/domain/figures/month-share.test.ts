import { describe, expect, it } from 'vitest';
import { month } from '../../../tests/entities.ts';
import { readPerson } from '../people.ts';
import { newestMonth, shareOfMonth } from './month-share.ts';

const october = month({
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
    ['Nobody', { count: 0, total: 50, share: 0 }],
    ['Ben', { count: null, total: 50, share: null }],
    ['CY  LEE', { count: 5, total: 50, share: 10 }],
  ])('of %s', (name, share) => {
    expect(shareOfMonth(october, readPerson(name))).toEqual(share);
  });

  it.each([
    ['lists no telemarketer', {}],
    ['has no list', { telemarketers: 'none' }],
    ['has a row that cannot be read', { telemarketers: { Ben: { totalAppointments: 1 }, Ana: 7 } }],
  ])('is unknown if the month %s', (_, sent) => {
    const odd = month({ totalValidAppointments: 200, ...sent });
    expect(shareOfMonth(odd, readPerson('Ana'))).toEqual({ count: null, total: 200, share: null });
  });
});

it('the newest month is the latest of those that are one', () => {
  const november = month({ month: 'November 2026' });
  expect(newestMonth([november, october, month({ month: 'soon' })])).toBe(november);
  expect(newestMonth([month({ month: 'soon' })])).toBeUndefined();
});
