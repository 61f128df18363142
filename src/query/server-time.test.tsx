import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { ApiClientContext, createApiClient } from './client.ts';
import { easternDate } from '../domain/time/eastern.ts';
import { useClockDifferenceText, useServerMoment } from './server-time.ts';

const noon = Date.parse('2026-11-21T17:00:00Z');
const min = 60_000;

let client = createApiClient();
beforeEach(() => {
  client = createApiClient();
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval', 'clearInterval'] });
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ApiClientContext value={client}>{children}</ApiClientContext>
);

/** A response of a server that is so far ahead. */
function respondAhead(aheadMs: number): void {
  // The header counts whole seconds: the reader adds the half that it lacks on average.
  const date = new Date(noon + aheadMs - 500).toUTCString();
  const now = Date.now();
  const response = new Response(null, { headers: { date } });
  act(() => client.serverClock.follow({ response, sentAt: now, receivedAt: now }));
}

it('names the median difference of the last responses', () => {
  const { result } = renderHook(() => useClockDifferenceText(), { wrapper });
  respondAhead(10 * min);
  expect(result.current).toBe('The server clock is 10 min ahead of this device');
  respondAhead(4 * min);
  respondAhead(4 * min);
  expect(result.current).toBe('The server clock is 4 min ahead of this device');
});

it('names a difference beyond two minutes, and renders again only when its words change', () => {
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useClockDifferenceText();
    },
    { wrapper },
  );
  expect(result.current).toBe('');
  respondAhead(2 * min);
  expect(result.current).toBe('');
  expect(drawn).toBe(1);
  for (const trembling of [0, 1_000, 2_000, -1_000, 0]) respondAhead(10 * min + trembling);
  expect(result.current).toBe('The server clock is 10 min ahead of this device');
  expect(drawn).toBeLessThanOrEqual(3);
});

it('keeps the day of a screen when one response has the time of another day (C37)', () => {
  const { result } = renderHook(() => useServerMoment(({ now }) => easternDate(now)), { wrapper });
  for (let response = 0; response < 3; response += 1) respondAhead(7 * 24 * 60 * min);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe('2026-11-28');
  respondAhead(0);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe('2026-11-28');
});
