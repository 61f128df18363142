import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readFrom } from '../../mocks/request.ts';
import { showNumber, showSignedPercent } from '../../src/domain/number/format.ts';
import { percentFrom } from '../../src/ui/chart/scale.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import { shownDay } from '../../src/domain/time/read-time.ts';
import { type App, card, expectState, inCard, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { hrefsOf } from './page.ts';

const path = '/historical';
const distance = 'Distance from average';
const weekLinks = () =>
  within(inCard(distance).getByRole('list', { name: 'Weeks' })).getAllByRole('link');

async function weeksOf(app: App) {
  const { months } = await readFrom(app.center, 'monthly');
  return months.rows.flatMap(({ weeklyBreakdown }) => weeklyBreakdown.rows);
}

describe('Distance from average', () => {
  it('has each week as a link with its figures, from the average of the summary', async () => {
    const app = await openApp(path);
    const weeks = await weeksOf(app);
    const { averageDaily } = await readFrom(app.center, 'historicalSummary');
    const { totalAppointments } = weeks.at(-1) ?? {};
    // Today, with 104, is not over (C41).
    const inProgress = ((totalAppointments ?? 0) - 104) / 5;
    expect(weeks.length).toBeGreaterThan(15);
    expect(weekLinks().map((link) => link.getAttribute('aria-label'))).toEqual(
      weeks.map(({ startDate, dailyAverage, isPartial }) => {
        const perDay = isPartial ? inProgress : dailyAverage;
        return (
          `Week of ${shownDay(startDate)}${isPartial ? ', In Progress, 5 full days' : ''}: ` +
          `${showNumber(perDay)} per day, ${showSignedPercent(percentFrom(averageDaily, perDay))}`
        );
      }),
    );
    expect(hrefsOf(weekLinks())).toEqual(
      weeks.map(({ startDate }) => `/monthly-data#week-${startDate.date}`),
    );
    // A picture has a box (it had none of its own).
    expect(screen.getByRole('img', { name: /week by week/ })).toHaveClass('absolute', 'inset-0');
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

  it('has the week in progress by its full days: less the total of the same round (C37, C41)', async () => {
    const app = await openApp(path);
    const { months } = await readFrom(app.center, 'monthly');
    const last = months.rows.at(-1)?.weeklyBreakdown.rows.at(-1);
    const average = ((last?.totalAppointments ?? 0) - 104) / 5;
    const name = new RegExp(
      `^Week of Nov 16, In Progress, 5 full days: ${showNumber(average)} per day, `,
    );
    expect(weekLinks().at(-1)).toHaveAccessibleName(name);
    expect(card(distance)).toHaveTextContent('the hatched week is in progress, 5 full days');
    // The months are not polled: a later total would count appointments that they do not have.
    respondWith('dashboard', { metrics: { totalValidAppointments: 124 }, systemStatus: {} });
    await app.poll('dashboard');
    expect(app.client.queries.getQueryData(['api', 'dashboard'])).toMatchObject({
      data: { metrics: { totalValidAppointments: 124 } },
    });
    expect(weekLinks().at(-1)).toHaveAccessibleName(name);
  });

  it('has no average of the week in progress without a total of today', async () => {
    await openApp(path, { faults: { dashboard: 503 } });
    expect(weekLinks().at(-1)).toHaveAccessibleName(/In Progress, 5 full days: – per day, –$/);
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
    for (const name of [distance, 'Regions, week by week']) expectState(name, 'empty');
    app.unmount();
    respondWith('historicalSummary', { totalDays: 3 });
    respondWith('monthly', {
      months: [{ month: '2026-10', weeklyBreakdown: [{ weekNumber: 1 }] }],
    });
    await openApp(path);
    // There are weeks, but nothing to compare them with (rulings A19).
    expect(inCard(distance).getByText('No daily average to compare with')).toBeVisible();
    expect(inCard('Top Region').getByText('N/A')).toBeVisible();
    for (const title of ['Days Tracked', 'Best Day', 'Top Region'])
      expect(card(title)).not.toHaveTextContent(/No (?:day|region) yet/);
  });
});

it('Regions, week by week, has the last full week, the range and the change of each region, and links to it', async () => {
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

it('leads to Monthly Data, which has the months', async () => {
  await openApp(path);
  const monthly = inCard(distance).getByRole('link', { name: 'Monthly Data' });
  expect(monthly).toHaveAttribute('href', '/monthly-data');
});

describe('days, months, regions and flags in other forms', () => {
  const byRegion = { Illinois: 2, chicago: 3 };
  const week = (startDate: string, isPartial: unknown) => ({
    startDate,
    isPartial,
    dailyAverage: 110,
    byRegion,
  });
  const open = async (flags: readonly unknown[], month = 'July 2026') => {
    const starts = ['2026-07-06T00:00:00.000Z', '20260713', '2026-07-20'];
    const weeklyBreakdown = flags.map((flag, index) => week(starts[index] ?? '', flag));
    respondWith('monthly', { months: [{ month, weeklyBreakdown }, { month: '2026-6' }] });
    respondWith('historicalSummary', {
      totalDays: 3,
      averageDaily: 100,
      bestDay: { date: '2026-07-15T00:00:00Z', appointments: 120 },
      dateRange: { start: '2026-07-06T00:00:00Z', end: '2026-07-25' },
      topRegion: { name: 'IL', totalAppointments: 15 },
    });
    await openApp(path);
  };

  it('claim no full weeks where that is not known (rulings A11)', async () => {
    await open([0, 'maybe'], 'this summer');
    expect(card('Regions, week by week')).toHaveTextContent('2 weeks; each line');
    expect(card('Regions, week by week')).not.toHaveTextContent('full week;');
    expect(card('Regions, week by week')).toHaveTextContent('5last week');
  });
});
