import { describe, expect, it } from 'vitest';
import type { Exchange, Outcome } from '../../query/records.ts';
import { durationText, errorReportText, outcomeText, requestFigures } from './facts.ts';

const exchange = (
  outcome: Outcome,
  durationMs: number,
  status: number | null = null,
): Exchange => ({
  requestedAt: 0,
  requestedAtWall: 0,
  durationMs,
  outcome,
  status,
});

it('requestFigures leaves out aborted requests', () => {
  const bad = exchange('http', 30, 503);
  const history = [exchange('ok', 10), exchange('ok', 20), bad, exchange('aborted', 9_000)];
  expect(requestFigures(history)).toEqual({ ok: 2, failed: 1, medianMs: 20, last: bad });
});

describe('outcomeText', () => {
  it.each([
    ['ok', null, 'OK'],
    ['http', 503, '503'],
    ['http', null, 'HTTP error'],
    ['timeout', null, 'Timed out'],
    ['network', null, 'No connection'],
    ['redirect', 302, 'Redirected'],
    ['not-json', null, 'Not JSON'],
    ['shape', null, 'Wrong shape'],
    ['aborted', null, 'Aborted'],
  ] as const)('%s with status %j is %j', (outcome, status, text) => {
    expect(outcomeText({ outcome, status })).toBe(text);
  });
});

it.each([
  [null, '–'],
  [Number.NaN, '–'],
  [-1, '0 ms'],
  [83.6, '84 ms'],
  [999.4, '999 ms'],
  [999.6, '1 s'],
  [1_240, '1.2 s'],
  [30_000, '30 s'],
])('durationText: %j ms are %j', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

describe('errorReportText', () => {
  const sent = { sent: 1_200, refused: 0 };

  it.each([
    ['', sent, 'Off'],
    ['/reports', null, 'Not started, to /reports'],
    ['/reports', sent, 'To /reports, 1,200 sent'],
    ['/reports', { ...sent, refused: 1 }, 'To /reports, 1,200 sent, 1 refused'],
  ])('to %j with %j is %j', (url, status, text) => {
    expect(errorReportText(url, status)).toBe(text);
  });
});
