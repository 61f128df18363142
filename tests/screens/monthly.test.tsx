import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { easternMs } from '../../mocks/world/calendar.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import { readCsv } from '../read-csv.ts';
import { catchDownload } from './catch-download.ts';
import {
  address,
  button,
  card,
  cellsOf,
  expectState,
  inCard,
  link,
  pageHeader,
  pageHeading,
  textsOf,
} from './page.ts';

const path = '/monthly-data';

type Sent = Readonly<Record<string, unknown>>;

const byRegion = { California: 400, Illinois: 300, Arizona: 200, Florida: 100 };

const week = (weekNumber: number, startDate: string, endDate: string, given: Sent = {}) => ({
  weekNumber,
  startDate,
  endDate,
  totalAppointments: 1_000,
  dailyAverage: 166.7,
  isPartial: false,
  byRegion,
  ...given,
});

const october = {
  month: '2026-10',
  totalValidAppointments: 2_000,
  hasPartialData: false,
  weeklyBreakdown: [
    week(1, '2026-10-19', '2026-10-24', { totalAppointments: 990 }),
    week(2, '2026-10-26', '2026-10-31', { totalAppointments: 1_010 }),
  ],
  trends: {
    averageWeekly: 1_000,
    bestWeek: { appointments: 1_010, weekNumber: 2 },
    growthRate: null,
  },
  regionBreakdown: [{ name: 'florida', weeklyAverage: 100, totalAppointments: 200 }],
  telemarketers: { 'Ana Torres': { weeklyAverage: 500, totalAppointments: 1_000 } },
};

/** Today, a Saturday, is in its second week, whose average is of its five full days. */
const november = {
  month: '2026-11',
  totalValidAppointments: 1_600,
  hasPartialData: true,
  weeklyBreakdown: [
    week(1, '2026-11-09', '2026-11-14', { totalAppointments: 1_100 }),
    week(2, '2026-11-16', '2026-11-21', {
      totalAppointments: 500,
      dailyAverage: 79.2,
      isPartial: true,
    }),
  ],
  trends: {
    averageWeekly: 1_100,
    bestWeek: { appointments: 1_100, weekNumber: 1 },
    growthRate: 10,
  },
  regionBreakdown: [
    { name: 'Illinois', weeklyAverage: 300, totalAppointments: 400 },
    { name: 'California', weeklyAverage: 400.3, totalAppointments: 800 },
  ],
  telemarketers: {
    'Ana Torres': { weeklyAverage: 600, totalAppointments: 1_590 },
    'Olivia Brandt': { weeklyAverage: null, totalAppointments: 6 },
    'Sam Okafor': { weeklyAverage: null, totalAppointments: 4 },
  },
};

const monthly = { summary: { currentMonth: november }, months: [october, november] };

const openMonths = (months: object = monthly, url = path) => mountScreen(url, { monthly: months });

const monthSwitch = () => screen.getByRole('combobox', { name: 'Month' });
const mainText = () => screen.getByRole('main').textContent;

describe('the current month', () => {
  it('has a sentence, its figures and what they are compared with, and its weeks by region; the one in progress is hatched, and by its full days (C41)', async () => {
    await openMonths();
    expect(pageHeading()).toHaveTextContent('Monthly Data and Analytics');
    expect(pageHeader()).toHaveTextContent(/Monday to Saturday, 9 AM to 9 PM Eastern/);
    expect(monthSwitch()).toHaveDisplayValue('November 2026, to date');
    expect(mainText()).toContain(
      'November runs 10% above October.Weekly average: 1,100, against 1,000',
    );
    expect(card('Total Appointments')).toHaveTextContent('1,600valid in November 2026, to date');
    expect(card('Weeks Completed')).toHaveTextContent('1In ProgressWeek 2');
    expect(card('Weekly Average')).toHaveTextContent('1,100+10%vs 1,000 in October');
    expect(card('Best Week')).toHaveTextContent('1,100Week 1, Nov 9 - 14');
    const [head, first, second, foot] = cellsOf('Weekly Breakdown');
    const columns = ['Week', 'Total', 'CA', 'IL', 'AZ', 'FL', 'Other', 'Per day'];
    expect(head?.filter((column) => columns.includes(column))).toEqual(columns);
    expect(columns.slice(1).map((column) => first?.[head?.indexOf(column) ?? -1])).toEqual([
      '1,100',
      '400',
      '300',
      '200',
      '100',
      '100',
      '166.7',
    ]);
    expect(second?.[0]).toBe('Week 2Nov 16 - 21In Progress');
    expect(second?.at(-1)).toBe('79.25 full days');
    expect(foot?.slice(0, 3)).toEqual(['November to date', '1,600', '800']);
    const chart = inCard('Weekly appointments by region').getByRole('img');
    expect(chart).toHaveAccessibleName(
      'Valid appointments per week by region, October 19, 2026 to November 21, 2026. Weekly Breakdown has the figures of each month.',
    );
    expect(chart).toHaveTextContent('990');
    expect(chart.querySelectorAll('[data-open]')).toHaveLength(1);
  });

  it('has the share of each region and telemarketer, whose name is a link (C28); few appointments are one row', async () => {
    const app = await openMonths();
    expect(cellsOf('Regional Performance').slice(1)).toEqual([
      ['CACalifornia400.3 a week', '800', '50%'],
      ['ILIllinois300 a week', '400', '25%'],
    ]);
    expect(
      inCard('Regional Performance').getByRole('progressbar', {
        name: 'Illinois: share of total',
      }),
    ).toHaveAttribute('aria-valuenow', '25');
    const names = () => cellsOf('Telemarketer Performance').map(([name]) => name);
    expect(names()).toEqual([
      'Telemarketer',
      'ATAna Torres600 a week',
      '+2Olivia Brandt, Sam Okafor',
    ]);
    const shares = cellsOf('Telemarketer Performance').map((cells) => cells.at(-1));
    expect(shares).toEqual(['Share', '99.4%', '0.6%']);
    const rest = inCard('Telemarketer Performance').getByRole('button', { expanded: false });
    await app.click(rest);
    expect(names().slice(3)).toEqual(['OBOlivia Brandt', 'SOSam Okafor']);
    const ana = inCard('Telemarketer Performance').getByRole('link', { name: 'Ana Torres' });
    expect(ana).toHaveAttribute('href', '/?view=telemarketer&telemarketer=Ana+Torres');
  });
});

describe('the month of all cards', () => {
  it('is chosen in the head, kept in the URL, and left by one button', async () => {
    const app = await openMonths();
    await app.click(button('Previous month'));
    expect(address()).toBe(`${path}?month=2026-10`);
    expect(monthSwitch()).toHaveDisplayValue('October 2026');
    expect(mainText()).toContain('October 2026 is the first month there is.');
    expect(card('Total Appointments')).toHaveTextContent('2,000valid in October 2026');
    expect(card('Weekly Average')).toHaveTextContent('1,000–');
    expect(cellsOf('Weekly Breakdown').at(-1)?.slice(0, 2)).toEqual(['October', '2,000']);
    expect(card('Regional Performance')).toHaveTextContent(/October 2026.*Florida/);
    expect(card('Telemarketer Performance')).toHaveTextContent('October 2026, share of 2,000');
    const row = inCard('Earlier months').getByRole('row', { current: true });
    expect(row).toHaveTextContent('October 2026');
    expect(button('Previous month')).toHaveAccessibleDescription('No earlier month');
    await app.click(button('Back to November'));
    expect(address()).toBe(path);
    expect(button('Next month')).toHaveAccessibleDescription('No later month');
    await app.user.selectOptions(monthSwitch(), 'October 2026');
    expect(address()).toBe(`${path}?month=2026-10`);
    await app.click(button('Next month'));
    expect(address()).toBe(path);
  });

  it('is chosen by a name among the earlier months', async () => {
    const app = await openMonths();
    await app.click(link('October 2026'));
    expect(card('Total Appointments')).toHaveTextContent('2,000');
    expect(address()).toBe(`${path}?month=2026-10`);
  });

  it('is the current one for an unknown month', async () => {
    const app = await openMonths();
    for (const name of ['2026-3', 'summer', '']) {
      await app.goTo(`${path}?month=${name}`);
      expect(monthSwitch()).toHaveDisplayValue('November 2026, to date');
    }
  });

  it('is that of the week which the URL names, whose row is marked', async () => {
    const app = await openMonths(monthly, `${path}#week-2026-10-19`);
    const marked = () => inCard('Weekly Breakdown').getAllByRole('row', { current: true });
    expect(textsOf(marked())).toEqual([expect.stringMatching(/^Week \dOct 19 - 24/)]);
    expect(marked()[0]).toHaveFocus();
    await app.user.selectOptions(monthSwitch(), 'November 2026, to date');
    await app.settle();
    expect(cellsOf('Weekly Breakdown').at(-1)?.[0]).toBe('November to date');
    expect(location.hash).toBe('');
    await app.click(link(/^Oct 26 - 31: California \d+/));
    expect(marked()[0]).toHaveTextContent(/Oct 26 - 31/);
  });
});

describe('the exports', () => {
  it('have the weeks of the chosen month, and the earlier months', async () => {
    const saved = catchDownload();
    const app = await openMonths(monthly, `${path}?month=2026-10`);
    for (const title of ['Weekly Breakdown', 'Earlier months']) {
      await app.click(inCard(title).getByRole('button', { name: 'More' }));
      await app.click(inCard(title).getByRole('button', { name: /^CSV, \d+ rows?$/ }));
    }
    expect(saved.map(({ name }) => name)).toEqual([
      'weeks-2026-10-2026-11-21.csv',
      'months-2026-11-21.csv',
    ]);
    const [weeks, months] = await Promise.all(
      saved.map(async ({ text }) => readCsv((await text()).slice(1))),
    );
    expect(weeks?.[0]?.slice(3, 5)).toEqual(['Total', 'California']);
    expect(weeks?.slice(1).map((line) => line[3])).toEqual(['990', '1010']);
    expect(months?.slice(1)).toEqual([['2026-10', '2000', '2', '1000', '1010', '']]);
  });

  it('save unknown fields too, in a file named by the Eastern date', async () => {
    const sent = { summary: { currentMonth: null, secret: 7 }, months: [october] };
    const app = await mountScreen(path, { monthly: sent }, easternMs('2026-11-20', 23 * 60 + 30));
    const saved = catchDownload();
    await app.click(button('Export Data'));
    expect(saved[0]?.name).toBe('monthly-metrics-2026-11-20.json');
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(sent);
  });

  it('fetch the months again, save them and show them (C22)', async () => {
    const app = await openMonths();
    const saved = catchDownload();
    const later = { months: [{ ...november, totalValidAppointments: 1_700 }] };
    app.respond({ monthly: later });
    await app.click(button('Export Data'));
    expect(app.requestsOf('monthly')).toBe(2);
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(later);
    expect(card('Total Appointments')).toHaveTextContent('1,700');
  });
});

describe('without a current month', () => {
  it('has one empty card where there is no month at all', async () => {
    await openMonths({ summary: { currentMonth: null }, months: [] });
    expectState('Monthly Data', 'empty');
    expect(inCard('Monthly Data').getByText('No monthly data yet')).toBeVisible();
  });

  it('says so above the newest month there is', async () => {
    await openMonths({ summary: { currentMonth: null }, months: [october] });
    expect(inCard('Current month').getByText('No data for the current month yet')).toBeVisible();
    expect(monthSwitch()).toHaveDisplayValue('October 2026');
    expect(within(card('Earlier months')).getByRole('rowheader')).toHaveTextContent('October 2026');
  });

  it('takes the month of today where only the list has it (A19)', async () => {
    await openMonths({ months: [october, november] });
    expect(card('Total Appointments')).toHaveTextContent('1,600valid in November 2026, to date');
    expect(cellsOf('Earlier months').map(([name]) => name)).toEqual(['Month', 'October 2026']);
  });
});
