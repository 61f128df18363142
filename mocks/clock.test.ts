import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

test('goes on with the real clock, so many times as fast, and can be advanced', () => {
  let realMs = 5_000;
  const clock = createClock({ startMs: 100, speed: 60, real: () => realMs });
  expect(clock.now()).toBe(100);
  realMs += 10;
  expect(clock.now()).toBe(700);
  clock.advance(1_000);
  expect(clock.now()).toBe(1_700);
});
