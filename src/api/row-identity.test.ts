import { describe, expect, it } from 'vitest';
import { alertsResponse, salesRepsResponse } from './entities/review.ts';
import { dataQualityResponse } from './entities/data-quality.ts';
import { learningMetricsResponse } from './entities/learning.ts';
import { monthlyResponse } from './entities/monthly.ts';

describe('of rows with one identity the last counts', () => {
  it('an id', () => {
    const { rows, unreadable } = alertsResponse.read([
      { id: 7, status: 'pending' },
      { id: 8, status: 'pending' },
      { id: '7', status: 'reviewed' },
      { title: 'WC' },
      { title: 'WC' },
    ]);
    expect(rows.map(({ status, hasId }) => [status, hasId])).toEqual([
      ['reviewed', true],
      ['pending', true],
      [null, false],
      [null, false],
    ]);
    expect(unreadable).toBe(0);
  });

  it('an id and a name', () => {
    const reps = ['Ann Lee', 'ann_lee', 'Bo Ray'].map((repName) => ({ repId: 'r1', repName }));
    expect(salesRepsResponse.read([...reps, { repName: 'Bo Ray' }]).rows).toHaveLength(3);
  });

  it('a month in two spellings, and a week of it', () => {
    const week = { weekNumber: 1, startDate: '2026-03-02' };
    const { months } = monthlyResponse.read({
      months: [
        { month: '2026-3', totalValidAppointments: 5 },
        {
          month: 'March 2026',
          totalValidAppointments: 6,
          weeklyBreakdown: [week, { ...week, startDate: '2026-03-02T00:00:00Z' }],
        },
        { month: 'later' },
        { month: 'later' },
      ],
    });
    expect(months.rows.map(({ totalValidAppointments: valid }) => valid)).toEqual([6, null, null]);
    expect(months.rows[0]?.weeklyBreakdown.rows).toHaveLength(1);
  });
});

it.each([[[1, 2]], [[]], ['none'], [7]])(
  '%j where an object is due has no readable list',
  (sent) => {
    const report = dataQualityResponse.read({ duplicates: sent });
    expect(report.duplicates.duplicateGroups.isNoList).toBe(true);
    const metrics = learningMetricsResponse.read({ commonPatterns: sent });
    expect(metrics.commonPatterns.validPatterns.isNoList).toBe(true);
  },
);
