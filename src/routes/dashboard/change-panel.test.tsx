import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Mounted } from '../../../tests/mount/mounted.tsx';
import { heldResponse, type Responses } from '../../../tests/mount/network.ts';
import { dayOf, easternMs } from '../../../tests/recorded-days.ts';
import { dashboardBody, regionRow } from '../../../tests/rows.ts';
import { card, hrefsOf, inCard, remember, textsOf } from '../../../tests/screens/page.ts';
import { dashboard, yesterdayComparison } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { telemarketers } from '../../calls/telemarketers.ts';
import { useCall } from '../../query/use-call.ts';
import { Card } from '../../ui/card.tsx';
import { ValidChange } from './valid-change.tsx';

const title = 'Total Valid Appointments';
const friday = (total = '14:41 106') =>
  dayOf('2026-11-20', `9:00 0, ${total}`, {
    florida: 14,
    chicago: 33,
    arizona: 18,
    california: 41,
  });

/** The card of the change, which requests the calls of the dashboard's other cards. */
function Total() {
  useCall(dashboard);
  useCall(yesterdayComparison);
  useCall(regions);
  useCall(telemarketers);
  return (
    <Card title={title}>
      <ValidChange />
    </Card>
  );
}

const responses: Responses = {
  dashboard: dashboardBody({ totalValidAppointments: 104 }),
  regions: [
    regionRow('california', 41, 48),
    regionRow('chicago', 33, 42),
    regionRow('arizona', 19, 31),
    regionRow('florida', 11, 24),
  ],
  yesterdayComparison: {
    totalValidAppointments: { change: -1.9, trend: 'down', yesterday: 106 },
  },
  telemarketers: [],
};

async function openWith(
  record: Parameters<typeof dayOf> | null,
  changed: Responses = {},
  day = '2026-11-21',
): Promise<Mounted> {
  const app = await mountCard(
    <Total />,
    { ...responses, ...changed },
    { now: easternMs(day, '14:41') },
  );
  await remember(app, ...(record ? [dayOf(...record)] : []));
  return app;
}

async function openPanel(app: Mounted) {
  await app.click(inCard(title).getByRole('button', { name: /, what changed$/ }));
  return within(screen.getByRole('dialog'));
}

const rowsIn = (panel: ReturnType<typeof within>, list: string) =>
  within(panel.getByRole('region', { name: list })).getAllByRole('listitem');

describe('the change versus yesterday', () => {
  it("has the color of the server's trend, and no line about the usual (C40)", async () => {
    await openWith(null);
    expect(inCard(title).getByText('-1.9%').className).toContain('text-critical');
    expect(card(title)).not.toHaveTextContent(/usual/i);
  });

  it('opens what changed, largest first, as this browser recorded it', async () => {
    const record = friday();
    const app = await openWith(null);
    await remember(app, record);
    const panel = await openPanel(app);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('2 fewer valid than yesterday');
    expect(panel.getByText('104 now, 106 yesterday')).toBeVisible();
    const rows = rowsIn(panel, 'By region');
    expect(textsOf(rows)).toEqual([
      'FLFlorida14 → 11-3',
      'AZArizona18 → 19+1',
      'CACalifornia41 → 410',
      'ILIllinois33 → 330',
    ]);
    expect(hrefsOf(within(rows[0] as HTMLElement).getAllByRole('link'))).toEqual([
      '/states/florida',
    ]);
    expect(panel.getByText('Not recorded')).toBeVisible();
    expect(app.requestsOf('insights')).toBe(0);
    await app.click(panel.getByRole('button', { name: 'Close' }));
    // Going back in the history takes the browser a moment.
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sums to its title, with the others', async () => {
    const totalValidAppointments = { change: -2.8, trend: 'down', yesterday: 107 };
    const app = await openWith(null, { yesterdayComparison: { totalValidAppointments } });
    await remember(app, friday('14:36 106'));
    const panel = await openPanel(app);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('3 fewer valid than yesterday');
    expect(textsOf(rowsIn(panel, 'By region')).at(-1)).toBe('Others-1');
    expect(panel.getByText('Yesterday at 2:36 PM, as this browser recorded it.')).toBeVisible();
  });
});

describe('without a record of yesterday at this time', () => {
  const insight = (previous: number, current: number, about: object) => ({
    title: 'Valid appointments',
    metrics: { previous, current, change: 0, trend: 'stable' },
    ...about,
  });

  it.each<[string, Parameters<typeof dayOf> | null]>([
    ['no record', null],
    ['of another time', ['2026-11-20', '9:00 0, 14:20 98', { florida: 14 }]],
    ['of another day', ['2026-11-19', '14:41 98', { florida: 14 }]],
    ['of the total alone', ['2026-11-20', '14:41 98']],
  ])("the panel shows the server's insights by region and person (C44): %s", async (_, record) => {
    const insights = [
      insight(11, 10, { region: 'florida', description: 'Only 10 of 24 events are valid.' }),
      insight(20, 26, { title: 'Ana Torres: 26 valid' }),
      insight(98, 104, {}),
      insight(33, 33, { region: 'chicago' }),
    ];
    const app = await openWith(record, { insights });
    expect(app.requestsOf('insights')).toBe(0);
    const panel = await openPanel(app);
    expect(panel.getByText('104 now, 106 yesterday')).toBeVisible();
    const rows = rowsIn(panel, "From the server's insights");
    expect(textsOf(rows)).toEqual([
      'ATAna TorresValid 20 → 26+6Ana Torres: 26 valid',
      'FLFloridaValid 11 → 10-1Only 10 of 24 events are valid.',
    ]);
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/?view=telemarketer&telemarketer=Ana+Torres',
      '/states/florida',
    ]);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/not known|three totals|tomorrow/);
  });

  it.each([
    [[], 'Regions are compared from tomorrow on, once this browser has seen a day.'],
    [
      [insight(98, 104, {})],
      'Regions are compared from tomorrow on, once this browser has seen a day.',
    ],
    [[null], "Some of the server's insights could not be read."],
  ])('of insights that name none, %j, it says: %s', async (insights, text) => {
    const panel = await openPanel(await openWith(null, { insights }));
    expect(panel.getByText(text)).toBeVisible();
    expect(panel.queryByRole('list')).toBeNull();
  });

  it('says that the insights load, and that they failed', async () => {
    const later = heldResponse();
    const app = await openWith(null, { insights: later.response });
    const panel = await openPanel(app);
    expect(panel.getByRole('status')).toHaveTextContent("Loading the server's insights...");
    app.respond({ insights: 503 });
    later.send({ insights: 'none' });
    await app.advance(3_000);
    expect(panel.getByText(/^Couldn't load the server's insights/)).toBeVisible();
    expect(panel.getByRole('alert')).toHaveTextContent('503');
    app.respond({ insights: [insight(11, 10, { region: 'florida' })] });
    await app.click(panel.getByRole('button', { name: 'Try Again' }));
    expect(rowsIn(panel, "From the server's insights")).toHaveLength(1);
  });

  it('says on a Monday, whose yesterday is a Sunday, that there is no yesterday', async () => {
    const app = await openWith(
      ['2026-11-21', '14:41 104', { florida: 11 }],
      {
        insights: [],
        yesterdayComparison: {
          totalValidAppointments: { change: 0, trend: 'neutral', yesterday: 0 },
        },
      },
      '2026-11-23',
    );
    const panel = await openPanel(app);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('No yesterday data');
    expect(panel.getByText(/^Regions are compared from tomorrow on/)).toBeVisible();
  });

  it("does not take Saturday's record for yesterday's on a Monday", async () => {
    const app = await openWith(
      ['2026-11-21', '14:41 106', { florida: 14 }],
      { insights: [insight(11, 10, { region: 'florida' })] },
      '2026-11-23',
    );
    const panel = await openPanel(app);
    expect(rowsIn(panel, "From the server's insights")).toHaveLength(1);
    expect(panel.queryByRole('region', { name: 'By region' })).toBeNull();
  });

  it('compares no regions in a week, and requests no insights (C9)', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    const app = await openWith(null, { dashboard: dashboardBody({ weeklyMode: true, dateRange }) });
    const panel = await openPanel(app);
    expect(panel.getByText('Regions are compared on working days.')).toBeVisible();
    expect(app.requestsOf('insights')).toBe(0);
  });
});
