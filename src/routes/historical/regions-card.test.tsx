import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { monthly, monthOf, week } from '../../../tests/screens/historical-rows.ts';
import { RegionsCard } from './regions-card.tsx';

const open = (months: object = monthly) => mountCard(<RegionsCard />, { monthly: months });

it('has the last full week and the range of each region, and links to it', async () => {
  const app = await open();
  const row = screen.getByRole('link', { name: /California/ });
  expect(row).toHaveAttribute('href', '/states/california');
  expect(row).toHaveTextContent(/^CACalifornia400380 to 412$/);
  expect(app.card).toHaveTextContent('of the last full week, range of the last 3 full weeks');
});

it('claims no full weeks where that is not known (A11)', async () => {
  const weeklyBreakdown = [false, 'maybe'].map((isPartial, index) =>
    week(['2026-07-06T00:00:00.000Z', '2026-07-13'][index] ?? '', 110, 5, { isPartial }),
  );
  const app = await open({ months: [monthOf(weeklyBreakdown, 'this summer')] });
  expect(app.card).toHaveTextContent('the last 2 weeks; each line');
  expect(app.card).not.toHaveTextContent('full week');
});

it('has a gap for a week that does not list the region, and is empty without weeks', async () => {
  const weeklyBreakdown = ['2026-10-26', '2026-11-02', '2026-11-09'].map((start, index) =>
    week(start, 160, 400, index === 1 ? { byRegion: { Florida: 90 } } : {}),
  );
  const app = await open({ months: [monthOf(weeklyBreakdown)] });
  const row = screen.getByRole('link', { name: /California/ });
  expect(row.querySelectorAll('polyline')).toHaveLength(2);
  await app.show({ monthly: { months: [] } });
  expect(app.card).toHaveAttribute('data-state', 'empty');
});
