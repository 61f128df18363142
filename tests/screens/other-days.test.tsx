import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { rowsOfThreeDays } from '../other-days.ts';
import { appointmentRow, dashboardBody, regionRows } from '../rows.ts';

const responses = {
  appointments: rowsOfThreeDays(),
  dashboard: dashboardBody(),
  regions: regionRows,
  salesReps: [],
  telemarketers: [],
  learningMetrics: {},
  monthly: { months: [] },
};

const cardNamed = (name: string | RegExp) => screen.getByRole('region', { name });
const barsIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('link', { name: /^\d+ [AP]M: / })
    .map((bar) => bar.getAttribute('aria-label'));
const hours = ['9 AM: 1 valid of 1 event', '10 AM: 1 valid of 2 events'];

it.each([
  '/?view=telemarketer&telemarketer=Ana+Torres',
  '/sales-rep/Luis%20Ocampo/california?tab=all',
])('%s counts the rows of today, and lists the others (rulings C37)', async (url) => {
  await mountScreen(url, responses);
  expect(screen.getByText('of 3 events and 3 of other days')).toBeVisible();
  const byHour = cardNamed('By hour');
  expect(barsIn(byHour)).toEqual(hours);
  expect(byHour).toHaveTextContent('3 events and 3 of other days');
  const list = cardNamed('Appointments');
  expect(within(list).getAllByRole('row')).toHaveLength(1 + 6);
  expect(within(list).getByText('Nov 20, 10:40 AM')).toBeVisible();
  expect(within(list).getByRole('tab', { name: 'All 3' })).toBeVisible();
  expect(list).toHaveTextContent('Newest first and 3 of other days');
  expect(cardNamed('Why appointments are invalid')).toHaveTextContent('66.7%');
});

it('a state’s page counts the rows of today, and lists the others (rulings C37)', async () => {
  const elsewhere = appointmentRow({ region: 'florida', time: '2026-11-20T15:00:00Z' });
  await mountScreen('/states/california', {
    ...responses,
    appointments: [...responses.appointments, elsewhere],
  });
  const stat = cardNamed('Valid Appointments');
  expect(stat).toHaveTextContent('20 without a known rep and 3 of other days');
  expect(cardNamed('Bookings by Hour')).toHaveTextContent(
    'Busiest hour: 9 AM, 1, as many at 10 AM and 3 of other days',
  );
  const recent = cardNamed('Recent Appointments');
  expect(within(recent).getAllByRole('row')).toHaveLength(1 + 5);
  expect(recent).toHaveTextContent('5 most recent of 2 valid and 3 of other days');
  expect(cardNamed('Why appointments are invalid')).toHaveTextContent(
    '1 of 3 events and 3 of other days',
  );
});
