import { focusManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dashboardBody, regionRow, regionRowsOf } from '../rows.ts';
import { openApp } from '../mount/open-app.tsx';
import { address, card, link, pageHeading, textsOf } from './page.ts';
import { header, items, openWall, regionRows, stage, struck, wallDay } from './wall.ts';
import { regionKeys } from '../../src/domain/region/region.ts';

const totals = () => card('Valid appointments today');

describe('the facts', () => {
  it('are from the responses: regions in their fixed order, the change versus yesterday (C4), the designated telemarketers and the top five reps', async () => {
    await openWall();
    expect(totals()).toHaveTextContent('104140 events, 74.3% valid+8.3% vs 96 yesterday');
    expect(regionRows().filter(([, counts]) => counts !== '0/ 0')).toEqual([
      ['CACalifornia', '40/ 50', '', '80%', 'Good'],
      ['ILIllinois', '33/ 42', '', '78.6%', 'Good'],
      ['AZArizona', '19/ 25', '', '76%', 'Good'],
      ['FLFlorida', '12/ 23', '', '52.2%', 'Warning'],
    ]);
    const scale = screen.getByRole('progressbar', { name: 'Florida: validation rate' });
    expect(scale).toHaveAttribute('aria-valuenow', '52');
    expect(items('Telemarketers')).toEqual([
      'Ana Torres36',
      'Marcus Reed30',
      'Priya Shah25',
      'Daniel Cole13',
    ]);
    expect(textsOf(document.querySelectorAll('[data-leads]'))).toEqual(['Ana Torres36']);
    expect(items('Top sales reps')).toEqual([
      '1Ann LeeCA7',
      '2Bo HartCA6',
      '3Cy MossCA5',
      '4Di AshCA4',
      '5Ed FoxCA3',
    ]);
  });

  it('have another region beside the four, as it was sent (A4)', async () => {
    await openWall('', { regions: [...wallDay.regions, regionRow('Atlantis', 3, 5)] });
    expect(card('Regions')).toHaveTextContent('also 3 / 5 in Atlantis');
    expect(regionRows()).toHaveLength(regionKeys.length);
    expect(totals()).toHaveTextContent('104145 events, 73.8% valid');
  });

  it('say what a list is a part of, and claim nothing of the rest (A15)', async () => {
    const people = ['Ana Torres', 'ANA\u00a0TORRES'].map((name) => ({ name, appointments: 2 }));
    await openWall('', {
      appointments: { appointments: [{ status: 'pending' }], total: 76 },
      telemarketers: [...people, 5],
    });
    expect(card('Top sales reps')).toHaveTextContent('Top sales reps1 of 76 received');
    expect(card('Top sales reps')).not.toHaveTextContent('No sales rep data');
    expect(card('Telemarketers')).toHaveTextContent('Telemarketers1 row unreadable');
    expect(items('Telemarketers')).toEqual(['Ana Torres4']);
  });

  it('have the rate of one call, and are compared with no other (C37)', async () => {
    await openWall('', {
      dashboard: dashboardBody({ totalValidAppointments: 101 }),
      regions: regionRowsOf({ california: [200, 300], florida: [63, 100] }),
      telemarketers: [{ name: 'Ana Torres', appointments: 137 }],
    });
    expect(totals()).toHaveTextContent('101400 events, 65.8% valid+8.3% vs 96 yesterday');
    expect(card('Telemarketers').textContent).toBe('TelemarketersAna Torres137');
  });

  it('say nothing of events where no region came, and what is unreadable of them', async () => {
    const app = await openWall('', { regions: 503 });
    expect(totals()).not.toHaveTextContent('events');
    app.respond({ regions: [regionRow('florida', 63, 100), { key: 'california' }] });
    await app.poll('regions');
    expect(totals()).toHaveTextContent('104100 events, 63% valid');
    expect(card('Regions')).toHaveTextContent('Validation rate1 row unreadable');
    expect(regionRows()[0]).toEqual(['CACalifornia', '–/ –', '', '–', '']);
  });

  it('name the week in weekly mode (S2), under the line of a closed day', async () => {
    const dateRange = { start: '2026-11-09', end: '2026-11-14' };
    await openWall('', {
      now: Date.parse('2026-11-15T14:41:00-05:00'),
      dashboard: dashboardBody({ weeklyMode: true, dateRange }),
    });
    expect(header()).toContain(
      'Week of November 9, 2026 to November 14, 2026 (Call Center Closed)',
    );
    expect(header()).toContain('Closed, opens Monday at 9 AM');
    expect(stage()).toHaveAttribute('data-night');
    const week = card('Valid appointments this week');
    expect(week).toHaveTextContent(/Last answer \d+:\d\d [AP]M$/);
    expect(week).not.toHaveTextContent('yesterday');
  });
});

describe('the page', () => {
  it('is one main with one h1, labeled parts, and no controls', async () => {
    await openWall();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(pageHeading()).toHaveTextContent('Wall Display');
    expect(document.title).toBe('Wall Display · Appointment Tracker');
    expect(screen.getAllByRole('region')).toHaveLength(4);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    for (const role of ['button', 'link', 'textbox', 'radio', 'tab'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(stage()).toHaveAttribute('data-state', 'ready');
  });

  it('is dark, whatever theme was chosen, and light with `&theme=light`', async () => {
    const theme = () => document.documentElement.dataset['theme'];
    localStorage.setItem('theme', 'light');
    const { unmount } = await openApp('/?display=wall');
    expect(theme()).toBe('dark');
    expect(document.documentElement.dataset['display']).toBe('wall');
    unmount();
    expect(theme()).toBe('light');
    expect(document.documentElement.dataset['display']).toBeUndefined();
    await openApp('/?display=wall&theme=light');
    expect(theme()).toBe('light');
  });

  it('is reached from the dashboard, and left with Esc', async () => {
    const app = await openApp('/?display=wall', { firstLook: true });
    await app.press('{Escape}');
    expect(address()).toBe('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await app.user.click(link('Wall display'));
    await app.settle();
    expect(address()).toBe('/?display=wall');
    expect(stage()).toHaveAttribute('data-card', 'Wall Display');
  });

  it('is not left by Esc with `&lock=1`, nor by Esc with another key', async () => {
    const app = await openWall();
    await app.user.keyboard('{Shift>}{Escape}{/Shift}');
    expect(location.search).toBe('?display=wall');
    app.unmount();
    const locked = await openWall('&lock=1');
    await locked.user.keyboard('{Escape}');
    expect(location.search).toBe('?display=wall&lock=1');
  });

  it('moves every ten minutes', async () => {
    const app = await openWall();
    const before = stage().style.transform;
    vi.setSystemTime(Date.now() + 10 * 60_000);
    await app.advance(1_000);
    expect(stage().style.transform).not.toBe(before);
  });
});

describe('`&show=` (C16)', () => {
  it.each([
    ['&show=nonsense', ['Telemarketers', 'Top sales reps']],
    ['&show=telemarketers', ['Telemarketers']],
    ['&show=reps', ['Top sales reps']],
    ['&show=none', []],
  ])('%s: the wall has the lists %o, and fetches only these', async (query, lists) => {
    const app = await openWall(query);
    const shown = textsOf(screen.getAllByRole('heading', { level: 2 }));
    expect(shown).toEqual(['Valid appointments today', 'Regions', ...lists]);
    expect(app.requestsOf('telemarketers')).toBe(lists.includes('Telemarketers') ? 1 : 0);
    expect(app.requestsOf('appointments')).toBe(lists.includes('Top sales reps') ? 1 : 0);
  });

  it('a start without a response is told, though hidden parts send no request', async () => {
    const app = await openWall('&show=telemarketers', struck());
    await app.advance(2_000);
    expect(header()).toContain("Couldn't load");
  });
});

describe('polling on the wall', () => {
  it('goes on in a hidden window, with its retries; other screens pause again afterwards', async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    try {
      const app = await openWall();
      expect(focusManager.isFocused()).toBe(true);
      app.respond({ regions: 503 });
      await app.poll('regions');
      expect(app.requestsOf('regions')).toBe(3);
      app.respond({ regions: wallDay.regions });
      await app.poll('regions');
      expect(app.requestsOf('regions')).toBe(4);
      app.unmount();
      expect(focusManager.isFocused()).toBe(false);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  });
});

it.each(['', 'sunday', 'hostile'])(
  'the wall shows no customer and no phone, in scenario %s',
  async (scenario) => {
    const { center } = await openWall('', { center: scenario });
    const { rows } = center.world.view();
    expect(rows.length).toBeGreaterThan(100);
    const page = document.documentElement.outerHTML;
    const text = document.body.textContent ?? '';
    // Some hostile texts are also a rep's name, so only texts that belong to customers alone count.
    const others = new Set(rows.flatMap(({ event }) => [event.salesRep, event.telemarketer]));
    const personal = rows
      .flatMap(({ event }) => [event.customer, event.phone])
      .filter((value) => value.trim().length > 3 && !others.has(value));
    expect(personal.length).toBeGreaterThan(100);
    expect(personal.filter((value) => text.includes(value) || page.includes(value))).toEqual([]);
  },
);

it('the first day has empty lists and no leader', async () => {
  await openWall('', {
    now: Date.parse('2026-11-21T09:00:10-05:00'),
    dashboard: dashboardBody({ totalValidAppointments: 0 }),
    yesterdayComparison: { totalValidAppointments: { change: 0, trend: 'neutral', yesterday: 0 } },
    regions: regionRowsOf({}),
    telemarketers: [{ name: 'Ana Torres', appointments: 0 }],
    appointments: [],
  });
  expect(totals()).toHaveTextContent('today0No yesterday data');
  expect(regionRows().map((cells) => cells.slice(1))).toEqual(
    regionKeys.map(() => ['0/ 0', '', '–', 'No events']),
  );
  expect(items('Telemarketers')).toContain('Ana Torres0');
  expect(document.querySelector('[data-leads]')).toBeNull();
  expect(card('Top sales reps')).toHaveTextContent('No sales rep data available');
});
