import { describe, expect, it } from 'vitest';
import { noDate } from '../../domain/time/read-time.ts';
import { readSaved, writeSaved } from './saved-figures.ts';

const at = Date.parse('2026-11-21T19:35:00Z');
const nowMs = at + 7 * 60_000;

const dayOf = (date: string) => ({ date, text: date });

const figures = {
  totals: {
    receivedAt: at,
    requestedAt: at - 200,
    data: {
      valid: 104,
      weekly: false,
      start: dayOf('2026-11-21'),
      end: dayOf('2026-11-21'),
    },
  },
  regions: {
    receivedAt: at - 1_000,
    requestedAt: at - 1_200,
    data: {
      events: 145,
      rows: [
        { region: 'california', valid: 41, total: 48 },
        { region: 'chicago', valid: 33, total: 42 },
        { region: 'arizona', valid: 19, total: 31 },
        { region: 'florida', valid: null, total: null },
      ],
    },
  },
};

const nothing = { totals: null, regions: null };

type Saved = Record<string, { data: object }>;

/** The saved text with one change. */
function changed(change: (saved: Saved) => void): string {
  const saved = JSON.parse(writeSaved(figures)) as Saved;
  change(saved);
  return JSON.stringify(saved);
}

describe('the saved figures of the wall', () => {
  it('are read as they were written', () => {
    expect(readSaved(writeSaved(figures), nowMs)).toEqual(figures);
    expect(readSaved(writeSaved({ ...figures, totals: null }), nowMs)).toEqual({
      ...figures,
      totals: null,
    });
  });

  it('are numbers and days only', () => {
    const data = {
      valid: 1,
      weekly: true,
      start: dayOf('Jane Doe, 555-0100'),
      end: { date: '2026-11-21', text: 'Jane Doe' },
    };
    const text = writeSaved({ totals: { receivedAt: at, requestedAt: at, data }, regions: null });
    expect(text).not.toContain('Jane');
    expect(readSaved(text, nowMs).totals?.data).toEqual({
      ...data,
      start: noDate,
      end: dayOf('2026-11-21'),
    });
  });

  it.each([
    [null],
    [''],
    ['no JSON'],
    ['null'],
    ['[]'],
    ['7'],
    ['{"totals":7,"regions":"x"}'],
    ['{"totals":{"receivedAt":"now"},"regions":{"receivedAt":null}}'],
    ['{"__proto__":{"totals":1}}'],
  ])('are null if the text is %s', (text) => {
    expect(readSaved(text, nowMs)).toEqual(nothing);
  });

  it.each<[string, (saved: Saved) => void]>([
    [
      'a future instant',
      ({ totals }) => void Object.assign(totals ?? {}, { receivedAt: nowMs + 1 }),
    ],
    [
      'a response from before its request',
      ({ totals }) => void Object.assign(totals ?? {}, { receivedAt: 1 }),
    ],
  ])('%s makes that figure null', (_what, change) => {
    expect(readSaved(changed(change), nowMs)).toEqual({ ...figures, totals: null });
  });

  it.each<[string, (saved: Saved) => void]>([
    [
      'unreadable rows',
      ({ regions }) => void Object.assign(regions?.data ?? {}, { rows: [1, null] }),
    ],
    ['no rows', ({ regions }) => void Object.assign(regions?.data ?? {}, { rows: undefined })],
  ])('%s makes the regions null', (_what, change) => {
    expect(readSaved(changed(change), nowMs)).toEqual({ ...figures, regions: null });
  });

  it.each([-1, '104', undefined])('a count of %j is unknown', (valid) => {
    const text = changed(({ totals }) => void Object.assign(totals?.data ?? {}, { valid }));
    expect(readSaved(text, nowMs).totals?.data).toEqual({ ...figures.totals.data, valid: null });
  });
});
