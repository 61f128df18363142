import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../mount/open-app.tsx';
import { card } from './page.ts';

const alerts = [1, 2, 3].map((id) => ({
  id: `${id}`,
  status: 'pending',
  createdAt: '2026-11-21T18:00:00Z',
}));
const countsOf = (pending: number) => ({ total: 3, pending, reviewed: 0, dismissed: 0 });
const entry = () => screen.getByRole('link', { name: /^Manual Validation/ });

it('the menu and the queue tell both counts of pending alerts that differ for two polls (C37)', async () => {
  const app = await openApp('/validation', { responses: { alerts, alertStats: countsOf(0) } });
  expect(card('Alerts')).not.toHaveTextContent('in the figures above');
  expect(within(entry()).queryByText(/in the list/)).toBeNull();
  await app.poll('alertStats');
  expect(card('Alerts')).toHaveTextContent('Pending: 3 here, 0 in the figures above');
  expect(entry()).toHaveTextContent('3 or 0');
  expect(entry()).toHaveAccessibleName('Manual Validation pending: 3 in the list, 0 by the count');
  app.respond({ alertStats: countsOf(3) });
  await app.poll('alertStats');
  expect(entry()).toHaveAccessibleName('Manual Validation 3 pending');
  expect(card('Alerts')).not.toHaveTextContent('in the figures above');
  app.respond({ alertStats: { ...countsOf(9), reviewed: 1, dismissed: 2, validDecisions: 2 } });
  await app.poll('alertStats', 2);
  expect(card('Alerts')).toHaveTextContent(
    'Pending: 3 here, 9 in the figures above; Reviewed: 0 here, 1 in the figures above; Dismissed: 0 here, 2 in the figures above',
  );
  expect(card('Alerts')).toHaveTextContent(
    'In the figures above Pending: more than the total of 3; Valid: more than the reviewed total of 1',
  );
});
