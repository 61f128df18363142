import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMoment } from './clock.ts';

it('gives the first subscriber the time now, however long nothing ticked', () => {
  vi.useFakeTimers({ now: 0 });
  const seen: number[] = [];
  function Probe() {
    seen.push(useMoment(({ now }) => now));
    return null;
  }
  render(<Probe />).unmount();
  seen.length = 0;
  vi.setSystemTime(3_600_000);
  render(<Probe />);
  expect(seen).toEqual([3_600_000]);
});
