import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMoment } from './clock.ts';

it('tells the first part that asks the time now, however long nobody asked', () => {
  vi.useFakeTimers({ now: 0 });
  const told: number[] = [];
  function Part() {
    told.push(useMoment(({ now }) => now));
    return null;
  }
  render(<Part />).unmount();
  told.length = 0;
  vi.setSystemTime(3_600_000);
  render(<Part />);
  expect(told).toEqual([3_600_000]);
});
