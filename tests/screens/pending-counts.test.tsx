import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../mount/open-app.tsx';

const alerts = [1, 2, 3].map((id) => ({
  id: `${id}`,
  status: 'pending',
  createdAt: '2026-11-21T18:00:00Z',
}));

it('the menu and the title count the pending alerts of the list (C37)', async () => {
  const alertStats = { total: 9, pending: 9, reviewed: 0, dismissed: 0 };
  const app = await openApp('/validation', { responses: { alerts, alertStats } });
  const entry = screen.getByRole('link', { name: /^Manual Validation/ });
  expect(entry).toHaveAccessibleName('Manual Validation 3 pending');
  expect(document.title).toMatch(/^\(3\) /);
  app.respond({ alerts: alerts.slice(1) });
  await app.poll('alerts');
  expect(entry).toHaveAccessibleName('Manual Validation 2 pending');
});
