import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../tests/mount/network.ts';
import { monthly, monthOf, responses, week } from '../../../tests/screens/historical-rows.ts';
import { hrefsOf } from '../../../tests/screens/page.ts';
import { addDays } from '../../domain/time/eastern.ts';
import { DistanceCard } from './distance-card.tsx';

const { historicalInsights: _insights, ...ofCard } = responses;
const open = (given: Responses = {}) => mountCard(<DistanceCard />, { ...ofCard, ...given });

const weekLinks = () => within(screen.getByRole('list', { name: 'Weeks' })).getAllByRole('link');

it('has each week as a link with its figures; the one in progress by its full days (C41)', async () => {
  const app = await open();
  expect(weekLinks().map((link) => link.getAttribute('aria-label'))).toEqual([
    'Week of Oct 26: 160 per day, -5.9%',
    'Week of Nov 2: 187 per day, +10%',
    'Week of Nov 9: 165 per day, -2.9%',
    'Week of Nov 16, In Progress, 5 full days: 170 per day, 0%',
  ]);
  expect(hrefsOf(weekLinks())[0]).toBe('/monthly-data#week-2026-10-26');
  expect(screen.getByRole('img', { name: /week by week/ })).toHaveClass('absolute', 'inset-0');
  expect(app.card).toHaveTextContent('the hatched week is in progress, 5 full days');
  expect(hrefsOf([screen.getByRole('link', { name: 'Monthly Data' })])).toEqual(['/monthly-data']);
});

it('has no bar of a week before its first full day (C41)', async () => {
  const weeklyBreakdown = [week('2026-11-21', 0, 9, { isPartial: true })];
  await open({ monthly: { months: [monthOf(weeklyBreakdown)] } });
  expect(weekLinks()[0]).toHaveAccessibleName(/In Progress, no full day yet: – per day, –$/);
});

it('shows the last eight weeks on a phone, with a note', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(334);
  const weeklyBreakdown = Array.from({ length: 12 }, (_, at) =>
    week(addDays('2026-08-31', 7 * at), 160, 400),
  );
  const app = await open({ monthly: { months: [monthOf(weeklyBreakdown)] } });
  expect(weekLinks()).toHaveLength(8);
  expect(app.card).toHaveTextContent('The last 8 of 12 weeks');
});

it('is empty without weeks or without an average', async () => {
  const app = await open({ monthly: { months: [] } });
  expect(app.card).toHaveAttribute('data-state', 'empty');
  await app.show({ monthly, historicalSummary: { totalDays: 3 } });
  expect(screen.getByText('No daily average to compare with')).toBeVisible();
});

it.each([
  ['hang', 'loading'],
  [503, 'error'],
] as const)('shows no distances without an average: %s', async (historicalSummary, state) => {
  const app = await open({ historicalSummary });
  await app.advance(1_000);
  expect(app.card).toHaveAttribute('data-state', state);
});
