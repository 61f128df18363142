import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Batches, type Batch } from './batches.ts';
import type { ErrorReport } from './report.ts';

const page = { build: '1.0.0+one', engine: 'chromium' };
const hour = 3_600_000;
const start = Date.parse('2026-11-20T19:41:00Z');

const report = (message: string): ErrorReport => ({
  kind: 'uncaught',
  name: 'TypeError',
  code: '',
  message,
  frames: ['index-B95MrLLj.js:1:2345'],
  screen: '/',
});

function open(accepts: () => boolean = () => true) {
  const sent: Batch[] = [];
  const batches = new Batches(page, (batch) => accepts() && sent.push(batch) > 0);
  return { batches, sent };
}

const told = ({ errors }: Batch) => errors.map(({ message, count }) => [message, count]);

describe('a batch', () => {
  it('tells each different error once, with how often it came', () => {
    const { batches, sent } = open();
    expect(batches.add(report('one'), start)).toBe(true);
    batches.add(report('one'), start + 1_000);
    batches.add(report('two'), start + 2_000);
    expect(batches.flush(start + 5_000)).toBe(true);
    const { frames, ...rest } = report('one');
    expect(sent).toEqual([
      {
        version: 1,
        ...page,
        sentAt: '2026-11-20T19:41:05.000Z',
        dropped: 0,
        errors: [
          {
            ...rest,
            frames,
            count: 2,
            firstAt: '2026-11-20T19:41:00.000Z',
            lastAt: '2026-11-20T19:41:01.000Z',
          },
          expect.objectContaining({ message: 'two', count: 1 }),
        ],
      },
    ]);
  });

  it('tells repetitions when the page is left, or after an hour', () => {
    const { batches, sent } = open();
    batches.add(report('one'), start);
    batches.flush(start);
    expect(batches.add(report('one'), start + 1_000)).toBe(false);
    batches.flush(start + 5_000);
    expect(sent).toHaveLength(1);
    batches.flush(start + 6_000, true);
    batches.flush(start + 7_000, true);
    expect(sent.map(told)).toEqual([[['one', 1]], [['one', 1]]]);
    batches.add(report('one'), start + 8_000);
    batches.add(report('one'), start + hour);
    expect(sent.map(told).slice(2)).toEqual([[['one', 1]]]);
    batches.flush(start + hour);
    expect(sent.map(told).slice(3)).toEqual([[['one', 1]]]);
  });

  it('is kept while it is refused, five times, and then dropped', () => {
    const accepts = vi.fn<() => boolean>(() => false);
    const { batches, sent } = open(accepts);
    batches.add(report('one'), start);
    const outcomes = Array.from({ length: 4 }, () => batches.flush(start));
    expect(outcomes).toEqual([false, false, false, false]);
    accepts.mockReturnValue(true);
    expect(batches.flush(start)).toBe(true);
    expect(sent.map(told)).toEqual([[['one', 1]]]);

    accepts.mockReturnValue(false);
    batches.add(report('two'), start);
    for (let tries = 1; tries < 5; tries += 1) batches.flush(start);
    expect(batches.flush(start)).toBe(true);
    accepts.mockReturnValue(true);
    expect(batches.flush(start)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('is bounded, whatever happens in an hour', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 200 }), { maxLength: 500, size: 'max' }), (numbers) => {
        const { batches, sent } = open();
        const longest = (n: number) => ({
          ...report(`${n}`.padEnd(200, '…')),
          frames: Array.from({ length: 8 }, () => 'historical-B95MrLLj.js:1234567:1234567'),
        });
        for (const [at, n] of numbers.entries()) batches.add(longest(n), start + at);
        batches.flush(start + 1_000);
        expect(sent.length).toBeLessThanOrEqual(1);
        expect(new Blob([JSON.stringify(sent[0] ?? '')]).size).toBeLessThan(60_000);
        const all = sent.flatMap(told).reduce((sum, [, count]) => sum + Number(count), 0);
        expect(all + (sent[0]?.dropped ?? 0)).toBe(numbers.length);
      }),
    );
  });
});
