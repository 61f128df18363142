import { describe, expect, test } from 'vitest';
import { readFrom } from './request.ts';
import { createCenter } from './node.ts';
import { mean, round1 } from './responses/numbers.ts';
import { addDays } from './world/calendar.ts';

const centerOf = (scenario: string) => createCenter({ scenario });
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

describe.each(['day', 'sunday', 'first-day', 'hostile', '10k'])('%s: the screens agree', (name) => {
  test('valid appointments', async () => {
    const center = centerOf(name);
    const { metrics } = await readFrom(center, 'dashboard');
    const appointments = await readFrom(center, 'appointments');
    const regions = await readFrom(center, 'regions');
    const telemarketers = await readFrom(center, 'telemarketers');
    const valid = appointments.rows.filter(({ status }) => status.outcome === 'valid');
    const { sentTotals } = appointments;

    expect(sentTotals.valid).toBe(valid.length);
    expect(sentTotals.total).toBe(appointments.rows.length);
    expect(metrics.totalValidAppointments).toBe(valid.length);
    expect(sum(regions.rows.map((row) => row.valid))).toBe(valid.length);
    expect(sum(regions.rows.map((row) => row.all))).toBe(sentTotals.total);
    expect(sum(telemarketers.rows.map((row) => row.appointments))).toBe(valid.length);
    for (const counts of regions.rows)
      expect(valid.filter((row) => row.region.id === counts.region.id)).toHaveLength(counts.valid);
  });

  test('sales reps', async () => {
    const center = centerOf(name);
    const { rows } = await readFrom(center, 'appointments');
    const { rows: profiles } = await readFrom(center, 'salesReps');
    for (const { rep, appointmentCount } of profiles) {
      const own = rows.filter(
        ({ status, salesRep }) => status.outcome === 'valid' && salesRep.id === rep.id,
      );
      expect(own).toHaveLength(appointmentCount ?? -1);
    }
  });

  test('alerts and their counts', async () => {
    const center = centerOf(name);
    const { rows } = await readFrom(center, 'alerts');
    const stats = await readFrom(center, 'alertStats');
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    expect(stats).toMatchObject({
      total: rows.length,
      pending: count('pending'),
      reviewed: count('reviewed'),
      dismissed: count('dismissed'),
    });
    expect(sum([stats.validDecisions, stats.invalidDecisions])).toBe(stats.reviewed);
  });

  test('months, weeks, days and history', async () => {
    const center = centerOf(name);
    const { months } = await readFrom(center, 'monthly');
    const summary = await readFrom(center, 'historicalSummary');
    const days = center.world.days();
    const valid = sum(days.map((day) => day.valid));
    for (const month of months.rows) {
      const weeks = month.weeklyBreakdown.rows;
      expect(sum(weeks.map((week) => week.totalAppointments))).toBe(month.totalValidAppointments);
      expect(sum(month.regionBreakdown.rows.map((region) => region.totalAppointments))).toBe(
        month.totalValidAppointments,
      );
      expect(sum(month.telemarketers.rows.map((one) => one.totalAppointments))).toBe(
        month.totalValidAppointments,
      );
      for (const week of weeks) {
        expect(sum(week.byRegion.rows.map(({ value }) => value))).toBe(week.totalAppointments);
        const [start, end] = [week.startDate.date ?? '', week.endDate.date ?? ''];
        // A day in progress is in no average (C41).
        const until = week.isPartial ? addDays(center.world.today(), -1) : end;
        const full = days.filter(({ date }) => date >= start && date <= until && date <= end);
        expect(week.dailyAverage).toBe(round1(mean(full.map((day) => day.valid)) ?? 0));
      }
    }
    expect(sum(months.rows.map((month) => month.totalValidAppointments))).toBe(valid);

    const isRunning = name !== 'sunday';
    const over = isRunning ? days.slice(0, -1) : days;
    expect(summary.totalDays).toBe(over.length);
    expect(summary.averageDaily).toBe(round1(mean(over.map((day) => day.valid)) ?? 0));
  });

  test('learning', async () => {
    const metrics = await readFrom(centerOf(name), 'learningMetrics');
    const trends = metrics.improvementTrends.rows;
    expect(sum(trends.map(({ validations }) => validations))).toBe(metrics.totalValidations);
    for (const map of [metrics.telemarkerterAccuracy, metrics.calendarAccuracy])
      expect(sum(map.rows.map(({ total }) => total))).toBe(metrics.totalValidations);
  });
});

test('the ordinary day has all four bands, pending alerts, unknown reps and weak spots', async () => {
  const center = centerOf('day');
  const { rows: regions } = await readFrom(center, 'regions');
  const rates = regions.map((row) => row.valid / row.all);
  const [california = 0, illinois = 0, arizona = 0, florida = 1] = rates;
  expect(california).toBeGreaterThanOrEqual(0.85);
  expect(illinois).toBeGreaterThanOrEqual(0.7);
  expect(arizona).toBeGreaterThanOrEqual(0.5);
  expect(florida).toBeLessThan(0.5);

  const { rows } = await readFrom(center, 'appointments');
  const reps = rows.map(({ salesRep }) => salesRep.sent);
  expect(reps).toEqual(expect.arrayContaining(['Unknown Field Agent', '0 PDG', 'N/A']));
  expect((await readFrom(center, 'alertStats')).pending).toBeGreaterThan(3);

  const metrics = await readFrom(center, 'learningMetrics');
  expect(metrics.improvementTrends.rows).toHaveLength(14);
  const weak = (list: readonly { accuracy: number | null }[]) =>
    list.filter(({ accuracy }) => (accuracy ?? 0) < 85);
  expect(weak(metrics.telemarkerterAccuracy.rows)).toHaveLength(1);
  expect(weak(metrics.calendarAccuracy.rows)).toHaveLength(1);
});
