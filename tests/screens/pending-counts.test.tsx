import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../mount/open-app.tsx';
import { card } from './page.ts';

const alerts = [1, 2, 3].map((id) => ({
  id: `${id}`,
  status: 'pending',
  createdAt: '2026-11-21T18:00:00Z',
}));
const alertStats = { total: 9, pending: 9, reviewed: 0, dismissed: 0 };
const entry = () => screen.getByRole('link', { name: /^Manual Validation/ });

it('the menu and the title count the pending alerts of the list (C37)', async () => {
  const app = await openApp('/validation', { responses: { alerts, alertStats } });
  expect(entry()).toHaveAccessibleName('Manual Validation 3 pending');
  expect(document.title).toMatch(/^\(3\) /);
  app.respond({ alerts: alerts.slice(1) });
  await app.poll('alerts');
  expect(entry()).toHaveAccessibleName('Manual Validation 2 pending');
});

it('Needs you now and the summary have the same number, from the same call (C37)', async () => {
  const responses = { alerts, alertStats, appointments: [] };
  const app = await openApp('/', { firstLook: true, responses });
  expect(entry()).toHaveAccessibleName('Manual Validation 3 pending');
  expect(card('Needs you now')).toHaveTextContent('3 wait for a decision');
  await app.click(screen.getByRole('button', { name: 'Copy summary' }));
  expect(screen.getByRole('dialog', { name: 'Summary' })).toHaveTextContent('Alerts: 3 pending');
  expect(app.requestsOf('alertStats')).toBe(0);
});
