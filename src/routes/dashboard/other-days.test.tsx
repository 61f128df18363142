import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { rowsOfThreeDays } from '../../../tests/other-days.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { AnalysisCard } from './analysis-card.tsx';

const appointments = rowsOfThreeDays();
const open = (url: string) => mountCard(<AnalysisCard />, { appointments }, { url });
const bodyRows = () => screen.getAllByRole('row').slice(1);

describe('Analysis: rows of other days are rows (C37)', () => {
  it('count as all others, and have their date', async () => {
    const app = await open('/?tab=all');
    expect(bodyRows()).toHaveLength(6);
    expect(bodyRows()[0]).toHaveTextContent(/^Booked Nov 22, 10:50 AM.*Fay Tomorrow/);
    expect(textsOf(screen.getAllByRole('tab'))).toEqual([
      'Valid Appointments (5)',
      'Invalid/Blocked (1)',
      'All Events (6)',
    ]);
    expect(app.card).toHaveTextContent('6 total5 valid1 invalid');
    expect(app.card).toHaveTextContent('6 of 6 events shown');
  });

  it('are of the hour in which they were booked', async () => {
    await open('/?tab=all&hour=10');
    expect(bodyRows()).toHaveLength(5);
  });
});
