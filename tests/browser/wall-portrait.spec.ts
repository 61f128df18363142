import type { DayRecord } from '../../src/features/day-record/record.ts';
import { dayOf } from '../recorded-days.ts';
import { write } from './memory.ts';
import { expect, test } from './site.ts';
import { referenceTime } from './time.ts';
import { expectOnePicture, misplaced, stage } from './wall.ts';

const minute = 60_000;
const saturday = referenceTime.getTime();

test.use({ allowConsole: ['the server responded with a status of 503'] });

const sizes = [
  [1080, 1920],
  [1440, 2560],
  [768, 1366],
  [1920, 1080],
  [3840, 2160],
  [1366, 768],
] as const;

const friday = dayOf('2026-11-20', '14:29 11098, 14:44 11212');
const today = dayOf('2026-11-21', '14:20 100, 14:41 100');

/** Two regions fell a band, 10 minutes ago. */
function fallen(day: DayRecord): DayRecord {
  const points = [90, 60].flatMap((valid, at) =>
    day.points.slice(0, 1).map((point) => ({
      ...point,
      at: saturday - (20 - 10 * at) * minute,
      regions: ['arizona', 'chicago'].map((region) => ({ region, valid, total: 100 })),
    })),
  );
  return { ...day, points };
}

const states = [
  { name: 'record', record: [friday, today], shows: 'Yesterday at this time: 11,212' },
  { name: 'stale', record: [friday, today], shows: /Data is 3 minutes old/ },
  { name: 'weekly', record: [], shows: /Week of November/, hours: 24 },
  // The main figure is largest with two digits.
  { name: 'morning', record: [], shows: /^.*today\d{4} events/, hours: -4 },
  {
    name: 'two attention lines',
    record: [friday, fallen(today)],
    shows: /(?:Illinois and Arizona|Arizona and Illinois) fell a band\d+ alerts pending, oldest/,
  },
  // Seven in the morning, and night: the last working day.
  {
    name: 'before opening',
    record: [friday],
    shows: /Valid appointments, Friday11,212/,
    hours: -7.7,
  },
];

for (const { name, record, shows, hours = 0 } of states)
  test.describe(name, () => {
    const now = saturday + hours * 60 * minute;
    test.use({ centerNow: now });

    test('texts neither overlap nor leave the screen', async ({ page, site }) => {
      await page.setViewportSize({ width: 1080, height: 1920 });
      await write(page, site.url('/'), record);
      // The change has two lines beside the figure.
      site.fail(/^\/api\/yesterday-comparison$/, (response) => {
        response.setHeader('content-type', 'application/json');
        const totalValidAppointments = { change: -1208.5, yesterday: 12_284 };
        response.end(JSON.stringify({ totalValidAppointments }));
      });
      let ahead = now - Date.now();
      site.setClock(() => Date.now() + ahead);
      await page.clock.install({ time: now });
      await page.goto(site.url('/?display=wall'));
      if (name === 'stale') {
        await expect(stage(page)).toContainText('vs 12,284 yesterday');
        site.fail(/^\/api\//, '503');
        ahead += 3 * minute;
        await page.clock.runFor(3 * minute);
      }
      await expect(stage(page)).toContainText(shows);
      await page.evaluate(async () => document.fonts.ready);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        // The parts change their places one frame after the size.
        await expect.poll(() => misplaced(page), `${width} x ${height}`).toEqual([]);
        await expectOnePicture(page);
      }
    });
  });
