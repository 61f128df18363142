import { describe, expect, test } from 'vitest';
import { callNames } from './calls.ts';
import { readFrom } from './request.ts';
import { createCenter } from './node.ts';
import { parseScenario, scenarioStart } from './scenario.ts';
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
    expect(monthly.currentMonth).toBeNull();
    expect(monthly.months.rows).toEqual([]);
    expect((await readFrom(center, 'historicalSummary')).totalDays).toBe(0);
    expect((await readFrom(center, 'learningMetrics')).totalValidations).toBe(0);
    center.clock.advance(2 * 3_600_000);
    expect((await readFrom(center, 'appointments')).sentTotals.total).toBeGreaterThan(20);
    expect((await readFrom(center, 'monthly')).months.rows).toHaveLength(1);
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
});
