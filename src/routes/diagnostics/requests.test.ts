import { describe, expect, it } from 'vitest';
import type { Outcome, Poll } from '../../query/poll-log.ts';
import { durationShare, outcomeText, pollFigures } from './requests.ts';

const poll = (outcome: Outcome, durationMs: number, status: number | null = null): Poll => ({
  requestedAt: 0,
  requestedAtWall: 0,
  durationMs,
  outcome,
  status,
});

describe('pollFigures', () => {
  it('counts what ended by itself, and leaves out what nobody waited for', () => {
    const bad = poll('http', 30, 503);
    const polls = [poll('ok', 10), poll('ok', 20), bad, poll('aborted', 9_000)];
    expect(pollFigures(polls)).toEqual({ ok: 2, failed: 1, medianMs: 20, last: bad });
  });

  it('knows nothing of a call that never ended', () => {
    const nothing = { ok: 0, failed: 0, medianMs: null, last: null };
    expect(pollFigures([])).toEqual(nothing);
    expect(pollFigures([poll('aborted', 5)])).toEqual(nothing);
  });
});

describe('outcomeText', () => {
  it.each([
    ['ok', null, 'OK'],
    ['http', 503, '503'],
    ['http', null, 'Refused'],
    ['timeout', null, 'Timed out'],
    ['network', null, 'No connection'],
    ['redirect', 302, 'Redirected'],
    ['not-json', null, 'Not data'],
    ['shape', null, 'Wrong shape'],
    ['aborted', null, 'Not awaited'],
  ] as const)('%s with status %j is %j', (outcome, status, text) => {
    expect(outcomeText({ outcome, status })).toBe(text);
  });
});

describe('durationShare', () => {
  it.each([
    [0, 0],
    [10, 0],
    [30_000, 1],
    [90_000, 1],
    [Math.sqrt(10 * 30_000), 0.5],
  ])('of %j ms is %j', (ms, share) => {
    expect(durationShare(ms)).toBeCloseTo(share);
  });
});
