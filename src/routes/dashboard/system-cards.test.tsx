import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { textsOf } from '../../../tests/screens/page.ts';
import { reads } from '../../calls/index.ts';
import { useRead } from '../../query/use-read.ts';
import { EndpointsCard, SystemHealthCard } from './system-cards.tsx';

const Health = () => <SystemHealthCard dashboard={useRead(reads.dashboard)} />;
const rows = () => textsOf(screen.getAllByRole('listitem'));

it.each([
  ['1', 'yes', 'Running', 'Active'],
  ['n', 'No', 'Stopped', 'Inactive'],
  ['on', 'maybe', '–', '–'],
])(
  'System Health for the flags %j and %j (rulings A11)',
  async (running, active, engine, hours) => {
    const systemStatus = { validationEngine: { running }, businessHours: { active } };
    await mountCard(<Health />, { dashboard: { metrics: {}, systemStatus } });
    expect(rows().slice(2)).toEqual([`Validation Engine${engine}`, `Business Hours${hours}`]);
  },
);

it('an endpoint has the word of its status, where that is not Online', async () => {
  await mountCard(<EndpointsCard />, {
    endpoints: [
      { path: '/a', status: 'ONLINE' },
      { path: '/b', status: 'offline' },
      { path: '/c', status: 'degraded_mode' },
      { path: '/d' },
    ],
  });
  expect(rows()).toEqual(['GET/aOnline', 'GET/bOffline', 'GET/cDegraded mode', 'GET/d–']);
});
