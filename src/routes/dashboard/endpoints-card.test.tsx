import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { button, textsOf } from '../../../tests/screens/page.ts';
import { EndpointsCard } from './endpoints-card.tsx';

const rows = () => textsOf(screen.getAllByRole('listitem'));

it('an endpoint with any status but online is offline (S3)', async () => {
  await mountCard(<EndpointsCard />, {
    endpoints: [
      { path: '/a', status: 'ONLINE' },
      { path: '/b', status: 'offline' },
      { path: '/c', status: 'degraded_mode', method: 'post' },
      { path: '/d' },
    ],
  });
  expect(rows()).toEqual(['GET/aOnline', 'GET/bOffline', 'POST/cOffline', 'GET/dOffline']);
});

it("API Endpoints shows 'Testing' without a request", async () => {
  const app = await mountCard(<EndpointsCard />, {
    endpoints: [{ path: '/api/trigger/all', method: 'POST', status: 'online' }],
  });
  await app.click(button(/api\/trigger\/all/));
  expect(screen.getByText('Testing POST /api/trigger/all...')).toBeVisible();
  expect(app.requestsOf('triggerAll')).toBe(0);
});
