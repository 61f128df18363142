// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { newAlerts } from './index.ts';

const now = 1_000_000_000;
const told = (total: number, agoMs: number) => [total, now - agoMs] as const;

describe('the alerts that a notification tells of (issue 17)', () => {
  it.each([
    ['all, where nobody has told of any', 5, 7, told(NaN, NaN), 2],
    ['none, where another tab has told of them', 5, 7, told(7, 90_000), 0],
    ['the others, where another tab has told of some', 5, 8, told(7, 90_000), 1],
    ['none, told by a clock a little ahead', 5, 7, told(7, -5), 0],
    ['all, since fewer than were told of are another day', 1, 2, told(7, 90_000), 1],
    ['all, where another tab told of as many yesterday', 4, 5, told(5, 86_400_000), 1],
    ['all, where the clock was set back', 5, 7, told(7, -600_000), 2],
  ] as const)('%s', (_name, known, total, last, count) => {
    expect(newAlerts(known, total, last, now)).toBe(count);
  });
});
