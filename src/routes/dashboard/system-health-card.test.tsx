import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { appointmentRow, dashboardBody } from '../../../tests/rows.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { setWidth, usualWidth } from '../../../tests/screens/window-width.ts';
import { SideNavigation } from '../../shell/side-navigation.tsx';
import { Frame } from '../../shell/frame.tsx';
import { SystemHealthCard } from './system-health-card.tsx';

afterEach(() => setWidth(usualWidth));

const rows = () => textsOf(document.querySelectorAll('section li'));

it.each([
  [true, true, 'Running', 'Active'],
  [false, false, 'Stopped', 'Inactive'],
  ['1', 'yes', '–', '–'],
  [null, 0, '–', '–'],
])('System Health for the flags %j and %j (A11)', async (running, active, engine, hours) => {
  const systemStatus = { validationEngine: { running }, businessHours: { active } };
  await mountCard(<SystemHealthCard />, { dashboard: { metrics: {}, systemStatus } });
  expect(rows().slice(2)).toEqual([`Validation Engine${engine}`, `Business Hours${hours}`]);
});

it('System Health and the menu say that the services are offline before the first response (C2)', async () => {
  const app = await mountCard(
    <Frame menu={SideNavigation} overlays={null}>
      <SystemHealthCard />
    </Frame>,
    { dashboard: 500, alerts: [], appointments: [] },
  );
  const menu = () => screen.getByRole('complementary', { name: 'Side menu' });
  expect(menu()).toHaveTextContent('AI model Offline');
  expect(menu()).toHaveTextContent('Scheduling service Offline');
  expect(rows()).toEqual([
    'AI modelOffline',
    'Scheduling serviceOffline',
    'Validation Engine–',
    'Business Hours–',
  ]);
  // The retry.
  await app.advance(1_000);
  await app.show({ dashboard: dashboardBody() });
  expect(menu()).toHaveTextContent('AI model Online');
  expect(rows().slice(0, 2)).toEqual(['AI modelOperational', 'Scheduling serviceOperational']);
});

it('System Health says since when no call has failed, or when one did last', async () => {
  const app = await mountCard(<SystemHealthCard />, { dashboard: dashboardBody() });
  await app.advance(110_000);
  app.respond({ dashboard: 503 });
  await app.advance(30_000);
  expect(app.card).toHaveTextContent('Last failure 2:43 PM');
  app.respond({ dashboard: dashboardBody() });
  await app.advance(120_000);
  expect(app.card).toHaveTextContent('No failure since 2:43 PM');
});

it.each([
  [
    'a closed Sunday',
    '2026-11-22T14:41:00-05:00',
    true,
    'Business HoursOpens Monday at 8:30 AMInactive',
  ],
  [
    'a closed evening',
    '2026-11-24T23:41:00-05:00',
    true,
    'Business HoursOpens Wednesday at 8:30 AMInactive',
  ],
  ['an open hour of a week', '2026-11-24T14:41:00-05:00', true, 'Business HoursInactive'],
  ['a working day', '2026-11-22T14:41:00-05:00', false, 'Business HoursInactive'],
])('System Health says when business hours open, on %s', async (_day, time, weeklyMode, text) => {
  const systemStatus = { validationEngine: { running: false }, businessHours: { active: false } };
  const dashboard = { metrics: { weeklyMode }, systemStatus };
  await mountCard(<SystemHealthCard />, { dashboard }, { now: Date.parse(time) });
  expect(rows()[3]).toBe(text);
});

it('System Health has its worst row in its head on a phone; an engine of which nothing is known is no fault', async () => {
  setWidth(390);
  const withEngine = (running: unknown) => ({
    dashboard: {
      metrics: {},
      systemStatus: { validationEngine: { running }, businessHours: { active: true } },
    },
  });
  const app = await mountCard(<SystemHealthCard />, withEngine('maybe'));
  expect(app.card).toHaveTextContent('Validation Engine: –');
  expect(app.card.innerHTML).not.toMatch(/critical/);
  await app.show(withEngine(false));
  expect(app.card).toHaveTextContent('Validation Engine: Stopped');
  expect(app.card.innerHTML).toMatch(/critical/);
  await app.show(withEngine(true));
  expect(app.card).toHaveTextContent('All operational');
});

it.each([
  [-10 * 60, ['The server clock is 10 h behind this device']],
  [3, ['The server clock is 3 min ahead of this device']],
  [-1, []],
])(
  'a server clock off by %i min is named in System Health alone: %j (C37)',
  async (minutes, texts) => {
    const dashboard = () => {
      const date = new Date(Date.now() + minutes * 60_000).toUTCString();
      return HttpResponse.json(dashboardBody(), { headers: { Date: date } });
    };
    const app = await mountCard(
      <Frame menu={SideNavigation} overlays={null}>
        <SystemHealthCard />
      </Frame>,
      { dashboard, alerts: [], appointments: [appointmentRow()] },
    );
    expect(textsOf(screen.queryAllByText(/server/))).toEqual(texts);
    expect(textsOf(app.card.querySelectorAll('p'))).toEqual(texts);
  },
);
