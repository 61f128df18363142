import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { dashboardBody } from '../rows.ts';
import { card, cellsOf, inCard, textsOf } from './page.ts';

const path = '/monthly-data';
const whole = 'Monthly Data';
const openMonths = (monthly: object) => mountScreen(path, { monthly, dashboard: dashboardBody() });

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
    await openMonths(response);
    for (const text of texts) expect(card(title)).toHaveTextContent(text);
    expect(card(title)).not.toHaveTextContent(/\bNo \w+.* yet/);
  });
});

it("shows '–' for missing values, never an invented number", async () => {
  const month = { month: '2026-11', weeklyBreakdown: [{ weekNumber: 1 }] };
  await openMonths({ summary: { currentMonth: month }, months: [{ month: '2026-10' }] });
  for (const title of ['Total Appointments', 'Weekly Average', 'Best Week'])
    expect(card(title)).toHaveTextContent(`${title}–`);
  expect(cellsOf('Earlier months')[1]?.slice(1)).toEqual(['–', '0', '–', '', '–', '–']);
  expect(inCard('Regional Performance').getByText('No regional figures yet')).toBeVisible();
});

it('names months as they are known, in the order of the server where one is none (rulings A12)', async () => {
  const sent = ['2026-10', 'summer', 'Dec 2026'];
  await openMonths({ months: sent.map((month) => ({ month })) });
  const names = textsOf(inCard('Earlier months').getAllByRole('rowheader'));
  expect(names).toEqual(['October 2026', 'summer', 'December 2026']);
  expect(card('Earlier months')).toHaveTextContent("In the server's order");
});

it.each([
  [[0, null], 0, 'Weeks Completed1without week 2', '1 week completed, without week 2'],
  [[0, '?', 1], 0, 'Weeks Completed1without week 2In ProgressWeek 3', '1 week completed'],
])(
  'flags as databases send them (rulings A11): weeks with %j are counted',
  async (flags, hasPartialData, text, footer) => {
    const weeklyBreakdown = flags.map((isPartial, index) => ({ weekNumber: index + 1, isPartial }));
    const currentMonth = { month: '2026-11', hasPartialData, weeklyBreakdown };
    await openMonths({ summary: { currentMonth }, months: [] });
    expect(card('Weeks Completed')).toHaveTextContent(text);
    expect(card('Weekly Breakdown')).toHaveTextContent(footer);
  },
);

it("names what is missing of counts by region, which is no part of 'Other' (rulings C37)", async () => {
  const weeklyBreakdown = [
    {
      weekNumber: 1,
      startDate: '2026-11-02',
      totalAppointments: 10,
      byRegion: { California: null, Illinois: 3, Arizona: 2, Florida: 1 },
    },
    {
      weekNumber: 2,
      startDate: '2026-11-09',
      totalAppointments: 10,
      byRegion: { CA: 4, IL: 3, AZ: 2, FL: 1 },
    },
  ];
  await openMonths({ summary: { currentMonth: { month: '2026-11', weeklyBreakdown } } });
  const [head, first, , foot] = cellsOf('Weekly Breakdown');
  const cells = (row: typeof head, columns: string) =>
    columns.split(' ').map((column) => row?.[head?.indexOf(column) ?? -1]);
  expect(head).not.toContain('Other');
  expect(cells(first, 'Total CA IL AZ FL')).toEqual(['10', '–', '3', '2', '1']);
  expect(cells(foot, 'CA IL')).toEqual(['4 without week 1', '6']);
  const chart = inCard('Weekly appointments by region');
  expect(chart.getByRole('list', { name: 'Legend' })).toHaveTextContent('Region unknown');
  expect(chart.getByRole('link', { name: /^Nov 2 / })).toHaveAccessibleName(
    expect.stringMatching(/California –, Illinois 3, Arizona 2, Florida 1, .*Region unknown 4/),
  );
});

describe('figures that contradict each other (rulings C19)', () => {
  it('are no share, and named', async () => {
    const currentMonth = {
      month: '2026-11',
      totalValidAppointments: 100,
      weeklyBreakdown: [
        { weekNumber: 1, startDate: '2026-11-02', totalAppointments: 50, byRegion: { FL: 600 } },
      ],
      regionBreakdown: [{ name: 'Florida', totalAppointments: 218 }],
      telemarketers: { 'Ana Torres': { totalAppointments: 1_200 } },
    };
    await openMonths({ summary: { currentMonth }, months: [] });
    const contradictions = [
      ['Regional Performance', 'Florida: more than the total of 100'],
      ['Telemarketer Performance', 'Ana Torres: more than the total of 100'],
      ['Weekly Breakdown', 'Week 1, Florida: more than the total of 50'],
    ] as const;
    for (const [title, text] of contradictions) {
      expect(card(title)).toHaveTextContent(text);
      expect(card(title)).not.toHaveTextContent(/\d%/);
    }
    expect(cellsOf('Regional Performance')[1]?.at(-1)).toBe('–');
  });
});

describe('a time axis (rulings C19)', () => {
  const week = (startDate: string, endDate: string, totalAppointments: number) => ({
    weekNumber: 1,
    startDate,
    endDate,
    totalAppointments,
    isPartial: false,
  });
  const chart = () => inCard('Weekly appointments by region');

  it('has a gap for each missing week and month', async () => {
    const months = [
      { month: '2026-08', weeklyBreakdown: [week('2026-08-24', '2026-08-29', 900)] },
      { month: '2026-10', weeklyBreakdown: [week('2026-09-14', '2026-09-19', 800)] },
    ];
    await openMonths({ months });
    expect(chart().getByRole('list', { name: 'Weeks' })).toHaveTextContent(
      'Aug 31 - Sep 5: no figures',
    );
    expect(chart().getAllByRole('link')).toHaveLength(2);
    expect(textsOf(inCard('Earlier months').getAllByRole('rowheader'))).toEqual([
      'October 2026',
      'September 2026, no figures',
      'August 2026',
    ]);
    expect(card('Earlier months')).toHaveTextContent('2 earlier months');
  });

  it('has one bar for a week that two months list in parts, which is said', async () => {
    const months = [
      { month: '2026-11', weeklyBreakdown: [week('2026-11-30', '2026-11-30', 30)] },
      { month: '2026-12', weeklyBreakdown: [week('2026-12-01', '2026-12-05', 150)] },
    ];
    await openMonths({ months });
    expect(chart().getByRole('link')).toHaveAccessibleName(
      expect.stringContaining('cut by two months, 30 in November and 150 in December'),
    );
    expect(chart().getByRole('img')).toHaveTextContent('180');
    expect(chart().getByText('November')).toBeInTheDocument();
    expect(card('Weekly appointments by region')).toHaveTextContent(
      'Week cut by two months: Nov 30 - Dec 5',
    );
    expect(card('Weekly Breakdown')).toHaveTextContent('Part of Nov 30 - Dec 5');
  });

  it('says which of all weeks are shown, the last ones only where it ends with them', async () => {
    const weeks = (month: string, days: readonly string[]) =>
      days.map((day) => week(`${month}-${day}`, `${month}-${day}`, 9));
    const months = [
      { month: '2026-06', weeklyBreakdown: weeks('2026-06', ['01', '08', '15', '22']) },
      { month: '2026-11', weeklyBreakdown: weeks('2026-11', ['02', '09']) },
    ];
    const app = await openMonths({ months });
    expect(card('Weekly appointments by region')).toHaveTextContent('The last 15 of 24 weeks');
    await app.goTo(`${path}?month=2026-06`);
    expect(card('Weekly appointments by region')).not.toHaveTextContent('The last');
    expect(card('Weekly appointments by region')).toHaveTextContent('4 of 24 weeks');
  });

  it('shows a week that ends before it begins as its two ends', async () => {
    await openMonths({
      months: [{ month: '2026-11', weeklyBreakdown: [week('2026-11-14', '2026-11-09', 30)] }],
    });
    expect(card('Weekly Breakdown')).toHaveTextContent('Nov 14 – Nov 9');
  });
});
