import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { insight } from '../../../tests/screens/historical-rows.ts';
import { textsOf } from '../../../tests/screens/page.ts';
import { HistoricalInsightsCard } from './historical-insights-card.tsx';

const open = (...insights: readonly object[]) =>
  mountCard(<HistoricalInsightsCard />, { historicalInsights: { insights } });

const articles = () => textsOf(screen.getAllByRole('article'));

it('show every field, a significance that all share once', async () => {
  const app = await open(insight('Days'), insight('Weeks'));
  expect(app.card).toHaveTextContent('All of low significance');
  expect(articles()).toEqual([
    'Days-5%About DaysTrend161.5 current vs 170',
    'Weeks-5%About WeeksTrend161.5 current vs 170',
  ]);
});

it('have the most significant first, above them words that nobody knows (A19)', async () => {
  const words = ['low', 'medium', 'critical', 'high', ''];
  const app = await open(
    ...words.map((significance) => insight(`Of ${significance}`, { significance })),
  );
  expect(articles().map((text) => /[A-Z][a-z]+ significance/.exec(text)?.[0])).toEqual([
    'Critical significance',
    'High significance',
    'Medium significance',
    'Low significance',
    'No significance',
  ]);
  expect(app.card).not.toHaveTextContent('All of');
});
