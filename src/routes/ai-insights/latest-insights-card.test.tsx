import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { hrefsOf, textsOf } from '../../../tests/screens/page.ts';
import { LatestInsightsCard } from './latest-insights-card.tsx';

describe('Latest Insights', () => {
  it('name their metric, and lead where they can be acted on', async () => {
    const metrics = (previous: number, current: number, change: number) => ({
      metrics: { previous, current, change, trend: 'stable' },
    });
    const { card } = await mountCard(<LatestInsightsCard />, {
      insights: [
        {
          title: 'Florida: 45.5% of events are valid',
          description: 'Only 10 of 22 events are valid.',
          region: 'florida',
          ...metrics(11, 10, -9.1),
        },
        {
          title: 'Top sales rep of the day',
          description: '12 valid appointments in California.',
          salesRep: 'Devon Hartley',
          region: 'california',
          ...metrics(12, 12, 0),
        },
        { title: 'Appointments need a sales rep', actionable: true, ...metrics(5, 5, 0) },
        { title: 'Something else', actionable: true, ...metrics(3, 4, 33.3) },
      ],
    });
    const rows = within(card).getAllByRole('listitem');
    expect(textsOf(rows)).toEqual([
      expect.stringContaining('Value, as sent 3 →before, 4+33.3%'),
      expect.stringContaining('Valid 11 →before, 10-9.1%'),
      expect.stringMatching(/Valid 12Devon Hartley/),
      expect.stringMatching(/Correct 5 reps$/),
    ]);
    expect(hrefsOf(within(card).getAllByRole('link'))).toEqual([
      '/states/florida',
      '/sales-rep/Devon%20Hartley/california',
      '/corrections',
    ]);
    // Nothing is 'Actionable' where no action is known.
    expect(card).not.toHaveTextContent('Actionable');
  });
});
