import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NeedsYouCard } from '../../src/features/needs-you/index.tsx';
import { AnalysisCard } from '../../src/routes/dashboard/analysis-card.tsx';
import { firstLookOnly } from '../mount/first-look.ts';
import { mountCard } from '../mount/mount-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { appointmentRow, dashboardBody, times } from '../rows.ts';
import { setWidth, usualWidth } from './window-width.ts';

const title = 'Needs you now';
const booked = { telemarketer: 'Daniel Cole', reason: 'No service code in the title' };
const appointments = [
  ...times(80, appointmentRow()),
  ...times(10, appointmentRow({ telemarketer: 'Daniel Cole' })),
  ...times(12, appointmentRow({ ...booked, status: 'invalid' })),
];

afterEach(() => setWidth(usualWidth));

describe("the card 'Needs you now'", () => {
  it('leads to the rows that it counts', async () => {
    const app = await mountCard(
      <>
        <NeedsYouCard />
        <AnalysisCard />
      </>,
      { appointments, dashboard: dashboardBody(), alerts: [] },
    );
    await app.click(screen.getByRole('link', { name: 'See the 12: 12 lack a service code' }));
    expect(document.querySelectorAll('[data-appointment]')).toHaveLength(12);
  });

  it.each([
    [usualWidth, 'View Options'],
    [390, 'Calendar Performance'],
  ])('in a window of %d px is between Business Hours and %s', async (width, after) => {
    setWidth(width);
    await firstLookOnly();
    await mountScreen('/');
    const order = [...document.querySelectorAll<HTMLElement>('[data-card]')].map(
      ({ dataset }) => dataset['card'],
    );
    const at = order.indexOf(title);
    expect([order[at - 1], order[at + 1]]).toEqual(['Business Hours', after]);
  });
});
