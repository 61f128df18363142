import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMoment } from './clock.ts';

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
