import { describe, expect, test } from 'vitest';
import { callNames } from './calls.ts';
import { readFrom } from './request.ts';
import { createCenter } from './node.ts';
import { parseScenario, scenarioStart, scenarioText } from './scenario.ts';
import { easternMs } from './world/calendar.ts';

describe('parseScenario', () => {
  test('no words are the ordinary day', () => {
    const scenario = parseScenario('');
    expect(scenario).toMatchObject({ day: 'day', size: null, speed: 1, isHostile: false });
    expect(scenario.faults.size).toBe(0);
  });

  test('words combine', () => {
    const scenario = parseScenario(' sunday, 10k,hostile,remembered,regions:503 ,reviewAlert:hang');
    expect(scenario).toMatchObject({ day: 'sunday', size: 10_000, isHostile: true, unknown: [] });
    expect(scenario.isRemembered).toBe(true);
    expect([...scenario.faults]).toEqual([
      ['regions', 503],
      ['reviewAlert', 'hang'],
    ]);
  });

  test('all means every call, and a later word is about one of them', () => {
    const { faults, unknown } = parseScenario('all:503,regions:hang,all:200');
    expect(unknown).toEqual(['all:200']);
    expect([...faults.keys()]).toEqual(callNames);
    expect([faults.get('reviewAlert'), faults.get('regions')]).toEqual([503, 'hang']);
  });

  test('unknown words are reported', () => {
    const text = 'noon,regions:200,nowhere:503,constructor:503,regions,9999k';
    expect(parseScenario(text).unknown).toEqual(text.split(','));
  });

  test('a shift takes three minutes', () => {
    expect(parseScenario('shift').speed * 3).toBe(12 * 60);
    expect(parseScenario('shift,x10').speed).toBe(10);
  });

  test('the text for the address bar leaves defaults out', () => {
    expect(scenarioText(['day', '', 'x1', 'hostile'])).toBe('hostile');
  });
});

describe('scenarioStart', () => {
  test.each([
    ['day', '2026-11-21', '2026-11-21', 14 * 60 + 41],
    ['day', '2026-11-22', '2026-11-21', 14 * 60 + 41],
    ['sunday', '2026-11-21', '2026-11-15', 14 * 60 + 41],
    ['sunday', '2026-11-22', '2026-11-22', 14 * 60 + 41],
    ['shift', '2026-11-22', '2026-11-21', 9 * 60],
    ['first-day', '2026-11-20', '2026-11-20', 8 * 60 + 45],
  ] as const)('%s on %s begins on %s', (day, real, date, minute) => {
    expect(scenarioStart({ day }, easternMs(real, 23 * 60))).toBe(easternMs(date, minute));
  });
});

describe('scenarios', () => {
  test('the first day is empty, then fills', async () => {
    const center = createCenter({ scenario: 'first-day' });
    for (const name of ['appointments', 'recentValidations', 'alerts', 'corrections'] as const)
      expect((await readFrom(center, name)).rows).toEqual([]);
    for (const name of ['salesReps', 'insights', 'weeklyInsights', 'monthlyInsights'] as const)
      expect((await readFrom(center, name)).rows).toEqual([]);
    const monthly = await readFrom(center, 'monthly');
    expect(monthly.summary.currentMonth).toBeNull();
    expect(monthly.months.rows).toEqual([]);
    expect((await readFrom(center, 'historicalSummary')).totalDays).toBe(0);
    expect((await readFrom(center, 'learningMetrics')).totalValidations).toBe(0);
    center.clock.advance(2 * 3_600_000);
    expect((await readFrom(center, 'appointments')).sentTotals.total).toBeGreaterThan(20);
    expect((await readFrom(center, 'monthly')).months.rows).toHaveLength(1);
  });

  test.each([
    ['5k', 5_000],
    ['10k', 10_000],
    ['100k', 100_000],
  ])('%s has so many appointments at 2:41 PM', (scenario, size) => {
    const { world } = createCenter({ scenario });
    expect(world.view().rows).toHaveLength(size);
    expect(world.days(2)[0]?.total).toBeLessThan(400);
  });

  test('a week of that size on a Sunday', () => {
    const { length } = createCenter({ scenario: '10k,sunday' }).world.view().rows;
    expect(Math.abs(length - 10_000)).toBeLessThan(50);
  });

  test('the same seed gives the same responses, another seed others', async () => {
    const names = ['appointments', 'alerts', 'monthly', 'learningMetrics', 'dataQuality'] as const;
    const [a, b, other] = [createCenter(), createCenter(), createCenter({ seed: 'other' })];
    for (const name of names) {
      const response = await readFrom(a, name);
      expect(await readFrom(b, name)).toEqual(response);
      expect(await readFrom(other, name)).not.toEqual(response);
    }
  });

  test.each([
    [[], 0, 5],
    [['Zoë Only'], 80, 120],
    [['A', 'B', 'C', 'D', 'E', 'F'], 80, 120],
  ])('designated telemarketers %j', async (designated, least, most) => {
    const center = createCenter({ designated });
    const { valid } = (await readFrom(center, 'appointments')).sentTotals;
    expect(valid).toBeGreaterThanOrEqual(least);
    expect(valid).toBeLessThan(most);
  });

  test('hostile texts keep the counts readable and the names apart', async () => {
    const plain = await readFrom(createCenter(), 'appointments');
    const hostile = await readFrom(createCenter({ scenario: 'hostile' }), 'appointments');
    const reps = ({ rows }: typeof plain) => new Set(rows.map(({ salesRep }) => salesRep.id));
    expect(hostile.sentTotals).toEqual(plain.sentTotals);
    expect(reps(hostile).size).toBe(reps(plain).size);
    const text = JSON.stringify(hostile);
    for (const part of ['<script>', '__proto__', '\\u0000', '\\ud83d', 'W'.repeat(10_000)])
      expect(text).toContain(part);
  });
});
