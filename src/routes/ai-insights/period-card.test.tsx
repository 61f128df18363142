import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { button } from '../../../tests/screens/page.ts';
import { monthlyInsights, weeklyInsights } from '../../calls/insights.ts';
import { PeriodCard } from './period-card.tsx';
import { monthlyKind, weeklyKind } from './period-kinds.ts';

const mountWeekly = (...rows: readonly unknown[]) =>
  mountCard(<PeriodCard call={weeklyInsights} kind={weeklyKind} />, { weeklyInsights: rows });
const mountMonthly = (...rows: readonly unknown[]) =>
  mountCard(<PeriodCard call={monthlyInsights} kind={monthlyKind} />, { monthlyInsights: rows });

const cole = {
  id: 'w1',
  type: 'alert',
  title: 'Daniel Cole: 174 valid appointments',
  description: '7.4% down from 188 the week before.',
  priority: 'medium',
  weekRange: 'Nov 13 - Nov 19',
  metrics: { current: 174, previous: 188, change: -7.4, trend: 'down', confidence: 0.99 },
  mlAnalysis: {
    predictedNext: 169,
    pattern: 'Steady through the week',
    seasonality: false,
    reliability: 0.951,
  },
  recommendations: ['Review the lead sources of Daniel Cole'],
};

const florida = {
  id: 'm1',
  type: 'opportunity',
  title: 'Florida: 108.5 valid appointments per week',
  description: 'Up 3.8% from the previous four weeks.',
  priority: 'medium',
  monthRange: 'Oct 26 - Nov 21',
  metrics: {
    totalAppointments: 434,
    weeklyAverage: 108.5,
    growthRate: 3.8,
    bestWeek: { week: 'Nov 9 - Nov 14', value: 113 },
    worstWeek: { week: 'Oct 26 - Oct 31', value: 105 },
    volatility: 2.7,
  },
  mlPredictions: {
    confidence: 0.9,
    nextMonthForecast: 442,
    seasonalTrends: [{ pattern: 'Mornings bring the most bookings', strength: 0.82 }],
    riskFactors: ['Fewer leads'],
  },
  strategicRecommendations: ['Keep the current plan for Florida'],
};

const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr');
  if (!row) throw new Error(`${name} has no row`);
  return row;
};
const detailsOf = (name: string) => rowOf(name).nextElementSibling as HTMLElement;
const toggle = (name: string) => button(`Details: ${name}`);
const openRows = () =>
  screen
    .getAllByRole('button', { name: /^Details/ })
    .map((each) => each.getAttribute('aria-expanded') === 'true');

/** The label and the text of each fact of an open row. */
const factsOf = (name: string) =>
  Object.fromEntries(
    [...detailsOf(name).querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]),
  );

describe('a weekly insight', () => {
  it('shows what it is about, its change and its figures; opened, every field that was sent', async () => {
    const { card } = await mountWeekly(cole);
    const row = rowOf('Daniel Cole');
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      '/?view=telemarketer&telemarketer=Daniel+Cole',
    );
    expect(row).toHaveTextContent('-7.4%');
    expect(row).toHaveTextContent('188 →before, 174');
    expect(card).toHaveTextContent('Valid appointments, Nov 13 - Nov 19');
    expect(detailsOf('Daniel Cole')).toHaveTextContent(
      'Daniel Cole: 174 valid appointments. 7.4% down from 188 the week before.',
    );
    expect(factsOf('Daniel Cole')).toEqual({
      'Predicted next week': '169',
      Pattern: 'Steady through the week',
      Seasonality: 'No',
      Confidence: '99%',
      Reliability: '95.1%',
      Type: 'Alert',
      Priority: 'Medium',
    });
    expect(
      within(detailsOf('Daniel Cole')).getByRole('list', { name: 'Recommendations' }),
    ).toHaveTextContent('Review the lead sources of Daniel Cole');
  });

  it('has no label for what was not sent, and no comparison of equal figures', async () => {
    const metrics = { current: 12, previous: 12, change: 0 };
    const { card } = await mountWeekly({ title: 'Bare', metrics });
    expect(factsOf('Bare')).toEqual({});
    expect(card).toHaveTextContent('Values as sent');
    expect(rowOf('Bare')).toHaveTextContent(/^Bare12––12$/);
    expect(rowOf('Bare').querySelector('[data-mark]')).toBeNull();
  });

  it('names in the rows what differs', async () => {
    const other = {
      ...cole,
      id: 'w2',
      title: 'Ana Torres: 3 calls',
      weekRange: 'November',
      metrics: { ...cole.metrics, confidence: 0.5 },
    };
    const app = await mountWeekly(cole, { ...cole, id: 'w3' });
    await app.show({ weeklyInsights: [cole, other] });
    expect(factsOf('Ana Torres')).toMatchObject({
      Metric: 'Values as sent',
      Period: 'November',
      Confidence: '50%',
    });
  });
});

describe('a monthly insight', () => {
  it('shows every field of the response', async () => {
    const { card } = await mountMonthly(florida);
    const row = rowOf('Florida');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/states/florida');
    expect(row).toHaveTextContent('+3.8%108.5 a week');
    expect(card).toHaveTextContent('Valid appointments, Oct 26 - Nov 21');
    expect(factsOf('Florida')).toEqual({
      Total: '434',
      'Best week': '113, Nov 9 - Nov 14',
      'Worst week': '105, Oct 26 - Oct 31',
      Volatility: '2.7',
      'Forecast, next month': '442',
      'Mornings bring the most bookings': 'strength 82%',
      Confidence: '90%',
      Type: 'Opportunity',
      Priority: 'Medium',
    });
    for (const [name, text] of [
      ['Risk factors', 'Fewer leads'],
      ['Recommendations', 'Keep the current plan for Florida'],
    ] as const)
      expect(within(detailsOf('Florida')).getByRole('list', { name })).toHaveTextContent(text);
  });

  it('counts texts and seasonal trends that cannot be read (A2)', async () => {
    const { card } = await mountMonthly(
      {
        title: 'Odd',
        mlPredictions: { seasonalTrends: [{ pattern: 'Fridays' }, 'x'], riskFactors: [{}] },
        strategicRecommendations: 'Hire',
      },
      7,
    );
    expect(within(card).getByText('4 rows unreadable')).toBeVisible();
  });
});

describe('the line of an insight', () => {
  const rows = ['high', 'high', 'low'].map((priority, index) => ({
    id: 'same',
    title: `Insight ${index}`,
    priority,
  }));

  it('is open at first if it is the first one, and toggles independently', async () => {
    const app = await mountWeekly(...rows);
    expect(openRows()).toEqual([true, false, false]);
    expect(detailsOf('Insight 1').className).toContain('hidden');
    await app.click(toggle('Insight 2'));
    expect(openRows()).toEqual([true, false, true]);
    // A click anywhere in the line toggles it.
    await app.click(rowOf('Insight 0'));
    expect(openRows()).toEqual([false, false, true]);
    toggle('Insight 1').focus();
    await app.press('{Enter}');
    expect(openRows()).toEqual([false, true, true]);
  });

  it('opens and closes with all others, and keeps its state over a poll', async () => {
    const app = await mountWeekly(...rows);
    await app.click(button('Expand all'));
    expect(openRows()).toEqual([true, true, true]);
    await app.click(button('Collapse all'));
    await app.poll('weeklyInsights');
    expect(openRows()).toEqual([false, false, false]);
  });

  it('is not opened by selecting its text', async () => {
    const app = await mountWeekly(...rows);
    const spy = vi.spyOn(window, 'getSelection');
    spy.mockReturnValue({ isCollapsed: false } as Selection);
    await app.click(rowOf('Insight 1'));
    expect(openRows()).toEqual([true, false, false]);
    spy.mockRestore();
  });
});
