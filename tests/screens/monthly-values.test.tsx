import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { card, cellsOf, inCard, textsOf } from './page.ts';

const path = '/monthly-data';
const whole = 'Monthly Data';
const openMonths = (monthly: object) => mountScreen(path, { monthly });

const monthOf = (month: string, weeklyBreakdown: unknown, given: object = {}) => ({
  month,
  totalValidAppointments: 7,
  weeklyBreakdown,
  ...given,
});

describe('a list that cannot be read (A13)', () => {
  it.each<[string, object, readonly string[]]>([
    [whole, { months: 'later' }, ['Monthly data could not be read']],
    [whole, { summary: { currentMonth: 'x' }, months: [] }, ['Monthly data could not be read']],
    // A month without its count.
    [whole, { months: [{ month: '2026-10' }] }, ['Monthly data could not be read']],
    [
      'Current month',
      { summary: { currentMonth: [] }, months: [monthOf('2026-10', [])] },
      ['The current month could not be read', '1 row unreadable'],
    ],
    ['Weekly Breakdown', { months: [monthOf('2026-10', 'x')] }, ['Weeks could not be read']],
    [
      'Telemarketer Performance',
      { summary: { currentMonth: monthOf('2026-11', [], { telemarketers: [] }) } },
      ['Telemarketer figures could not be read'],
    ],
  ])('is not said to be empty: %s of %j', async (title, response, texts) => {
    await openMonths(response);
    for (const text of texts) expect(card(title)).toHaveTextContent(text);
    expect(card(title)).not.toHaveTextContent(/\bNo \w+.* yet/);
  });
});

it("shows '–' for missing values, never an invented number", async () => {
  const weeks = [{ weekNumber: 1, totalAppointments: 7 }];
  await openMonths({
    summary: { currentMonth: monthOf('2026-11', weeks) },
    months: [monthOf('2026-10', [])],
  });
  for (const title of ['Weekly Average', 'Best Week'])
    expect(card(title)).toHaveTextContent(`${title}–`);
  expect(card('Weeks Completed')).toHaveTextContent('Weeks Completed0–');
  expect(cellsOf('Earlier months')[1]?.slice(1)).toEqual(['7', '0', '–', '', '–', '–']);
  expect(inCard('Regional Performance').getByText('No regional figures yet')).toBeVisible();
});

it('shows a text that is no month as sent, at the end (A12)', async () => {
  const sent = ['2026-09', 'summer', '2026-10'];
  await openMonths({ months: sent.map((month) => monthOf(month, [])) });
  const names = textsOf(inCard('Earlier months').getAllByRole('rowheader'));
  expect(names).toEqual(['October 2026', 'September 2026', 'summer']);
});

it('counts a region that cannot be read in the head of its cards, and sums the others (A2)', async () => {
  const weeklyBreakdown = [
    {
      weekNumber: 1,
      startDate: '2026-11-02',
      totalAppointments: 6,
      byRegion: { California: null, Illinois: 3, Arizona: 2, FL: 1 },
    },
    {
      weekNumber: 2,
      startDate: '2026-11-09',
      totalAppointments: 10,
      byRegion: { CA: 4, IL: 3, AZ: 2, FL: 1 },
    },
  ];
  await openMonths({ summary: { currentMonth: monthOf('2026-11', weeklyBreakdown) } });
  const [head, first, , foot] = cellsOf('Weekly Breakdown');
  const cells = (row: typeof head, columns: string) =>
    columns.split(' ').map((column) => row?.[head?.indexOf(column) ?? -1]);
  expect(head).not.toContain('Other');
  expect(cells(first, 'Total CA IL AZ FL')).toEqual(['6', '–', '3', '2', '1']);
  expect(cells(foot, 'CA IL')).toEqual(['4', '6']);
  for (const title of ['Weekly Breakdown', 'Weekly appointments by region'])
    expect(card(title)).toHaveTextContent('1 row unreadable');
  const chart = inCard('Weekly appointments by region');
  expect(chart.getByRole('link', { name: /^Nov 2 / })).toHaveAccessibleName(
    expect.stringMatching(/California –, Illinois 3, Arizona 2, Florida 1$/),
  );
});

describe('the weeks', () => {
  const week = (startDate: string, endDate: string, totalAppointments: number) => ({
    weekNumber: 1,
    startDate,
    endDate,
    totalAppointments,
    isPartial: false,
  });

  it('says which of all weeks are shown, the last ones only where it ends with them', async () => {
    const weeks = (month: string, days: readonly string[]) =>
      days.map((day) => week(`${month}-${day}`, `${month}-${day}`, 9));
    const months = [
      monthOf('2026-06', weeks('2026-06', ['01', '08', '15', '22'])),
      monthOf('2026-08', weeks('2026-08', ['03', '10', '17', '24'])),
      monthOf('2026-09', weeks('2026-09', ['07', '14', '21', '28'])),
      monthOf('2026-10', weeks('2026-10', ['05', '12', '19', '26'])),
      monthOf('2026-11', weeks('2026-11', ['02', '09'])),
    ];
    const app = await openMonths({ months });
    expect(card('Weekly appointments by region')).toHaveTextContent('The last 15 of 18 weeks');
    await app.goTo(`${path}?month=2026-06`);
    expect(card('Weekly appointments by region')).not.toHaveTextContent('The last');
    expect(card('Weekly appointments by region')).toHaveTextContent('4 of 18 weeks');
  });

  it('shows a week that ends before it begins as its two ends', async () => {
    await openMonths({
      months: [monthOf('2026-11', [week('2026-11-14', '2026-11-09', 30)])],
    });
    expect(card('Weekly Breakdown')).toHaveTextContent('Nov 14 – Nov 9');
  });
});
