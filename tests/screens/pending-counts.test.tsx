import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../mount/open-app.tsx';
import { card } from './page.ts';

const alerts = ['pending', 'pending', 'reviewed', 'pending'].map((status, id) => ({
  id: `${id}`,
  status,
  createdAt: '2026-11-21T18:00:00Z',
}));
const alertStats = { total: 4, pending: 0, reviewed: 1, dismissed: 0 };

it('pending is one number, that of the list, wherever it is told (C37)', async () => {
  const app = await openApp('/', { responses: { alerts, alertStats } });
  expect(screen.getByRole('link', { name: /^Manual Validation/ })).toHaveAccessibleName(
    'Manual Validation 3 pending',
  );
  expect(document.title).toBe('(3) Dashboard · Appointment Tracker');
  expect(card('Needs you now')).toHaveTextContent('3 wait for a decision');
  await app.click(screen.getByRole('button', { name: 'Copy summary' }));
  expect(screen.getByRole('dialog', { name: 'Summary' })).toHaveTextContent('Alerts: 3 pending');
  expect(app.requestsOf('alertStats')).toBe(0);
});
