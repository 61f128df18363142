import { expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { listText } from './events.ts';

it('copies rows as lines with tabs, and defuses formulas', () => {
  const rows = [
    appointment({
      title: '=HYPERLINK("x")',
      customer: 'Ada\tLee\nx',
      region: 'chicago',
      salesRep: 'jamal_whitaker',
      status: 'blocked',
      reason: '-1',
      type: 'Full validation',
      time: '2026-11-21T19:26:00Z',
    }),
    appointment({ title: 'DD', status: 'valid', type: 'Full validation' }),
  ];
  const heads = [
    'Booked',
    'Title',
    'Customer',
    'Region',
    'Sales rep',
    'Type or reason',
    'Confidence or result',
  ];
  expect(listText(rows, [...heads, 'State']).split('\n')).toEqual([
    'Booked (ET)\tTitle\tCustomer\tRegion\tSales rep\tType or reason\tStatus',
    'Nov 21, 2026, 2:26 PM\t\'=HYPERLINK("x")\tAda Lee x\tIllinois\tJamal Whitaker\t\'-1\tBlocked',
    '–\tDD\tN/A\tN/A\tUnknown\tFull validation\tValid',
  ]);
});
