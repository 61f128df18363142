import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { dashboardBody } from '../rows.ts';
import { button, card, expectState, hrefsOf, inCard, textsOf } from './page.ts';

const path = '/historical';
const title = 'Historical Insights';
const distance = 'Distance from average';
const regions = 'Regions, week by week';

type Sent = Readonly<Record<string, unknown>>;

const summary = {
  totalDays: 20,
  dateRange: { start: '2026-10-26', end: '2026-11-20' },
  averageDaily: 170,
  bestDay: { date: '2026-11-04', appointments: 198 },
  topRegion: { name: 'california', totalAppointments: 1_284 },
};

const insight = (metric: string, given: Sent = {}) => ({
  metric,
  type: 'trend',
  significance: 'low',
  description: `About ${metric}`,
  currentValue: 161.5,
  historicalAverage: 170,
  percentageChange: -5,
  ...given,
});

const week = (startDate: string, dailyAverage: number, california: number, given: Sent = {}) => ({
  weekNumber: 1,
  startDate,
  totalAppointments: 6 * dailyAverage,
  dailyAverage,
  isPartial: false,
  byRegion: { California: california, Florida: 90 },
  ...given,
});

/** Today, a Saturday, with 104 valid appointments by now, is in the last week. */
const monthly = {
  months: [
    { month: '2026-10', weeklyBreakdown: [week('2026-10-26', 160, 380)] },
    {
      month: '2026-11',
      weeklyBreakdown: [
        week('2026-11-02', 187, 412),
        week('2026-11-09', 165, 400),
        week('2026-11-16', 159, 300, { isPartial: true }),
      ],
    },
  ],
};

const responses = {
  historicalSummary: summary,
  historicalInsights: { insights: [insight('Daily appointments')] },
  monthly,
  dashboard: dashboardBody(),
};
type Responses = NonNullable<Parameters<typeof mountScreen>[1]>;
const open = (given: Responses = {}) => mountScreen(path, { ...responses, ...given });

const weekLinks = () =>
  within(inCard(distance).getByRole('list', { name: 'Weeks' })).getAllByRole('link');
const mainText = () => screen.getByRole('main').textContent;

describe('Historical Data', () => {
  it('has a sentence on its weeks and its four cards', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Historical Data' })).toBeVisible();
    expect(screen.getByText(/Monday to Saturday, 9 AM to 9 PM Eastern$/)).toBeVisible();
    // (954 - 104) / 5 is the average.
    expect(mainText()).toContain(
      '2 of 3 full weeks are below the average day of 170; this week is as high so far.',
    );
    expect(card('Days Tracked')).toHaveTextContent('20October 26, 2026 to November 20, 2026');
    expect(card('Daily Average')).toHaveTextContent('170valid appointments a day');
    expect(card('Best Day')).toHaveTextContent('198November 4, 2026');
    expect(card('Top Region')).toHaveTextContent('CaliforniaCA1,284 valid appointments');
    expect(inCard('Top Region').getByRole('link')).toHaveAttribute('href', '/states/california');
  });

  it.each<[Sent, string, string]>([
    [
      { dateRange: { start: '2026-11-20', end: '2026-10-26' } },
      'Days Tracked',
      'November 20, 2026 – October 26, 2026',
    ],
    [
      { dateRange: { start: '2026-11-11', end: '2026-11-20' } },
      'Days Tracked',
      'more than the 10 days of the range',
    ],
    [{ topRegion: null }, 'Top Region', 'N/A'],
    [{ bestDay: null, dateRange: null }, 'Best Day', '–'],
  ])('says what contradicts itself or is missing: %j', async (given, name, text) => {
    await open({ historicalSummary: { ...summary, ...given } });
    expect(card(name)).toHaveTextContent(text);
  });

  it('refetches its three calls on Refresh', async () => {
    const app = await open();
    await app.click(button('Refresh'));
    for (const call of ['historicalSummary', 'historicalInsights', 'monthly'] as const)
      expect(app.requestsOf(call)).toBe(2);
  });

  it("is one card before the first tracked day, with 'No historical data available yet'", async () => {
    await open({ historicalSummary: { totalDays: 0 } });
    expectState(title, 'empty');
    expect(inCard(title).getByText('No historical data available yet')).toBeVisible();
    expect(
      inCard(title).getByText('Insights start tomorrow as data is collected daily.'),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('region')).toEqual([card(title)]);
  });
});

describe('Historical Insights', () => {
  const articles = () => textsOf(inCard(title).getAllByRole('article'));

  it('show every field, a significance that all share once', async () => {
    await open({ historicalInsights: { insights: [insight('Days'), insight('Weeks')] } });
    expect(card(title)).toHaveTextContent('All of low significance; the average is 170');
    expect(articles()).toEqual([
      'Days-5%About DaysTrend161.5 current vs 170',
      'Weeks-5%About WeeksTrend161.5 current vs 170',
    ]);
  });

  it('have the most significant first, above them words that nobody knows (rulings A19)', async () => {
    const words = ['low', 'medium', 'critical', 'high', ''];
    const insights = words.map((significance) => insight(`Of ${significance}`, { significance }));
    await open({ historicalInsights: { insights } });
    expect(articles().map((text) => /[A-Z][a-z]+ significance/.exec(text)?.[0])).toEqual([
      'Critical significance',
      'High significance',
      'Medium significance',
      'Low significance',
      'No significance',
    ]);
    expect(card(title)).toHaveTextContent('Most significant first');
  });
});

describe('Distance from average', () => {
  it('has each week as a link with its figures; the one in progress by its full days (C41)', async () => {
    await open();
    expect(weekLinks().map((link) => link.getAttribute('aria-label'))).toEqual([
      'Week of Oct 26: 160 per day, -5.9%',
      'Week of Nov 2: 187 per day, +10%',
      'Week of Nov 9: 165 per day, -2.9%',
      'Week of Nov 16, In Progress, 5 full days: 170 per day, 0%',
    ]);
    expect(hrefsOf(weekLinks())[0]).toBe('/monthly-data#week-2026-10-26');
    expect(screen.getByRole('img', { name: /week by week/ })).toHaveClass('absolute', 'inset-0');
    expect(card(distance)).toHaveTextContent('the hatched week is in progress, 5 full days');
    expect(card(distance)).toHaveTextContent('Best week +10%');
    expect(inCard(distance).getByRole('link', { name: 'Monthly Data' })).toHaveAttribute(
      'href',
      '/monthly-data',
    );
  });

  const open4 = /In Progress, 5 full days: 170 per day/;

  it('takes off the total of the same minute, whatever the dashboard says later (C37)', async () => {
    const app = await open();
    app.respond({ dashboard: dashboardBody({ totalValidAppointments: 124 }) });
    await app.poll('dashboard');
    expect(weekLinks().at(-1)).toHaveAccessibleName(open4);
    await app.goTo('/diagnostics');
    await app.goTo(path);
    expect(weekLinks().at(-1)).not.toHaveAccessibleName(/NaN/);
  });

  it('requests the total again where the last one is of another minute (C37)', async () => {
    const app = await open();
    await app.advance(20_000);
    app.respond({
      dashboard: dashboardBody({ totalValidAppointments: 124 }),
      monthly: {
        months: [
          {
            month: '2026-11',
            weeklyBreakdown: [
              week('2026-11-16', 162.3, 300, { isPartial: true, totalAppointments: 974 }),
            ],
          },
        ],
      },
    });
    const before = app.requestsOf('dashboard');
    await app.click(button('Refresh'));
    expect(app.requestsOf('dashboard')).toBe(before + 1);
    expect(weekLinks().at(-1)).toHaveAccessibleName(open4);
  });

  it('has no average of the week in progress without a total of today', async () => {
    await open({ dashboard: 503 });
    expect(weekLinks().at(-1)).toHaveAccessibleName(/In Progress, 5 full days: – per day, –$/);
    expect(mainText()).toContain('are below the average day of 170.');
  });

  it('has a gap for each missing week', async () => {
    const starts = ['2026-10-26', '2026-11-09'];
    const weeklyBreakdown = starts.map((start) => week(start, 160, 400));
    await open({ monthly: { months: [{ month: '2026-10', weeklyBreakdown }] } });
    expect(weekLinks()).toHaveLength(2);
    expect(inCard(distance).getByText('Nov 2 - 7: no figures')).toBeInTheDocument();
    expect(
      inCard(regions)
        .getByRole('link', { name: /California/ })
        .querySelectorAll('polyline'),
    ).toHaveLength(2);
  });

  it('shows the last eight weeks on a phone, with a note', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(334);
    await mountScreen(path);
    expect(weekLinks()).toHaveLength(8);
    expect(card(distance)).toHaveTextContent('The last 8 of 20 weeks');
  });

  it('is empty without weeks or without an average', async () => {
    const app = await open({ monthly: { months: [] } });
    for (const name of [distance, regions]) expectState(name, 'empty');
    await app.show({ monthly, historicalSummary: { totalDays: 3 } });
    expect(inCard(distance).getByText('No daily average to compare with')).toBeVisible();
  });
});

describe('Regions, week by week', () => {
  it('has the last full week and the range of each region, and links to it', async () => {
    await open();
    const row = inCard(regions).getByRole('link', { name: /California/ });
    expect(row).toHaveAttribute('href', '/states/california');
    expect(row).toHaveTextContent('California400last full week, 380 to 412 in 3 weeks');
    expect(card(regions)).toHaveTextContent('the last 3 full weeks');
  });

  it('claims no full weeks where that is not known (rulings A11)', async () => {
    const weeklyBreakdown = [0, 'maybe'].map((isPartial, index) =>
      week(['2026-07-06T00:00:00.000Z', '20260713'][index] ?? '', 110, 5, { isPartial }),
    );
    await open({ monthly: { months: [{ month: 'this summer', weeklyBreakdown }] } });
    expect(card(regions)).toHaveTextContent('the last 2 weeks; each line');
    expect(card(regions)).not.toHaveTextContent('full week');
  });
});
