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

const friday = dayOf('2026-11-20', '20:45 11098, 21:00 11212', {
  california: 11_000,
  florida: 212,
});

const states = [
  { name: 'live', shows: /alerts pending, oldest/ },
  { name: 'stale', shows: /Data is 3 minutes old/ },
  { name: 'weekly', shows: /Week of November/, hours: 24 },
  // The main figure is largest with two digits.
  { name: 'morning', shows: /^.*today\d{4} events/, hours: -4 },
  // Seven in the morning, and night: the last working day.
  {
    name: 'before opening',
    record: friday.entries,
    shows: /Valid appointments, Friday11,212/,
    hours: -7.7,
  },
];

for (const { name, record = [], shows, hours = 0 } of states)
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
