import { within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFrom } from '../../mocks/request.ts';
import { showNumber, showSignedPercent } from '../../src/domain/number/format.ts';
import { percentFrom } from '../../src/ui/chart/scale.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import { shownDay } from '../../src/domain/time/show-time.ts';
import { card, expectState, inCard, openApp, type App } from './open-app.tsx';
import { respondWith } from './respond-with.ts';

const path = '/historical';
const distance = 'Distance from average';
const weekLinks = () =>
  within(inCard(distance).getByRole('list', { name: 'Weeks' })).getAllByRole('link');

afterEach(() => void vi.restoreAllMocks());

async function weeksOf(app: App) {
  const { months } = await readFrom(app.center, 'monthly');
  return months.rows.flatMap(({ weeklyBreakdown }) => weeklyBreakdown.rows);
}

describe('Distance from average', () => {
  it('has each week as a link with its figures, from the average of the summary', async () => {
    const app = await openApp(path);
    const weeks = await weeksOf(app);
    const { averageDaily } = await readFrom(app.center, 'historicalSummary');
    expect(weeks.length).toBeGreaterThan(15);
    expect(weekLinks().map((link) => link.getAttribute('aria-label'))).toEqual(
      weeks.map(
        ({ startDate, dailyAverage, isPartial }) =>
          `Week of ${shownDay(startDate)}${isPartial ? ', In Progress' : ''}: ` +
          `${showNumber(dailyAverage)} per day, ${showSignedPercent(percentFrom(averageDaily, dailyAverage))}`,
      ),
    );
    for (const link of weekLinks()) expect(link).toHaveAttribute('href', '/monthly-data');
    const full = weeks.filter(({ isPartial }) => isPartial !== true);
    expect(full).toHaveLength(weeks.length - 1);
    const below = full.slice(-12).filter((week) => (week.dailyAverage ?? 0) < (averageDaily ?? 0));
    expect(card(distance)).toHaveTextContent(`Last 12 weeks: ${below.length} below`);
    // The line of the daily average ends with the last full week.
    const points = card('Daily Average').querySelector('polyline')?.getAttribute('points');
    expect(points?.split(' ')).toHaveLength(full.length);
    const above = full.filter(({ dailyAverage }) => (dailyAverage ?? 0) > (averageDaily ?? 0));
    expect(card(distance)).toHaveTextContent(
      `${above.length} of ${full.length} weeks above ${showNumber(averageDaily)}`,
    );
    expect(card(distance)).toHaveTextContent('the hatched week is in progress');
    expect(card(distance).querySelectorAll('span[data-open]')).toHaveLength(1);
  });

  it('shows the last eight weeks on a phone, with a note', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(334);
    await openApp(path);
    expect(weekLinks()).toHaveLength(8);
    expect(card(distance)).toHaveTextContent('The last 8 of 20 weeks');
  });

  it('is empty without weeks or without an average', async () => {
    respondWith('monthly', { summary: { currentMonth: null }, months: [] });
    const app = await openApp(path);
    for (const name of [distance, 'Regions, week by week', 'Months']) expectState(name, 'empty');
    app.unmount();
    respondWith('historicalSummary', { totalDays: 3 });
    await openApp(path);
    expect(inCard(distance).getByText('No weeks to show yet')).toBeVisible();
    expect(inCard('Top Region').getByText('N/A')).toBeVisible();
  });
});

describe('Regions, week by week', () => {
  it('has the last full week, the range and the change of each region, and links to it', async () => {
    const app = await openApp(path);
    const full = (await weeksOf(app)).filter(({ isPartial }) => isPartial !== true);
    for (const key of regionKeys) {
      const values = full.map(
        ({ byRegion }) => byRegion.rows.find(({ region }) => region.key === key)?.value ?? NaN,
      );
      const row = inCard('Regions, week by week').getByRole('link', {
        name: new RegExp(regions[key].name),
      });
      expect(row).toHaveAttribute('href', `/states/${key}`);
      expect(row).toHaveTextContent(`${Math.min(...values)}-${Math.max(...values)} per week`);
      expect(row).toHaveTextContent(`${values.at(-1)}last full week`);
      const four = (from: number, to?: number) =>
        values.slice(from, to).reduce((sum, value) => sum + value, 0);
      expect(row).toHaveTextContent(showSignedPercent(percentFrom(four(-8, -4), four(-4))));
    }
    expect(card('Regions, week by week')).toHaveTextContent(`${full.length} full weeks`);
  });
});

it('Months are listed newest first, with total, weekly average and growth', async () => {
  const app = await openApp(path);
  const { months } = await readFrom(app.center, 'monthly');
  const rows = inCard('Months').getAllByRole('row').slice(1);
  expect(rows).toHaveLength(months.rows.length);
  for (const [index, { totalValidAppointments, trends }] of months.rows.toReversed().entries()) {
    expect(rows[index]).toHaveTextContent(showNumber(totalValidAppointments));
    expect(rows[index]).toHaveTextContent(showNumber(trends.averageWeekly));
    expect(rows[index]).toHaveTextContent(
      trends.growthRate === null ? 'First month' : showSignedPercent(trends.growthRate),
    );
  }
  expect(rows[0]).toHaveTextContent('November 2026In Progress');
  expect(inCard('Months').getByRole('link', { name: 'Monthly Data' })).toHaveAttribute(
    'href',
    '/monthly-data',
  );
});
