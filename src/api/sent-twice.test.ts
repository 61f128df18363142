import { describe, expect, it } from 'vitest';
import { reads } from '../calls/index.ts';
import { tryRead } from './shape.ts';

describe('a month, a week or a day that is sent twice is one', () => {
  const weeks = [
    { startDate: '2026-11-02', totalAppointments: 40 },
    { startDate: '2026-11-09', endDate: '2026-11-14', totalAppointments: 50 },
  ];
  const sent = { month: '2026-11', totalValidAppointments: 90, weeklyBreakdown: weeks };
  const again = { ...weeks[1], endDate: '2026-11-15', totalAppointments: 51 };
  const read = (...months: unknown[]) => reads.monthly.response.read({ months }).months.rows;

  it('as it was sent, where both are equal', () => {
    expect(
      read(sent, { ...sent, month: 'November 2026', weeklyBreakdown: [...weeks, weeks[1]] }),
    ).toEqual(read(sent));
    const day = { date: '2026-11-21', accuracy: 90 };
    const { improvementTrends } = reads.learningMetrics.response.read({
      improvementTrends: [day, day],
    });
    expect(improvementTrends.rows).toHaveLength(1);
  });

  it('of which nothing is known where they differ, whatever their order', () => {
    const differing = [
      sent,
      { ...sent, totalValidAppointments: 91, weeklyBreakdown: 'none' },
      sent,
    ];
    for (const months of [differing, differing.toReversed()])
      expect(read(...months)).toMatchObject([
        {
          month: { date: '2026-11' },
          totalValidAppointments: null,
          weeklyBreakdown: { isNoList: true },
        },
      ]);
    for (const weeklyBreakdown of [
      [...weeks, again],
      [again, ...weeks.toReversed()],
    ])
      expect(read({ ...sent, weeklyBreakdown })[0]?.weeklyBreakdown.rows).toContainEqual(
        expect.objectContaining({ endDate: { date: null, text: '' }, totalAppointments: null }),
      );
  });

  it('and rows without a day are each their own', () => {
    expect(read({ month: 'later' }, { month: 'soon' })).toHaveLength(2);
  });

  it('a response without months and a current month is none (A19)', () => {
    expect(tryRead(reads.monthly.response, { summary: {} })).toBeNull();
    expect(tryRead(reads.monthly.response, { summary: { currentMonth: null } })).not.toBeNull();
  });
});

describe('a region or a person that is sent twice', () => {
  it.each([
    [
      reads.regions.response,
      { key: 'chicago', validAppointments: 3, totalEvents: 5 },
      { key: 'IL' },
    ],
    [reads.telemarketers.response, { name: 'Ana Torres', appointments: 3 }, { name: 'ana torres' }],
    [reads.salesReps.response, { repName: 'Lu', appointmentCount: 3 }, { repId: 7 }],
  ] as const)('%#: is one row if both are equal in all, else two', (response, row, other) => {
    const rowsOf = (...rows: readonly object[]) => response.read(rows).rows;
    expect(rowsOf(row, row)).toEqual(rowsOf(row));
    expect(rowsOf(row, { ...row, ...other })).toHaveLength(2);
    expect(response.read([row, 5, row, 5])).toMatchObject({ unreadable: 2, total: null });
  });

  it('is one in the breakdown of a month, too', () => {
    const row = { name: 'Illinois', totalAppointments: 3 };
    const regionsOf = (...regionBreakdown: readonly object[]) =>
      reads.monthly.response.read({ months: [{ month: '2026-11', regionBreakdown }] }).months
        .rows[0]?.regionBreakdown.rows;
    expect(regionsOf(row, row)).toEqual(regionsOf(row));
    expect(regionsOf(row, { ...row, name: 'IL' })).toHaveLength(2);
  });
});
