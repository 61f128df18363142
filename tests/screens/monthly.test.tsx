import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readFrom, requestFrom } from '../../mocks/request.ts';
import { easternMs } from '../../mocks/world/calendar.ts';
import type { Month } from '../../src/calls/monthly.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import { respondWith } from './respond-with.ts';
import { readCsv } from '../read-csv.ts';
import { catchDownload } from './catch-download.ts';
import { card, click, expectState, inCard, openApp, type App } from './open-app.tsx';
import { button, link, pageHeader, pageHeading, textsOf, cellsOf } from './page.ts';

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
  'Earlier months',
];
const shown = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const num = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : shown.format(value);

/** The current month of the response, and the earlier ones, newest first. */
async function monthsOf({ center }: App) {
  const { summary, months } = await readFrom(center, 'monthly');
  const current = summary.currentMonth;
  if (!current) throw new Error('There is no current month');
  const earlier = months.rows.filter(({ month }) => month.date !== current.month.date).toReversed();
  return { current, earlier };
}

describe('Monthly Data and Analytics', () => {
  it('has its title, all its cards, and the figures and changes of the current month', async () => {
    const app = await mountScreen(path);
    expect(pageHeading()).toHaveTextContent('Monthly Data and Analytics');
    expect(document.title).toMatch(/Monthly Data and Analytics · Appointment Tracker$/);
    const subtitle = 'November 2026, to date · Monday to Saturday, 9 AM to 9 PM Eastern';
    expect(pageHeader()).toHaveTextContent(subtitle);
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
    const app = await mountScreen(path);
    const rows = inCard('Weekly Breakdown').getAllByRole('row');
    expect(rows.filter((row) => row.textContent.includes('In Progress'))).toHaveLength(1);
    expect(rows[3]).toHaveTextContent('Week 3Nov 16 - 21In Progress');
    app.unmount();
    await mountScreen(path, { center: 'sunday' });
    expect(screen.queryByText('In Progress')).not.toBeInTheDocument();
    expect(pageHeader()).toHaveTextContent('to date');
  });

  it('breaks the current month, or a chosen one, down by week and region', async () => {
    const app = await mountScreen(path);
    const { current, earlier } = await monthsOf(app);
    const expected = ({ weeklyBreakdown }: Month) =>
      weeklyBreakdown.rows.map((week) => [
        num(week.totalAppointments),
        ...['california', 'chicago', 'arizona', 'florida'].map((key) =>
          num(week.byRegion.rows.find(({ region }) => region.key === key)?.value),
        ),
        // Of its full days: without today's 104 (C41).
        week.isPartial
          ? `${num(((week.totalAppointments ?? 0) - 104) / 5)}5 full days`
          : num(week.dailyAverage),
      ]);
    const weeks = () => cellsOf('Weekly Breakdown');
    const body = () =>
      weeks()
        .slice(1, -1)
        .map((row) => row.slice(1));
    expect(weeks()[0]).toEqual(['Week', 'Total', 'CA', 'IL', 'AZ', 'FL', 'Per day']);
    expect(body()).toEqual(expected(current));
    const total = num(current.totalValidAppointments);
    expect(weeks().at(-1)?.slice(0, 2)).toEqual(['November to date', total]);
    const august = earlier.find(({ month }) => month.date === '2026-08') as Month;
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'August 2026');
    expect(body()).toEqual(expected(august));
    expect(weeks().at(-1)?.[0]).toBe('August');
  });

  it('exports the weeks of the chosen month, and the earlier months', async () => {
    const saved = catchDownload();
    const app = await mountScreen(path);
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'August 2026');
    const exported = (title: string) =>
      inCard(title).getByRole('button', { name: /^Export \d+ rows, CSV$/ });
    await click(app, exported('Weekly Breakdown'));
    await click(app, exported('Earlier months'));
    expect(saved.map(({ name }) => name)).toEqual([
      'weeks-2026-08-2026-11-21.csv',
      'months-2026-11-21.csv',
    ]);
    const [weeks, months] = await Promise.all(
      saved.map(async ({ text }) => readCsv((await text()).slice(1))),
    );
    const table = cellsOf('Weekly Breakdown').slice(1, -1);
    expect(weeks?.[0]?.slice(3, 6)).toEqual(['Total', 'California', 'Illinois']);
    expect(weeks?.slice(1).map((line) => Number(line[3]).toLocaleString('en-US'))).toEqual(
      table.map(([, total]) => total),
    );
    const { earlier } = await monthsOf(app);
    // A fall is a number, no formula.
    expect(months?.slice(1).map((line) => line.at(-1))).toEqual(
      earlier.map(({ trends }) => String(trends.growthRate ?? '')),
    );
  });

  it('opens at the row of a week that the URL means, in its month, and marks it', async () => {
    const app = await openApp(`${path}#week-2026-08-10`);
    const marked = () => inCard('Weekly Breakdown').getAllByRole('row', { current: true });
    expect(textsOf(marked())).toEqual([expect.stringMatching(/^Week \dAug 10 - 15/)]);
    expect(marked()[0]).toHaveFocus();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'July 2026');
    expect(cellsOf('Weekly Breakdown').at(-1)?.[0]).toBe('July');
    await click(app, link(/^Oct 12 - 17: California \d+/));
    expect(marked()[0]).toHaveTextContent(/Oct 12 - 17/);
  });

  it('draws weeks with their totals; the one in progress is hatched', async () => {
    const app = await mountScreen(path);
    const { current } = await monthsOf(app);
    const chart = inCard('Weekly appointments by region').getByRole('img');
    expect(chart).toHaveAccessibleName(
      'Valid appointments per week by region, July 6, 2026 to November 21, 2026. Weekly Breakdown has the figures of each month.',
    );
    for (const { totalAppointments } of current.weeklyBreakdown.rows)
      expect(chart).toHaveTextContent(num(totalAppointments));
    expect(chart.querySelectorAll('[data-open]')).toHaveLength(1);
    const legend = inCard('Weekly appointments by region').getByRole('list', { name: 'Legend' });
    expect(legend).toHaveTextContent('CaliforniaIllinoisArizonaFloridaIn Progress');
  });

  it.each([
    ['Regional Performance', ['California', 'Illinois', 'Arizona', 'Florida']],
    ['Telemarketer Performance', ['Ana Torres', 'Marcus Reed', 'Priya Shah', 'Daniel Cole']],
  ])('%s has the share of total in percent', async (title, names) => {
    const app = await mountScreen(path);
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
    const app = await mountScreen(path);
    const { earlier } = await monthsOf(app);
    const rows = cellsOf('Earlier months').slice(1);
    const names = ['October', 'September', 'August', 'July'].map((name) => `${name} 2026`);
    expect(rows.map(([month]) => month)).toEqual(names);
    for (const [index, { totalValidAppointments, trends }] of earlier.entries())
      expect(rows[index]?.slice(1)).toEqual([
        num(totalValidAppointments),
        num(trends.averageWeekly),
        `${num(trends.bestWeek?.appointments)}Week ${trends.bestWeek?.weekNumber}`,
        trends.growthRate === null ? '–' : `${num(trends.growthRate)}%`,
      ]);
  });
});

const whole = 'Monthly Data';

it('missing monthly data has an empty card for all months, and one for the current month', async () => {
  const app = await mountScreen(path, { center: 'first-day' });
  expectState(whole, 'empty');
  expect(inCard(whole).getByText('No monthly data yet')).toBeVisible();
  app.unmount();
  respondWith('monthly', { summary: { currentMonth: null }, months: [{ month: '2026-10' }] });
  await mountScreen(path);
  expect(inCard('Current month').getByText('No data for the current month yet')).toBeVisible();
  expect(inCard('Earlier months').getByRole('rowheader')).toHaveTextContent('October 2026');
  expect(inCard('Weekly Breakdown').getByText('No weeks to show yet')).toBeVisible();
});

describe('an unexpected response', () => {
  const week = { weekNumber: 1, startDate: '2026-11-02', endDate: '2026-11-07' };

  it("shows '–' for missing values, never an invented number", async () => {
    const month = { month: '2026-11', weeklyBreakdown: [week] };
    respondWith('monthly', { summary: { currentMonth: month }, months: [{ month: '2026-10' }] });
    await mountScreen(path);
    for (const title of ['Total Appointments', 'Weekly Average', 'Best Week'])
      expect(card(title)).toHaveTextContent(`${title}–`);
    expect(cellsOf('Earlier months')[1]?.slice(1)).toEqual(['–', '–', '–', '–']);
    expect(inCard('Regional Performance').getByText('No regional figures yet')).toBeVisible();
    expect(
      inCard('Telemarketer Performance').getByText('No telemarketer figures yet'),
    ).toBeVisible();
  });
});

describe('Export Data', () => {
  it('saves unknown fields too, in a file named by the Eastern date', async () => {
    const sent = { summary: { currentMonth: null, secret: 7 }, months: [{ month: '2026-10' }] };
    respondWith('monthly', sent);
    const app = await mountScreen(path, { center: 'day' }, easternMs('2026-11-20', 23 * 60 + 30));
    const saved = catchDownload();
    await click(app, button('Export Data, JSON'));
    expect(saved[0]?.name).toBe('monthly-metrics-2026-11-20.json');
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(sent);
  });

  it('fetches the months again, saves them and shows them (rulings C22)', async () => {
    const app = await mountScreen(path);
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
