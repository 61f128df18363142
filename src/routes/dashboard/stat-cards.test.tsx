import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { referenceMs } from '../../../mocks/node.ts';
import { pollMs } from '../../../tests/mount/mounted.tsx';
import { dashboardBody, regionRow, regionRows } from '../../../tests/rows.ts';
import { StatCards } from './stat-cards.tsx';

const total = () => screen.getByRole('region', { name: 'Total Valid Appointments' });

it('the total says after two polls where the regions have another one (C37)', async () => {
  const app = await mountCard(<StatCards />, {
    dashboard: dashboardBody({ totalValidAppointments: 101 }),
    yesterdayComparison: { totalValidAppointments: null },
    regions: regionRows,
  });
  expect(total()).not.toHaveTextContent('by regions');
  await app.poll('regions', 3);
  expect(total()).toHaveTextContent('101 by the total, 104 by regions');
  app.respond({ dashboard: dashboardBody({ totalValidAppointments: 104 }) });
  await app.poll('regions', 2);
  expect(total()).not.toHaveTextContent('by regions');
});

it('a booking between two polls is no contradiction, though each comparison differs', async () => {
  const [, ...others] = regionRows;
  // A booking a poll of the total, which the regions have one poll before it.
  const booked = () => Math.floor((Date.now() - referenceMs) / pollMs('dashboard'));
  const app = await mountCard(<StatCards />, {
    dashboard: () => dashboardBody({ totalValidAppointments: 104 + booked() }),
    yesterdayComparison: { totalValidAppointments: null },
    regions: () => [regionRow('california', 41 + booked(), 200), ...others],
  });
  await app.poll('regions', 4);
  expect(total()).not.toHaveTextContent('by regions');
});

it("names no day before where nothing changed in a week: 'vs 4 before' (C29)", async () => {
  const dateRange = { start: '2026-11-16', end: '2026-11-21' };
  await mountCard(<StatCards />, {
    dashboard: dashboardBody({ weeklyMode: true, dateRange, activeRegions: 4 }),
    yesterdayComparison: {
      activeRegions: { change: 0, trend: 'stable', yesterday: 4 },
      aiConfidence: { change: 1, trend: 'up', yesterday: 85 },
    },
    regions: regionRows,
  });
  expect(screen.getByRole('region', { name: 'Active Regions' })).not.toHaveTextContent('before');
  expect(screen.getByRole('region', { name: 'AI Confidence' })).toHaveTextContent('vs 85% before');
});
