import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { elapsedMs, useMoment } from './clock.ts';

it('is current for the first subscriber after a pause', () => {
  vi.useFakeTimers({ now: 0 });
  const drawn: number[] = [];
  function Probe() {
    drawn.push(useMoment(({ now }) => now));
    return null;
  }
  render(<Probe />).unmount();
  drawn.length = 0;
  vi.setSystemTime(3_600_000);
  render(<Probe />);
  expect(drawn).toEqual([3_600_000]);
});

it('adds up exactly, counts sleep, and ignores a clock that is set back', () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance', 'setTimeout'] });
  const start = elapsedMs();
  for (let step = 0; step < 3_000; step += 1) {
    vi.advanceTimersByTime(10);
    elapsedMs();
  }
  expect(elapsedMs() - start).toBe(30_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(elapsedMs() - start).toBe(30_000);
  vi.setSystemTime(Date.now() + 60_000);
  expect(elapsedMs() - start).toBe(90_000);
  vi.useRealTimers();
});
