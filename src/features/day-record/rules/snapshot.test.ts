import { describe, expect, it } from 'vitest';
import { type DayRecord, emptyDay, withFigures } from './day-record.ts';
import { type CallFigures, type LastResponses, snapshotOf, withResponse } from './snapshot.ts';

const noon = Date.parse('2026-11-21T17:00:00Z');
const minute = 60_000;

const totals = { valid: 3 };
const regions = [{ region: 'florida', valid: 3, total: 3 }];
const telemarketers = [{ name: 'Ana Torres', count: 3 }];

type Response = readonly [data: Partial<CallFigures>, at?: number];

/** After responses in this order. */
function knownOf(...responses: readonly Response[]): LastResponses {
  let known: LastResponses = {};
  for (const [data, at = noon] of responses) known = withData(known, data, at);
  return known;
}

function withData(known: LastResponses, data: Partial<CallFigures>, at: number): LastResponses {
  if (data.totals !== undefined) return withResponse(known, 'totals', data.totals, at);
  if (data.regions) return withResponse(known, 'regions', data.regions, at);
  return withResponse(known, 'telemarketers', data.telemarketers ?? [], at);
}

const figuresOf = (...responses: readonly Response[]) => snapshotOf(knownOf(...responses))?.figures;

describe('the figures of a snapshot', () => {
  it('are none before a response of the dashboard, and in weekly mode', () => {
    expect(snapshotOf(knownOf([{ regions }]))).toBe(null);
    expect(figuresOf([{ totals: null }], [{ regions }])).toBe(null);
  });

  it('include those of other calls up to 5 minutes before', () => {
    const before = noon - 5 * minute;
    expect(figuresOf([{ regions }, before], [{ totals }])?.regions).toEqual(regions);
    expect(figuresOf([{ regions }, before], [{ totals }, noon + 1])?.regions).toEqual([]);
  });

  it('include telemarketers for as long as the totals are unchanged', () => {
    const before = [[{ totals }], [{ telemarketers }, noon + 1_000]] as const;
    const later = [...before, [{ totals }, noon + 60 * minute]] as const;
    expect(figuresOf(...later)?.telemarketers).toHaveLength(1);
    const changed = { totals: { ...totals, valid: 4 } };
    expect(figuresOf(...later, [changed, noon + 61 * minute])?.telemarketers).toEqual([]);
  });

  it('are those of the last response after a clock was set back', () => {
    const back = knownOf([{ totals }, noon + 48 * 60 * minute], [{ regions }], [{ totals }]);
    expect(snapshotOf(back)).toMatchObject({ day: '2026-11-21', at: noon });
  });

  it('are none while the dashboard fails, even if other calls respond', () => {
    expect(figuresOf([{ totals }], [{ regions }, noon + 45_001])).toBe(null);
    expect(figuresOf([{ totals }], [{ regions }, noon + 45_000])).toBeTruthy();
  });

  it('exclude those of the day before', () => {
    const midnight = Date.parse('2026-11-22T05:00:00Z');
    const known = knownOf([{ regions }, midnight - 1_000], [{ totals }, midnight + 1_000]);
    expect(snapshotOf(known)).toMatchObject({ day: '2026-11-22', figures: { regions: [] } });
  });

  it('are confirmed by the dashboard alone while unchanged', () => {
    const first = knownOf([{ totals }], [{ regions }]);
    const day = [first, withResponse(first, 'regions', regions, noon + 40_000)].reduce(
      (record, known) => recorded(record, known),
      emptyDay('2026-11-21'),
    );
    expect(day).toMatchObject({ spans: [[noon, noon]], points: [{ at: noon }] });
  });
});

/** The record of a day with a snapshot of these responses. */
function recorded(record: DayRecord, known: LastResponses): DayRecord {
  const { day, figures, at, confirmedAt } = snapshotOf(known) ?? {};
  return figures && day === record.day && at !== undefined
    ? withFigures(record, figures, at, confirmedAt)
    : record;
}
