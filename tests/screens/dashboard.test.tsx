import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { respondWith } from './respond-with.ts';
import { card, expectState, inCard, openApp } from './open-app.tsx';

describe('the main dashboard on an ordinary day', () => {
  it('has its title, its Eastern date and all its cards, each ready, the regions as links, and the four designated telemarketers', async () => {
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
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
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

  it('reads a region by its key or its name, and shows no rate that its band contradicts', async () => {
    respondWith('regions', [
      { key: 'chicago', name: 'Chicago Metro', validAppointments: 8_496, totalEvents: 10_000 },
      { key: 'r4', name: 'Florida', validAppointments: 1, totalEvents: 2 },
      { key: 'r4', name: 'Nevada', validAppointments: 11, totalEvents: 10 },
    ]);
    await openApp();
    const calendars = inCard('Calendar Performance').getAllByRole('listitem');
    expect(calendars.map((row) => row.textContent)).toEqual([
      'ILIllinois8,496 appointments today84.9%Good',
      'FLFlorida1 appointments today50%Warning',
      'NENevada11 appointments today–',
    ]);
    const insights = inCard('AI Performance Insights');
    expect(insights.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Florida',
      'Illinois',
    ]);
    expect(insights.getByText('84.9%')).toHaveTextContent('84.9% Good');
    expect(inCard('Total Valid Appointments').getByRole('img')).toHaveAccessibleName(
      'California –, Illinois 8,496, Arizona –, Florida 1',
    );
  });
});
