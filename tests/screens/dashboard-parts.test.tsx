import { describe, expect, it } from 'vitest';
import { respondWith, showResponse } from './respond-with.ts';
import { card, expectState, inCard, openApp } from './open-app.tsx';
import { footerOf } from './page.ts';

// The dashboard where it did not receive or could not read everything (rulings A2, A13, A15, A19).

describe('a part of the appointments is called a part (rulings A15)', () => {
  const row = { customer: 'Ann', region: 'IL', salesRep: 'Bo', status: 'invalid' };

  it('in the lists, their counts and the ranking', async () => {
    respondWith('appointments', { appointments: [row, row], total: 76 });
    const app = await openApp();
    for (const title of ['Appointments Analysis', 'Appointments Log', 'Top Sales Reps'])
      expect(inCard(title).getByText('2 of 76 received')).toBeVisible();
    expect(card('Appointments Analysis')).toHaveTextContent('76 total– valid– invalid');
    expect(card('Appointments Analysis')).not.toHaveTextContent('No valid appointments');
    expect(inCard('Appointments Analysis').getByText('None among the rows received')).toBeVisible();
    expect(footerOf('Appointments Log')).toBe('Valid: –Invalid: –2 lines');
    expect(card('Top Sales Reps')).not.toHaveTextContent('No sales rep data available');

    await showResponse(app, 'appointments', {
      appointments: [{ ...row, status: 'valid' }],
      totalCount: 76,
    });
    expect(card('Appointments Analysis')).toHaveTextContent('76 total– valid– invalid');
    expect(inCard('Top Sales Reps').getByRole('progressbar')).toHaveAccessibleName(
      'Bo: share of 1 valid appointment',
    );
    expect(footerOf('Top Sales Reps')).toContain('1 of 1 valid received in the top 1');
    await showResponse(app, 'appointments', { appointments: [], total: 76 });
    expect(document.querySelector('main')).not.toHaveTextContent(
      /No (?:valid )?appointments found|No sales rep data/,
    );
    await showResponse(app, 'appointments', {
      appointments: [{ ...row, status: 'valid' }],
      total: 1,
    });
    expect(card('Appointments Analysis')).toHaveTextContent('1 total1 valid0 invalid');
    expect(footerOf('Top Sales Reps')).toContain('1 of 1 valid in the top 1');
    expect(document.querySelector('main')).not.toHaveTextContent('received');
  });
});

it('lists of which no row could be read are not said to be empty (rulings A2, A13)', async () => {
  respondWith('appointments', {
    1: { status: 'valid', customer: 'Ann' },
    3: { status: 'valid', customer: 'Bea' },
  });
  respondWith('regions', [7, {}]);
  respondWith('telemarketers', [{ initials: 'AT' }]);
  respondWith('recentValidations', ['x']);
  respondWith('endpoints', [{ method: 'GET' }]);
  await openApp();
  expect(card('Appointments Analysis')).toHaveTextContent('2 total2 valid0 invalid');
  for (const title of [
    'Calendar Performance',
    'Telemarketer Performance',
    'Recent Validations',
    'API Endpoints',
  ]) {
    expect(card(title)).toHaveTextContent(/\d rows? unreadable/);
    expect(card(title)).toHaveTextContent(
      /(?:Regions|Telemarketers|Recent validations|Endpoints) could not be read/,
    );
    expect(card(title)).not.toHaveTextContent(/\bNo (?:regions|telemarketer|recent|endpoints)/);
  }
});

it('an object without an expected field is an error of its card (rulings A19)', async () => {
  const error = { error: 'Database is down' };
  for (const call of [
    'dashboard',
    'regions',
    'telemarketers',
    'recentValidations',
    'appointments',
    'endpoints',
    'learningMetrics',
  ] as const)
    respondWith(call, error);
  const app = await openApp();
  await app.advance(1_000);
  for (const title of [
    'Total Valid Appointments',
    'Calendar Performance',
    'Telemarketer Performance',
    'Top Sales Reps',
    'Recent Validations',
    'Appointments Analysis',
    'Appointments Log',
    'AI Learning System',
    'API Endpoints',
  ])
    expectState(title, 'error');
  expect(document.querySelector('main')).not.toHaveTextContent(
    /Updated just now|No .+ (?:found|available|to show)/,
  );
});
