import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { respondWith, showResponse } from './respond-with.ts';
import { card, click, inCard, openApp } from './open-app.tsx';
import { bodyRows, textsOf, footerOf } from './page.ts';

// The dashboard with responses as real servers send them (rulings A10-A19, C36-C39).

const rowsOf = (title: string) => textsOf(inCard(title).getAllByRole('listitem'));

describe('a figure says what it is without (rulings C37)', () => {
  const regions = [
    { key: 'california', validAppointments: null, totalEvents: 48 },
    { key: 'chicago', validAppointments: 33, totalEvents: 42 },
    { key: 'florida', validAppointments: 30, totalEvents: 40 },
    { key: 'arizona', validAppointments: 0, totalEvents: 0 },
  ];

  it('regions and telemarketers', async () => {
    respondWith('regions', regions);
    respondWith('telemarketers', [
      { name: 'Ana Torres', appointments: 5 },
      { name: 'Priya Shah', appointments: null },
    ]);
    const app = await openApp('/', { firstLook: true });
    expect(footerOf('Calendar Performance')).toBe(
      '63 valid without California of 130 events– overall',
    );
    const links = within(card('Calendar Performance')).getAllByRole('link', { name: /^Show/ });
    expect(textsOf(links)).toEqual(['130 events']);
    expect(footerOf('Telemarketer Performance')).toBe(
      '5 appointments without Priya Shah2 of 4 telemarketers',
    );

    await showResponse(app, 'regions', [...regions.slice(1), 7]);
    expect(footerOf('Calendar Performance')).toBe(
      '63 valid of 82 events without California and 1 unreadable row– overall',
    );
    await showResponse(app, 'regions', { regions: regions.slice(0, 3), total: 4 });
    expect(inCard('Calendar Performance').getByText('3 of 4 received')).toBeVisible();
    expect(footerOf('Calendar Performance')).toContain(
      '63 valid without California of 130 events without Arizona and 1 missing row',
    );
    await showResponse(app, 'regions', regions.slice(1));
    expect(footerOf('Calendar Performance')).toBe(
      '63 valid of 82 events without California– overall',
    );
    expect(within(card('Calendar Performance')).queryByRole('link', { name: /^Show/ })).toBeNull();
  });
});

describe('the flags of the dashboard (rulings A11)', () => {
  const dashboard = (weeklyMode: unknown, running: unknown, active: unknown) => ({
    metrics: {
      totalValidAppointments: 104,
      weeklyMode,
      dateRange: { start: '2026-11-16T00:00:00.000Z', end: '2026-11-21T00:00:00.000Z' },
    },
    systemStatus: { validationEngine: { running }, businessHours: { active } },
  });

  it.each([
    ['0', '1', 'yes', 'Dashboard', 'Running', 'Active'],
    ['TRUE', 'n', 'No', 'Dashboard (Weekly Summary)', 'Stopped', 'Inactive'],
    [2, 'on', 'maybe', 'Dashboard', '–', '–'],
  ])('%j, %j and %j', async (week, running, active, title, engine, hours) => {
    respondWith('appointments', []);
    respondWith('dashboard', dashboard(week, running, active));
    await openApp();
    expect(document.querySelector('h1')).toHaveTextContent(title);
    expect(card('System Health')).toHaveTextContent(`Validation Engine${engine}`);
    expect(card('System Health')).toHaveTextContent(new RegExp(`Business Hours.*${hours}`));
    expect(document.querySelector('header')).toHaveTextContent(
      title === 'Dashboard' ? 'Today, Saturday' : 'Week of November 16, 2026 to November 21, 2026',
    );
  });
});

describe('Recent Validations', () => {
  const title = 'Recent Validations';
  const sent = (...times: unknown[]) =>
    times.map((time, at) => ({ id: `${at}`, customer: `C${at}`, status: 'valid', time }));
  const order = () => bodyRows(title).map((row) => /C\d/.exec(row.textContent)?.[0]);

  it('claims an order, and counts of 24 hours, only where they are known', async () => {
    respondWith('appointments', []);
    respondWith('recentValidations', []);
    const app = await openApp();
    for (const [times, subtitle, footer, customers] of [
      [['2026-11-21T14:00:00Z', '2026-11-21T15:00:00Z'], 'Last 24 hours', 'Newest 2', ['C1', 'C0']],
      [
        ['2026-11-15T15:00:00Z', '2026-11-21 13:00', 1_795_289_885, '2026-11-19T15:00:00-05'],
        'Newest first',
        '2 in the last 24 hours, 2 older',
        ['C2', 'C1', 'C3', 'C0'],
      ],
      [
        ['2026-11-15T15:00:00Z', '9:00 AM', '2026-11-21T15:00:00Z'],
        "In the server's order",
        '3 validations',
        ['C0', 'C1', 'C2'],
      ],
      [['2026-11-15T15:00:00Z', ''], "In the server's order", '2 validations', ['C0', 'C1']],
    ] as const) {
      await showResponse(app, 'recentValidations', sent(...times));
      expect([card(title).textContent, footerOf(title), order()]).toEqual([
        expect.stringContaining(subtitle),
        footer,
        customers,
      ]);
    }
    const validations = sent('2026-11-21T15:00:00Z', '2026-11-15T15:00:00Z');
    await showResponse(app, 'recentValidations', { validations, total: 60 });
    expect(footerOf(title)).toBe('2 validations');
    expect(card(title)).toHaveTextContent('Newest first 2 of 60 received');
  });

  it('has the confidence of the verdict, never that of the detected state (rulings C38)', async () => {
    const row = {
      customer: 'Ann',
      region: 'IL',
      telemarketer: 'Ana Torres',
      status: 'valid',
      time: '2026-11-21T15:00:00Z',
    };
    const state = { stateAnalysis: { detectedState: 'IL', confidence: 99 } };
    respondWith('appointments', [{ ...row, ...state }]);
    respondWith('recentValidations', [
      { ...row, region: 'Chicago', telemarketer: 'ana_torres', confidence: 51 },
    ]);
    const app = await openApp();
    expect(card(title)).toHaveTextContent('51% Confidence');
    await showResponse(app, 'recentValidations', [row]);
    expect(card(title)).toHaveTextContent('– Confidence');
    await showResponse(app, 'appointments', [{ ...row, ...state, confidence: 72 }]);
    expect(card(title)).toHaveTextContent('72% Confidence');
  });

  it('says how many with an unknown status it shows as Blocked', async () => {
    respondWith('appointments', []);
    respondWith('recentValidations', [
      { id: '1', customer: 'Ann', status: 'Pending' },
      { id: '2', customer: 'Bea', status: 'blocked' },
      { id: '3', customer: 'Cy' },
    ]);
    const app = await openApp();
    expect(inCard(title).getAllByText('Blocked')).toHaveLength(3);
    expect(footerOf(title)).toBe('3 validations2 of unknown status, shown as Blocked3 blocked');
    await showResponse(app, 'recentValidations', [{ id: '2', customer: 'Bea', status: 'blocked' }]);
    expect(footerOf(title)).toBe('1 validation1 blocked');
  });
});

describe('one region or person is one, however it is spelled', () => {
  it('in the accuracy of the AI model; an unreadable list is not said to be empty', async () => {
    const title = 'AI Learning System';
    respondWith('appointments', []);
    respondWith('learningMetrics', {
      totalValidations: 0,
      calendarAccuracy: {
        Illinois: { correct: 30, total: 40, accuracy: 75 },
        il: { correct: 3, total: 4, accuracy: 75 },
      },
      telemarkerterAccuracy: 'none',
      improvementTrends: 7,
      commonPatterns: { validPatterns: 'x', invalidPatterns: [] },
    });
    const app = await openApp('/?tab=performance');
    const table = inCard(title).getByRole('table', { name: 'Accuracy by calendar' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('ILIllinois33 of 4475% (low)');
    expect(inCard(title).getByText('Accuracy data could not be read')).toBeVisible();
    await click(app, inCard(title).getByRole('tab', { name: 'Overview' }));
    expect(inCard(title).getByText('Improvement trend could not be read')).toBeVisible();
    await click(app, inCard(title).getByRole('tab', { name: 'Patterns' }));
    expect(inCard(title).getByText('Patterns could not be read')).toBeVisible();
    expect(inCard(title).getByText('No patterns yet')).toBeVisible();
  });
});

it('success and performance say what they are (rulings C37)', async () => {
  await openApp('/', { firstLook: true });
  expect(footerOf('Top Sales Reps')).toContain('Success: valid of all events in the region');
  expect(card('Telemarketer Performance')).toHaveTextContent('performance rated by the server');
});

it('an endpoint has the word of its status, where that is not Online', async () => {
  respondWith('appointments', []);
  respondWith('endpoints', [
    { path: '/a', status: 'ONLINE' },
    { path: '/b', status: 'offline' },
    { path: '/c', status: 'degraded_mode' },
    { path: '/d' },
  ]);
  await openApp();
  expect(rowsOf('API Endpoints')).toEqual([
    'GET/aOnline',
    'GET/bOffline',
    'GET/cDegraded mode',
    'GET/d–',
  ]);
});
