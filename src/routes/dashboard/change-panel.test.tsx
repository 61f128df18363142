import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Mounted } from '../../../tests/mount/mounted.ts';
import type { Responses } from '../../../tests/mount/network.ts';
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
const friday = (total = '14:41 106'): Parameters<typeof dayOf> => [
  '2026-11-20',
  `9:00 0, ${total}`,
  { florida: 14, chicago: 33, arizona: 18, california: 41 },
];

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
    await openWith(friday());
    expect(inCard(title).getByText('-1.9%').className).toContain('text-critical');
    expect(card(title)).not.toHaveTextContent(/usual/i);
  });

  it('opens what changed, largest first, as this browser recorded it', async () => {
    const app = await openWith(friday());
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
    const app = await openWith(friday('14:36 106'), {
      yesterdayComparison: { totalValidAppointments },
    });
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
  const florida = insight(14, 11, { region: 'florida', description: 'Only 11 of 24 are valid.' });
  const button = () => inCard(title).queryByRole('button');

  it.each<[string, Parameters<typeof dayOf> | null]>([
    ['no record', null],
    ['of another time', ['2026-11-20', '9:00 0, 14:20 98', { florida: 14 }]],
    ['of another day', ['2026-11-19', '14:41 98', { florida: 14 }]],
    ['of the total alone', ['2026-11-20', '14:41 98']],
  ])("the panel shows the server's insights of regions, which add up: %s", async (_, record) => {
    const insights = [florida, insight(20, 26, { title: 'Ana Torres: 26 valid' })];
    const panel = await openPanel(await openWith(record, { insights }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('2 fewer valid than yesterday');
    expect(panel.getByText('104 now, 106 yesterday')).toBeVisible();
    const rows = rowsIn(panel, "From the server's insights");
    expect(textsOf(rows)).toEqual(['FLFlorida14 → 11-3']);
    expect(hrefsOf(within(rows[0] as HTMLElement).getAllByRole('link'))).toEqual(['/ai-insights']);
    expect(
      panel.getByText('California, Illinois, Arizona: not in the insights, together +1'),
    ).toBeVisible();
  });

  it.each<[string, Responses]>([
    ['none', { insights: [] }],
    ['none of a region', { insights: [insight(98, 104, {})] }],
    ['none that can be read', { insights: [null] }],
    ['none, as the call failed', { insights: 503 }],
  ])('the change is no button with insights of %s', async (_, given) => {
    const app = await openWith(null, given);
    await app.advance(3_000);
    expect(button()).toBeNull();
    expect(card(title)).toHaveTextContent('-1.9%vs 106 yesterday');
    await app.show({ insights: [florida] });
    expect(button()).toHaveAccessibleName(/, what changed$/);
  });

  const noYesterday = { totalValidAppointments: { change: 0, trend: 'neutral', yesterday: 0 } };

  it("says 'No yesterday data' once on a Monday, whose yesterday is a Sunday, and requests nothing", async () => {
    const app = await openWith(
      ['2026-11-21', '14:41 104', { florida: 11 }],
      { yesterdayComparison: noYesterday },
      '2026-11-23',
    );
    expect(button()).toBeNull();
    expect(card(title)).toHaveTextContent(/No yesterday data$/);
    expect(app.requestsOf('insights')).toBe(0);
  });

  it("does not take Saturday's record for yesterday's on a Monday", async () => {
    const app = await openWith(
      ['2026-11-21', '14:41 106', { florida: 14 }],
      { insights: [florida] },
      '2026-11-23',
    );
    const panel = await openPanel(app);
    expect(rowsIn(panel, "From the server's insights")).toHaveLength(1);
    expect(panel.queryByRole('region', { name: 'By region' })).toBeNull();
  });

  it('compares no regions in a week, and requests no insights (C9)', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    const app = await openWith(null, { dashboard: dashboardBody({ weeklyMode: true, dateRange }) });
    expect(button()).toBeNull();
    expect(app.requestsOf('insights')).toBe(0);
  });
});
