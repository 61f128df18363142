import { describe, expect, it } from 'vitest';
import { decideNotice, type Told } from './index.ts';

const now = 1_000_000_000;
const told = (total: number, agoMs: number) => ({ total, at: now - agoMs });

describe('a notification of new alerts (issue 17)', () => {
  it.each([
    ['nothing new', 5, 5, null, 0, 5],
    ['one', 5, 6, null, 1, 6],
    ['fewer: another day', 5, 1, null, 0, 1],
    ['within a minute of the one before: waits', 5, 7, told(5, 59_999), 0, 5],
    ['after a minute', 5, 7, told(5, 60_000), 2, 7],
    ['another tab has told of it', 5, 7, told(7, 90_000), 0, 7],
    ['another tab has told of some: the others', 5, 8, told(7, 90_000), 1, 8],
    ['another tab has told of it, by a clock a little ahead', 5, 7, told(7, -5), 0, 7],
    ['another tab has just told of some', 5, 8, told(7, 10_000), 0, 7],
    ['fewer since another tab told: another day', 1, 2, told(7, 90_000), 1, 2],
    ['another tab told of as many yesterday', 4, 5, told(5, 86_400_000), 1, 5],
    ['the clock was set back', 5, 7, told(5, -600_000), 2, 7],
  ] as const)('%s', (_name, known, total, last, count, next) => {
    expect(decideNotice(known, total, last, now)).toEqual({ count, known: next });
  });

  it('is sent once a minute at most, and loses none', () => {
    let last: Told | null = null;
    let known = 0;
    const sent: number[] = [];
    let sum = 0;
    for (let second = 0; second < 600; second += 10) {
      const total = Math.floor(second / 7);
      const decision = decideNotice(known, total, last, now + second * 1_000);
      known = decision.known;
      if (decision.count === 0) continue;
      last = { total, at: now + second * 1_000 };
      sent.push(second);
      sum += decision.count;
    }
    const waits = sent.slice(1).map((second, at) => second - (sent[at] ?? 0));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(60);
    expect(sum).toBe(known);
    expect(sent.length).toBe(10);
  });
});
