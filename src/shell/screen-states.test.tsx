import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Boundary } from '../ui/boundary.tsx';
import { failedRetryMs, ScreenFailed } from './screen-states.tsx';

it('reports a screen that could not be drawn, and retries automatically', () => {
  vi.useFakeTimers();
  // React prints what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Part() {
    if (isBroken) throw new TypeError('planted');
    return <p>All is well</p>;
  }
  render(
    <Boundary
      resetKey={null}
      fallback={(error, reset) => <ScreenFailed error={error} onRetry={reset} />}
    >
      <Part />
    </Boundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('(TypeError)');
  act(() => void vi.advanceTimersByTime(failedRetryMs));
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  act(() => void vi.advanceTimersByTime(failedRetryMs));
  expect(screen.getByText('All is well')).toBeVisible();
});
