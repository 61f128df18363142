import { expect, it } from 'vitest';
import { reads } from '../calls/index.ts';

it('shows each row of a list, also of one id (reliability.md 20), and alerts without an id (A14)', () => {
  const alerts = [{ id: 7 }, { id: '7', status: 'reviewed' }, { title: 'WC' }, { title: 'WC' }];
  const { rows, unreadable } = reads.alerts.response.read(alerts);
  expect(rows.map(({ status, hasId }) => [status, hasId])).toEqual([
    [null, true],
    ['reviewed', true],
    [null, false],
    [null, false],
  ]);
  expect(unreadable).toBe(0);
});

it('an alert without an id is named by a text that says no customer, since it is in the URL', () => {
  const idOf = (alert: object) => reads.alerts.response.read([alert]).rows[0]?.id;
  const id = idOf({ title: 'WC', customer: 'Denise Fitzgerald' });
  expect(id).toMatch(/^no-id-[\da-z]+$/);
  expect(idOf({ title: 'WC', customer: 'Denise Fitzgerald' })).toBe(id);
  expect(idOf({ title: 'WC', customer: 'Samuel Park' })).not.toBe(id);
});

it.each([[[1, 2]], [[]], ['none'], [7]])(
  '%j where an object is due has no readable list',
  (sent) => {
    const report = reads.dataQuality.response.read({ duplicates: sent });
    expect(report.duplicates.duplicateGroups.isNoList).toBe(true);
    const metrics = reads.learningMetrics.response.read({ commonPatterns: sent });
    expect(metrics.commonPatterns.validPatterns.isNoList).toBe(true);
  },
);
