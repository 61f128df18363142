import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { respondWith } from './respond-with.ts';
import { card, inCard, openApp } from './open-app.tsx';
import { pageHeader, cellsOf, textsOf } from './page.ts';

const path = '/monthly-data';
const whole = 'Monthly Data';

it('takes the month of today as the current one where only the list has it (rulings A19)', async () => {
  respondWith('monthly', {
    months: [{ month: 'October 2026' }, { month: 'November 2026', totalValidAppointments: 9 }],
  });
  await openApp(path);
  expect(card('Total Appointments')).toHaveTextContent('9valid in November 2026, to date');
  expect(cellsOf('Earlier months').map(([name]) => name)).toEqual(['Month', 'October 2026']);
  expect(screen.queryByText('No data for the current month yet')).toBeNull();
});

describe('a list that cannot be read (rulings A13)', () => {
  const current = { month: '2026-11', totalValidAppointments: 7 };
  it.each<[string, object, readonly string[]]>([
    [whole, { months: 'later' }, ['Monthly data could not be read']],
    [whole, { summary: { currentMonth: 'x' }, months: [] }, ['Monthly data could not be read']],
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

describe('months and days in other forms (rulings A12)', () => {
  it.each(['2026-3', 'Mar 2026'])('%s is March 2026', async (month) => {
    respondWith('monthly', {
      summary: { currentMonth: { month: '2026-03', totalValidAppointments: 7 } },
      months: [{ month: '2026-02' }, { month, totalValidAppointments: 7 }],
    });
    await openApp(path);
    expect(cellsOf('Earlier months').map(([name]) => name)).toEqual(['Month', 'February 2026']);
    expect(card('Earlier months')).toHaveTextContent('Newest first');
    expect(pageHeader()).toHaveTextContent('March 2026 · Monday to Saturday');
  });

  it('are in the order of the server where one is none', async () => {
    const odd = ['2026-10', 'summer', '2026-12'];
    respondWith('monthly', { months: odd.map((month) => ({ month })) });
    await openApp(path);
    const names = textsOf(inCard('Earlier months').getAllByRole('rowheader'));
    expect(names).toEqual(['October 2026', 'summer', 'December 2026']);
    expect(card('Earlier months')).toHaveTextContent("In the server's order");
  });

  it.each([
    ['2026-10', 'vs 980 in October'],
    ['10/2026', '–'],
  ])('the month before is named where it is known: %s', async (month, text) => {
    const trends = { averageWeekly: 980, growthRate: null };
    const weeklyBreakdown = [{ weekNumber: 1, isPartial: false }];
    const currentMonth = { month: '2026-11', trends, weeklyBreakdown };
    respondWith('monthly', { summary: { currentMonth }, months: [{ month, trends }] });
    await openApp(path);
    expect(card('Weekly Average').textContent).toMatch(new RegExp(`980.?${text}$`));
  });
});

it.each([
  [[0, null], 0, 'Weeks Completed1without week 2', '1 week completed, without week 2'],
  [[0, '?', 1], 0, 'Weeks Completed1without week 2In ProgressWeek 3', '1 week completed'],
])(
  'flags as databases send them (rulings A11): weeks with %j are counted',
  async (flags, hasPartialData, text, footer) => {
    const weeklyBreakdown = flags.map((isPartial, index) => ({ weekNumber: index + 1, isPartial }));
    const currentMonth = { month: '2026-11', hasPartialData, weeklyBreakdown };
    respondWith('monthly', { summary: { currentMonth }, months: [] });
    await openApp(path);
    expect(card('Weeks Completed')).toHaveTextContent(text);
    expect(card('Weekly Breakdown')).toHaveTextContent(footer);
  },
);

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
    const [head, first, second, foot] = cellsOf('Weekly Breakdown');
    expect(head?.slice(1)).toEqual(['Total', 'CA', 'IL', 'AZ', 'FL', 'Per day']);
    expect(first?.slice(1, -1)).toEqual(['10', '–', '3', '2', '1']);
    expect(second?.slice(1, -1)).toEqual(['10', '4', '3', '2', '1']);
    expect(foot?.slice(1, -1)).toEqual(['20', '4 without week 1', '6', '4', '2']);
    const chart = inCard('Weekly appointments by region');
    expect(chart.getByRole('list', { name: 'Legend' })).toHaveTextContent(
      'CaliforniaIllinoisArizonaFloridaRegion unknown',
    );
    expect(chart.getByRole('link', { name: /^Nov 2 / })).toHaveAccessibleName(
      expect.stringContaining('California –, Illinois 3, Arizona 2, Florida 1, Region unknown 4'),
    );
  });
});
