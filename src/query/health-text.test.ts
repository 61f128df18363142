import { expect, it } from 'vitest';
import { easternMs } from '../../tests/recorded-days.ts';
import type { CallRecord, Exchange } from './records.ts';
import { healthText } from './health-text.ts';

const minuteMs = 60_000;
/** The page was opened at 9 AM. */
const openedMs = easternMs('2026-11-21', '9:00');
const machine = openedMs + 341 * minuteMs;
const at = { now: machine, machine };

/** A call that has failed so many minutes ago, and whether it has worked since. */
function call(failedMinutesAgo: number | null, failures = 0): CallRecord {
  const failed: Exchange = {
    requestedAt: machine - (failedMinutesAgo ?? 0) * minuteMs,
    requestedAtWall: 0,
    durationMs: 0,
    outcome: 'http',
    status: 503,
  };
  const history = failedMinutesAgo === null ? [] : [failed];
  return { receivedAt: null, failures, error: null, history };
}

it.each<[string, readonly CallRecord[], string | null, string]>([
  ['nothing has failed', [call(null), call(null)], null, 'No failure since 9:00 AM'],
  ['one has failed and works again', [call(11), call(null)], null, 'No failure since 2:30 PM'],
  ['the newest of several', [call(11), call(1)], null, 'No failure since 2:40 PM'],
  ['one still fails', [call(11), call(1, 2)], null, 'Last failure 2:40 PM'],
  ['an outage', [call(1, 2)], '2:39 PM', 'No API response since 2:39 PM'],
])('%s', (_what, records, lastKnown, text) => {
  expect(healthText(records, lastKnown, at, openedMs)).toBe(text);
});

it('a page that was opened on another day has its date', () => {
  const now = at.now + 24 * 60 * minuteMs;
  expect(healthText([], null, { now, machine: now }, openedMs)).toBe(
    'No failure since Nov 21, 9:00 AM',
  );
});
