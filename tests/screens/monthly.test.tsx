import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readFrom, requestFrom } from '../../mocks/request.ts';
import { easternMs } from '../../mocks/world/calendar.ts';
import type { Month } from '../../src/api/entities/monthly.ts';
import { respondWith } from './respond-with.ts';
import { catchDownload } from './catch-download.ts';
import { card, click, expectState, inCard, openApp, type App } from './open-app.tsx';

const path = '/monthly-data';
const cards = [
  'Total Appointments',
  'Weeks Completed',
  'Weekly Average',
  'Best Week',
  'Weekly appointments by region',
  'Regional Performance',
  'Weekly Breakdown',
  'Telemarketer Performance',
  'Total per month',
  'Earlier months',
];
const shown = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const num = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : shown.format(value);
const button = (name: string) => screen.getByRole('button', { name });

/** The current month of the response, and the earlier ones, newest first. */
async function monthsOf({ center }: App) {
  const { summary, months } = await readFrom(center, 'monthly');
  const current = summary.currentMonth;
  if (!current) throw new Error('There is no current month');
  const earlier = months.rows.filter(({ month }) => month.date !== current.month.date).toReversed();
  return { current, earlier };
}

/** The texts of a table's rows, cell by cell. */
function cells(title: string): string[][] {
  return within(inCard(title).getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('Monthly Data and Analytics', () => {
  it('has its title, all its cards, and the figures and changes of the current month', async () => {
    const app = await openApp(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Monthly Data and Analytics',
    );
    expect(document.title).toMatch(/Monthly Data and Analytics · Appointment Tracker$/);
    const header = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(header).toHaveTextContent(
      'November 2026, to date · Monday to Saturday, 9 AM to 9 PM Eastern',
    );
    for (const title of cards) expectState(title, 'ready');

    const { current, earlier } = await monthsOf(app);
    const { averageWeekly, bestWeek, growthRate } = current.trends;
    expect(card('Total Appointments')).toHaveTextContent(num(current.totalValidAppointments));
    const completed = current.weeklyBreakdown.rows.filter((week) => !week.isPartial);
    expect(card('Weeks Completed')).toHaveTextContent(
      `Weeks Completed${completed.length}In ProgressWeek ${completed.length + 1}`,
    );
    expect(card('Weekly Average')).toHaveTextContent(
      `${num(averageWeekly)}+${num(growthRate)}%vs ${num(earlier[0]?.trends.averageWeekly)} in October`,
    );
    expect(card('Best Week')).toHaveTextContent(
      `${num(bestWeek?.appointments)}Week ${bestWeek?.weekNumber}, Nov 9 - 14`,
    );
  });

  it("shows 'In Progress' in the partial week alone, and in no week on a Sunday", async () => {
    const app = await openApp(path);
    const rows = inCard('Weekly Breakdown').getAllByRole('row');
    expect(rows.filter((row) => row.textContent.includes('In Progress'))).toHaveLength(1);
    expect(rows[3]).toHaveTextContent('Week 3Nov 16 - 21In Progress');
    app.unmount();
    await openApp(path, { scenario: 'sunday' });
    expect(screen.queryByText('In Progress')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('to date');
  });

  it('breaks the current month, or a chosen one, down by week and region', async () => {
    const app = await openApp(path);
    const { current, earlier } = await monthsOf(app);
    const expected = ({ weeklyBreakdown }: Month) =>
      weeklyBreakdown.rows.map((week) => [
        num(week.totalAppointments),
        ...['california', 'chicago', 'arizona', 'florida'].map((key) =>
          num(week.byRegion.rows.find(({ region }) => region.key === key)?.value),
        ),
        num(week.dailyAverage),
      ]);
    const body = () =>
      cells('Weekly Breakdown')
        .slice(1, -1)
        .map((row) => row.slice(1));
    expect(cells('Weekly Breakdown')[0]).toEqual([
      'Week',
      'Total',
      'CA',
      'IL',
      'AZ',
      'FL',
      'Per day',
    ]);
    expect(body()).toEqual(expected(current));
    expect(cells('Weekly Breakdown').at(-1)?.slice(0, 2)).toEqual([
      'November to date',
      num(current.totalValidAppointments),
    ]);
    const august = earlier.find(({ month }) => month.date === '2026-08') as Month;
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'August 2026');
    expect(body()).toEqual(expected(august));
    expect(cells('Weekly Breakdown').at(-1)?.[0]).toBe('August');
  });

  it('draws weeks and months with their totals; the week in progress is hatched, the month hollow', async () => {
    const app = await openApp(path);
    const { current, earlier } = await monthsOf(app);
    const chart = inCard('Weekly appointments by region').getByRole('img');
    expect(chart).toHaveAccessibleName(
      'Valid appointments per week by region, July 6, 2026 to November 21, 2026. Weekly Breakdown has the figures of each month.',
    );
    for (const { totalAppointments } of current.weeklyBreakdown.rows)
      expect(chart).toHaveTextContent(num(totalAppointments));
    expect(chart.querySelectorAll('[data-open]')).toHaveLength(1);
    const legend = inCard('Weekly appointments by region').getByRole('list', { name: 'Legend' });
    expect(legend).toHaveTextContent('CaliforniaIllinoisArizonaFloridaIn Progress');

    const totals = inCard('Total per month').getByRole('img');
    for (const { totalValidAppointments } of [current, ...earlier])
      expect(totals).toHaveTextContent(num(totalValidAppointments));
    expect(totals.querySelectorAll('circle')).toHaveLength(earlier.length + 1);
    expect(totals.querySelectorAll('circle[data-open]')).toHaveLength(1);
  });

  it.each([
    ['Regional Performance', ['California', 'Illinois', 'Arizona', 'Florida']],
    ['Telemarketer Performance', ['Ana Torres', 'Marcus Reed', 'Priya Shah', 'Daniel Cole']],
  ])('%s has the share of total in percent', async (title, names) => {
    const app = await openApp(path);
    const { current } = await monthsOf(app);
    const rows = inCard(title).getAllByRole('row').slice(1, 5);
    for (const [index, name] of names.entries()) {
      const sent =
        current.regionBreakdown.rows.find(({ region }) => region.name === name) ??
        current.telemarketers.rows.find(({ person }) => person.name === name);
      const total = sent?.totalAppointments ?? 0;
      const share = (total * 100) / (current.totalValidAppointments ?? 1);
      expect(rows[index]).toHaveTextContent(name);
      expect(rows[index]).toHaveTextContent(num(sent?.weeklyAverage));
      expect(rows[index]).toHaveTextContent(num(total));
      expect(rows[index]).toHaveTextContent(`${num(share)}%`);
      expect(
        within(rows[index] as HTMLElement).getByRole('progressbar', {
          name: `${name}: share of total`,
        }),
      ).toHaveAttribute('aria-valuenow', String(Math.round(share)));
    }
  });

  it('lists the earlier months, newest first, without the current one', async () => {
    const app = await openApp(path);
    const { earlier } = await monthsOf(app);
    const rows = cells('Earlier months').slice(1);
    expect(rows.map(([month]) => month)).toEqual([
      'October 2026',
      'September 2026',
      'August 2026',
      'July 2026',
    ]);
    for (const [index, { totalValidAppointments, trends }] of earlier.entries())
      expect(rows[index]?.slice(1)).toEqual([
        num(totalValidAppointments),
        num(trends.averageWeekly),
        `${num(trends.bestWeek?.appointments)}Week ${trends.bestWeek?.weekNumber}`,
        trends.growthRate === null ? '–' : `${num(trends.growthRate)}%`,
      ]);
  });
});

describe('Export Data', () => {
  it('saves unknown fields too, in a file named by the Eastern date', async () => {
    const sent = { summary: { currentMonth: null, secret: 7 }, months: [{ month: '2026-10' }] };
    respondWith('monthly', sent);
    const app = await openApp(path, { now: easternMs('2026-11-20', 23 * 60 + 30) });
    const saved = catchDownload();
    await click(app, button('Export Data, JSON'));
    expect(saved[0]?.name).toBe('monthly-metrics-2026-11-20.json');
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(sent);
  });

  it('fetches the months again, saves them and shows them (rulings C22)', async () => {
    const app = await openApp(path);
    const saved = catchDownload();
    const before = card('Total Appointments').textContent;
    vi.setSystemTime(Date.now() + 60 * 60_000);
    await app.advance(1_000);
    expect(app.requestsOf('monthly')).toBe(1);
    await click(app, button('Export Data, JSON'));
    expect(app.requestsOf('monthly')).toBe(2);
    expect(await saved[0]?.text()).toBe(await (await requestFrom(app.center, 'monthly')).text());
    expect(card('Total Appointments')).not.toHaveTextContent(before ?? '');
  });
});

const whole = 'Monthly Data';

describe('missing monthly data', () => {
  it('has an empty card for all months, and one for the current month', async () => {
    const app = await openApp(path, { scenario: 'first-day' });
    expectState(whole, 'empty');
    expect(inCard(whole).getByText('No monthly data yet')).toBeVisible();
    app.unmount();
    respondWith('monthly', { summary: { currentMonth: null }, months: [{ month: '2026-10' }] });
    await openApp(path);
    expect(inCard('Current month').getByText('No data for the current month yet')).toBeVisible();
    expect(inCard('Earlier months').getByRole('rowheader')).toHaveTextContent('October 2026');
    expect(inCard('Weekly Breakdown').getByText('No weeks to show yet')).toBeVisible();
  });
});

it('takes the month of today as the current one where only the list has it (rulings A19)', async () => {
  respondWith('monthly', {
    months: [{ month: 'October 2026' }, { month: 'November 2026', totalValidAppointments: 9 }],
  });
  await openApp(path);
  expect(card('Total Appointments')).toHaveTextContent('9valid in November 2026, to date');
  expect(cells('Earlier months').map(([name]) => name)).toEqual(['Month', 'October 2026']);
  expect(card('Total per month')).toHaveTextContent('Busiest month with a total: 9, November 2026');
  expect(screen.queryByText('No data for the current month yet')).toBeNull();
});

describe('a list that cannot be read (rulings A13)', () => {
  const current = { month: '2026-11', totalValidAppointments: 7 };
  it.each<[string, object, readonly string[]]>([
    [whole, { months: 'later' }, ['Monthly data could not be read']],
    [whole, { months: [3, {}] }, ['Monthly data could not be read', '2 rows unreadable']],
    [whole, { summary: { currentMonth: 'x' }, months: [] }, ['Monthly data could not be read']],
    [
      'Earlier months',
      { summary: { currentMonth: current }, months: { next: [] } },
      ['Earlier months could not be read', '1 row unreadable'],
    ],
    [
      'Current month',
      { summary: { currentMonth: [] }, months: [{ month: '2026-10' }] },
      ['The current month could not be read', '1 row unreadable'],
    ],
    [
      'Weekly Breakdown',
      { months: [{ month: '2026-10', weeklyBreakdown: 'x' }] },
      ['Weeks could not be read', '– weeks completed'],
    ],
    [
      'Weekly appointments by region',
      { months: [{ month: '2026-10', weeklyBreakdown: 'x' }] },
      ['Weeks could not be read'],
    ],
    [
      'Regional Performance',
      { summary: { currentMonth: { ...current, regionBreakdown: 'x' } } },
      ['Regional figures could not be read'],
    ],
    [
      'Telemarketer Performance',
      { summary: { currentMonth: { ...current, telemarketers: [] } } },
      ['Telemarketer figures could not be read'],
    ],
  ])('is not said to be empty: %s of %j', async (title, response, texts) => {
    respondWith('monthly', response);
    await openApp(path);
    for (const text of texts) expect(card(title)).toHaveTextContent(text);
    expect(card(title)).not.toHaveTextContent(/\bNo \w+.* yet/);
  });
});

it.each([{ error: 'Forbidden' }, {}, { status: 'ok', data: [] }])(
  '%j is no monthly data, but an error (rulings A19)',
  async (response) => {
    respondWith('monthly', response);
    const app = await openApp(path);
    await app.advance(1_000);
    expectState(whole, 'error');
    expect(card(whole)).toHaveTextContent('GET /api/monthly');
    for (const text of [/No monthly data yet/, /Updated just now/])
      expect(screen.queryByText(text)).toBeNull();
  },
);

describe('months and days in other forms (rulings A12)', () => {
  it.each(['2026-3', 'March 2026', 'Mar 2026', '2026-03-01', '2026-03-01T00:00:00.000Z'])(
    '%s is March 2026',
    async (month) => {
      respondWith('monthly', {
        summary: { currentMonth: { month: '2026-03', totalValidAppointments: 7 } },
        months: [{ month: '2026-02' }, { month, totalValidAppointments: 7 }],
      });
      await openApp(path);
      expect(cells('Earlier months').map(([name]) => name)).toEqual(['Month', 'February 2026']);
      expect(card('Earlier months')).toHaveTextContent('Newest first');
      expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(
        'March 2026 · Monday to Saturday',
      );
    },
  );

  it('are in order by month, in the order of the server where one is none', async () => {
    const months = ['October 2026', '2026-9', '2026-08-01T00:00:00Z'];
    respondWith('monthly', { months: months.map((month) => ({ month })) });
    const app = await openApp(path);
    const names = () =>
      cells('Earlier months')
        .slice(1)
        .map(([name]) => name);
    expect(names()).toEqual(['October 2026', 'September 2026', 'August 2026']);
    app.unmount();
    const odd = ['2026-10', 'summer', '2026-12'];
    respondWith('monthly', { months: odd.map((month) => ({ month })) });
    await openApp(path);
    expect(names()).toEqual(['October 2026', 'summer', 'December 2026']);
    expect(card('Earlier months')).toHaveTextContent("In the server's order");
  });

  it('names the days of weeks that begin at midnight UTC', async () => {
    const weeks = [
      { weekNumber: 2, startDate: '2026-11-09T00:00:00.000Z', endDate: '20261114' },
      { weekNumber: 1, startDate: '2026-11-02', endDate: '2026-11-07T00:00:00Z' },
    ];
    const month = { month: '2026-11', weeklyBreakdown: weeks };
    respondWith('monthly', { summary: { currentMonth: month }, months: [] });
    await openApp(path);
    const names = cells('Weekly Breakdown').slice(1, -1);
    expect(names.map(([name]) => name)).toEqual(['Week 1Nov 2 - 7', 'Week 2Nov 9 - 14']);
  });
});

describe('flags as databases send them (rulings A11)', () => {
  it.each([
    [[0, 1], 1, 'Weeks Completed1In ProgressWeek 2', '1 week completed'],
    [['no', '1'], 0, 'Weeks Completed1In ProgressWeek 2', '1 week completed'],
    [[0, null], 0, 'Weeks Completed1without week 2', '1 week completed, without week 2'],
    [[0, '?', 1], 0, 'Weeks Completed1without week 2In ProgressWeek 3', '1 week completed'],
    [['?', null], null, 'Weeks Completed–', '– weeks completed'],
    [[0, 0], null, 'Weeks Completed2No week in progress', '2 weeks completed'],
  ])('weeks with %j are counted', async (flags, hasPartialData, text, footer) => {
    const weeklyBreakdown = flags.map((isPartial, index) => ({ weekNumber: index + 1, isPartial }));
    const currentMonth = { month: '2026-11', hasPartialData, weeklyBreakdown };
    respondWith('monthly', { summary: { currentMonth }, months: [] });
    await openApp(path);
    expect(card('Weeks Completed')).toHaveTextContent(text);
    expect(card('Weekly Breakdown')).toHaveTextContent(footer);
  });
});

describe('counts by region', () => {
  const open = async (month: object) => {
    const currentMonth = { month: '2026-11', totalValidAppointments: 20, ...month };
    respondWith('monthly', { summary: { currentMonth }, months: [] });
    await openApp(path);
  };

  it("name what is missing, which is no part of 'Other' (rulings C37)", async () => {
    const byRegion = { California: null, Illinois: 3, Arizona: 2, Florida: 1 };
    const whole4 = { CA: 4, IL: 3, AZ: 2, FL: 1 };
    await open({
      weeklyBreakdown: [
        { weekNumber: 1, startDate: '2026-11-02', totalAppointments: 10, byRegion },
        { weekNumber: 2, startDate: '2026-11-09', totalAppointments: 10, byRegion: whole4 },
      ],
    });
    const [head, first, second, foot] = cells('Weekly Breakdown');
    expect(head?.slice(1)).toEqual(['Total', 'CA', 'IL', 'AZ', 'FL', 'Per day']);
    expect(first?.slice(1, -1)).toEqual(['10', '–', '3', '2', '1']);
    expect(second?.slice(1, -1)).toEqual(['10', '4', '3', '2', '1']);
    expect(foot?.slice(1, -1)).toEqual(['20', '4 without week 1', '6', '4', '2']);
    const chart = inCard('Weekly appointments by region');
    expect(chart.getByRole('list', { name: 'Legend' })).toHaveTextContent(
      'CaliforniaIllinoisArizonaFloridaRegion unknown',
    );
    expect(chart.getByTitle(/Nov 2 /).title).toContain(
      'California –, Illinois 3, Arizona 2, Florida 1, Region unknown 4',
    );
  });

  it('are one row for each region and person, however often each is listed', async () => {
    await open({
      regionBreakdown: [
        { name: 'Illinois', weeklyAverage: 1, totalAppointments: 5 },
        { name: 'chicago', weeklyAverage: 2, totalAppointments: 6 },
        { name: 'CA', totalAppointments: null },
      ],
      telemarketers: {
        'Ana Torres': { totalAppointments: 8 },
        ana_torres: { totalAppointments: 12 },
      },
    });
    expect(cells('Regional Performance').slice(1)).toEqual([
      ['CA California', '–', '–', '–'],
      ['IL Illinois', '3', '11', '55%'],
    ]);
    expect(card('Regional Performance')).toHaveTextContent(
      '2 regions11 of 20 listed, without California',
    );
    expect(cells('Telemarketer Performance').slice(1)).toEqual([['Ana Torres', '–', '20', '100%']]);
    expect(card('Telemarketer Performance')).not.toHaveTextContent('listed');
  });
});

describe('an unexpected response', () => {
  const week = { weekNumber: 1, startDate: '2026-11-02', endDate: '2026-11-07' };

  it("shows '–' for missing values, never an invented number", async () => {
    const month = { month: '2026-11', weeklyBreakdown: [week] };
    respondWith('monthly', { summary: { currentMonth: month }, months: [{ month: '2026-10' }] });
    await openApp(path);
    for (const title of ['Total Appointments', 'Weekly Average', 'Best Week'])
      expect(card(title)).toHaveTextContent(`${title}–`);
    expect(cells('Earlier months')[1]?.slice(1)).toEqual(['–', '–', '–', '–']);
    expect(inCard('Regional Performance').getByText('No regional figures yet')).toBeVisible();
    expect(
      inCard('Telemarketer Performance').getByText('No telemarketer figures yet'),
    ).toBeVisible();
  });

  it('counts unreadable rows in their card (rulings A2)', async () => {
    const month = {
      month: '2026-11',
      weeklyBreakdown: [week, 'x', {}],
      regionBreakdown: [{ name: 'CA' }, 7],
      telemarketers: { Ana: { totalAppointments: 1 }, Bo: 1, Cy: null, Di: 'x' },
    };
    respondWith('monthly', { summary: { currentMonth: month }, months: [{ month: '2026-10' }, 3] });
    await openApp(path);
    for (const [title, words] of [
      ['Weekly appointments by region', '3 rows unreadable'],
      ['Weekly Breakdown', '2 rows unreadable'],
      ['Regional Performance', '1 row unreadable'],
      ['Telemarketer Performance', '3 rows unreadable'],
      ['Total per month', '1 row unreadable'],
      ['Earlier months', '1 row unreadable'],
    ] as const)
      expect(inCard(title).getByText(words)).toBeVisible();
    // The share is unknown, so its bar has no value.
    const bar = inCard('Regional Performance').getByRole('progressbar');
    expect(bar).not.toHaveAttribute('aria-valuenow');
  });
});
