import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { dashboardBody, regionRows } from '../../../tests/rows.ts';
import { StatCards } from './stat-cards.tsx';

it("names no day before where nothing changed in a week: 'vs 4 before' (C29)", async () => {
  const dateRange = { start: '2026-11-16', end: '2026-11-21' };
  await mountCard(<StatCards />, {
    dashboard: dashboardBody({ weeklyMode: true, dateRange, activeRegions: 4 }),
    yesterdayComparison: {
      activeRegions: { change: 0, trend: 'stable', yesterday: 4 },
      aiConfidence: { change: 1, trend: 'up', yesterday: 85 },
    },
    regions: regionRows,
    // Of the day's curve.
    appointments: [],
  });
  expect(screen.getByRole('region', { name: 'Active Regions' })).not.toHaveTextContent('before');
  expect(screen.getByRole('region', { name: 'AI Confidence' })).toHaveTextContent('vs 85% before');
});
