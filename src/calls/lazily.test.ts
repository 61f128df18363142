import { expect, it, vi } from 'vitest';
import { lazily } from './lazily.ts';

it('lists its parts, and computes each once when it is read', () => {
  const compute = vi.fn<() => number>(() => 7);
  const made = lazily({ part: compute });
  expect(Object.keys(made)).toEqual(['part']);
  expect(compute).not.toHaveBeenCalled();
  expect([made.part, made.part]).toEqual([7, 7]);
  expect(compute).toHaveBeenCalledOnce();
  expect(Object.keys(made)).toEqual(['part']);
});
