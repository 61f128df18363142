import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { respondWith, showResponse } from './respond-with.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';
import { footerOf, hrefsOf, link, textsOf } from './page.ts';

describe('the main dashboard on an ordinary day', () => {
  it('has its title, its Eastern date, all its cards, links of the regions, and the four designated telemarketers', async () => {
    const { center } = await openApp();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(screen.getByText('Today, Saturday, November 21, 2026')).toBeVisible();
    // Pending alerts are counted in the title.
    expect(document.title).toBe('(7) Dashboard · Appointment Tracker');
    for (const title of [
      'Total Valid Appointments',
      'Active Regions',
      'AI Confidence',
      'Business Hours',
      'Needs you now',
      'View Options',
      'Calendar Performance',
      'Telemarketer Performance',
      'Top Sales Reps',
      'Recent Validations',
      'System Health',
      'Quick Actions',
      'API Endpoints',
      'Appointments Analysis',
      'Appointments Log',
      'Validation Rules',
      'AI Learning System',
      'AI Performance Insights',
    ])
      expectState(title, 'ready');
    // Its neutral mark (rulings C4).
    expect(
      inCard('Business Hours').getByText('8:30 AM - 11:30 PM').querySelector('svg path'),
    ).toHaveAttribute('d', 'M5 12h14');

    const rows = within(inCard('Calendar Performance').getByRole('list')).getAllByRole('link');
    expect(hrefsOf(rows)).toEqual([
      '/states/california',
      '/states/chicago',
      '/states/arizona',
      '/states/florida',
    ]);
    const valid = center.world
      .view()
      .rows.filter((row) => row.event.region === 'chicago' && row.status === 'valid').length;
    expect(rows[1]).toHaveTextContent('Illinois');
    expect(rows[1]).toHaveTextContent(`${valid} appointments today`);

    const names = within(card('Telemarketer Performance'))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('bdi')?.textContent);
    expect(new Set(names)).toEqual(
      new Set(['Ana Torres', 'Daniel Cole', 'Marcus Reed', 'Priya Shah']),
    );
  });
});

it('Validation Rules has the rules of section 5 of the spec, each closed at first (rulings C45)', async () => {
  respondWith('appointments', []);
  const app = await openApp();
  const rules = inCard('Validation Rules').getAllByRole('button');
  for (const rule of rules) {
    expect(rule).toHaveAttribute('aria-expanded', 'false');
    await click(app, rule);
  }
  for (const words of [
    'High priority',
    'A title consisting only of 3-4 digits, together with the app-made-by field.',
    'The digits are the last digits of sales rep phone numbers.',
    'Needs a valid telemarketer (one of the four designated) and a real customer name.',
    'Result: guaranteed real appointment, confidence 95%',
    'Applies to Chicago, Arizona and Florida, not California',
    'Standard',
    'Needs a real customer name in the who field, a valid telemarketer in a custom field, and',
    'service codes in the title that are not blocking terms.',
    'Result: valid, confidence 85%',
    'Applies to all calendars',
    'Title containing blocked, busy, time off or test; or an empty who field (no customer).',
  ])
    expect(card('Validation Rules')).toHaveTextContent(words);
  const lists = inCard('Validation Rules').getAllByRole('list', { name: 'Examples' });
  expect(textsOf(lists)).toEqual(['02451489472', 'DDWCNHWC']);
});

const outlined = () =>
  [...document.querySelectorAll('[data-goal]')].map(
    (goal) => goal.querySelector('h2, h3')?.textContent,
  );

// Issue 36.17: an entry whose card is already in view scrolls nowhere.
it('outlines for two seconds what an entry of the menu or a hash leads to, and focuses its heading', async () => {
  respondWith('appointments', []);
  const app = await openApp();
  for (const [entry, heading] of [
    ['Calendars', 'Calendar Performance'],
    ['Telemarketers', 'Telemarketer Performance'],
    ['Telemarketers', 'Telemarketer Performance'],
  ] as const) {
    await click(app, link(entry));
    expect(outlined()).toEqual([heading]);
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
    await app.advance(1_000);
    expect(outlined()).toEqual([heading]);
    await app.advance(1_000);
    expect(outlined()).toEqual([]);
  }
  for (const [entry, heading] of [
    ['Validation', 'Validation'],
    ['API Testing', 'API Testing'],
    ['Settings', 'Settings'],
  ] as const) {
    await click(app, link(entry));
    expect(outlined()).toEqual([heading]);
    expect(screen.getByRole('heading', { level: 2, name: heading })).toHaveFocus();
    await app.advance(2_000);
  }
  await act(async () => navigate('/#why'));
  expect(outlined()).toEqual(['Why appointments are invalid']);
});

const lowerCards = ['Appointments Analysis', 'Why appointments are invalid', 'System Health'];

// Issue 36.9: a busy machine has no idle moment for seconds.
it.each(['scroll', 'beforeprint'])(
  '%s draws the lower half without an idle moment',
  async (name) => {
    await openApp('/', { firstLook: true });
    for (const title of lowerCards)
      expect(document.querySelector(`[data-card="${title}"]`)).toBeNull();
    act(() => void window.dispatchEvent(new Event(name)));
    for (const title of lowerCards) expect(card(title)).toBeVisible();
    // The other files of this worker share the state of printing.
    act(() => void window.dispatchEvent(new Event('afterprint')));
  },
);

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
