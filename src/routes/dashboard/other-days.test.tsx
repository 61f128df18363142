import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { rowsOfThreeDays } from '../../../tests/other-days.ts';
import { dashboardBody } from '../../../tests/rows.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { useDaySubtitle } from '../../query/use-call.ts';
import { AnalysisCard } from './analysis-card.tsx';

const appointments = rowsOfThreeDays();
const open = (url: string) => mountCard(<AnalysisCard />, { appointments }, { url });
const bodyRows = () => screen.getAllByRole('row').slice(1);

/** The heading of a screen, which requests the dashboard. */
const Heading = () => <p>{useDaySubtitle()}</p>;

describe('Analysis: rows of other days (rulings C37)', () => {
  it('are listed with their date, and counted nowhere but behind the counts of today', async () => {
    const app = await open('/?tab=all');
    expect(bodyRows()).toHaveLength(6);
    expect(bodyRows()[0]).toHaveTextContent(/^Nov 22, 10:50 AM.*Fay Tomorrow/);
    expect(textsOf(screen.getAllByRole('tab'))).toEqual([
      'Valid Appointments (2)',
      'Invalid/Blocked (1)',
      'All Events (3)',
    ]);
    expect(app.card).toHaveTextContent('3 total2 valid1 invalidand 3 of other days');
    expect(app.card).toHaveTextContent('3 of 3 events shown and 3 of other days');
    await app.user.type(screen.getByRole('searchbox'), 'yesterday');
    await app.settle();
    expect(app.card).toHaveTextContent('0 of 3 events shown and 2 of other days');
  });

  it('are of no hour of today', async () => {
    await open('/?tab=all&hour=10');
    expect(bodyRows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Cy Today'),
      expect.stringContaining('Ben Today'),
    ]);
  });

  it('are none in weekly mode, where they are of a day of the week', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-22' };
    const app = await mountCard(
      <>
        <Heading />
        <AnalysisCard />
      </>,
      {
        appointments,
        dashboard: dashboardBody({ weeklyMode: true, dateRange }),
      },
      { url: '/?tab=all' },
    );
    expect(app.card).toHaveTextContent('6 of 6 events shown');
    expect(app.card).not.toHaveTextContent('of other days');
  });
});
