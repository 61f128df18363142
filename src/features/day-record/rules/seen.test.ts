import { describe, expect, it } from 'vitest';
import { type DayRecord, emptyDay, withFigures } from './day-record.ts';
import { type LastResponses, type Said, snapshotOf, withResponse } from './seen.ts';

const noon = Date.parse('2026-11-21T17:00:00Z');
const minute = 60_000;

const totals = { valid: 3 };
const regions = [{ region: 'florida', valid: 3, total: 3 }];
const telemarketers = [{ name: 'Ana Torres', count: 3 }];

type Response = readonly [data: Partial<Said>, at?: number];

/** After responses in this order. */
function knownOf(...responses: readonly Response[]): LastResponses {
  let known: LastResponses = {};
  for (const [data, at = noon] of responses) known = withData(known, data, at);
  return known;
}

function withData(known: LastResponses, data: Partial<Said>, at: number): LastResponses {
  if (data.totals !== undefined) return withResponse(known, 'totals', data.totals, at);
  if (data.regions) return withResponse(known, 'regions', data.regions, at);
  return withResponse(known, 'telemarketers', data.telemarketers ?? [], at);
}

const figuresOf = (...responses: readonly Response[]) => snapshotOf(knownOf(...responses))?.figures;

describe('what stands together', () => {
  it('is nothing before a response of the dashboard, and in weekly mode', () => {
    expect(snapshotOf(knownOf([{ regions }]))).toBe(null);
    expect(figuresOf([{ totals: null }], [{ regions }])).toBe(null);
  });

  it('has what other calls said up to 5 minutes before, then no more', () => {
    const before = noon - 5 * minute;
    expect(figuresOf([{ regions }, before], [{ totals }])?.regions).toEqual(regions);
    expect(figuresOf([{ regions }, before], [{ totals }, noon + 1])?.regions).toEqual([]);
  });

  it('keeps telemarketers while the dashboard says the same', () => {
    const before = [[{ totals }], [{ telemarketers }, noon + 1_000]] as const;
    const later = [...before, [{ totals }, noon + 60 * minute]] as const;
    expect(figuresOf(...later)?.telemarketers).toHaveLength(1);
    const changed = { totals: { ...totals, valid: 4 } };
    expect(figuresOf(...later, [changed, noon + 61 * minute])?.telemarketers).toEqual([]);
  });

  it('is what was said last where a clock was set back', () => {
    const back = knownOf([{ totals }, noon + 48 * 60 * minute], [{ regions }], [{ totals }]);
    expect(snapshotOf(back)).toMatchObject({ day: '2026-11-21', at: noon });
  });

  it('is nothing while the dashboard fails, whatever other calls say', () => {
    expect(figuresOf([{ totals }], [{ regions }, noon + 45_001])).toBe(null);
    expect(figuresOf([{ totals }], [{ regions }, noon + 45_000])).toBeTruthy();
  });

  it('takes nothing over midnight', () => {
    const midnight = Date.parse('2026-11-22T05:00:00Z');
    const known = knownOf([{ regions }, midnight - 1_000], [{ totals }, midnight + 1_000]);
    expect(snapshotOf(known)).toMatchObject({ day: '2026-11-22', figures: { regions: [] } });
  });

  it('lets only the dashboard confirm what did not change', () => {
    const first = knownOf([{ totals }], [{ regions }]);
    const day = [first, withResponse(first, 'regions', regions, noon + 40_000)].reduce(
      (record, known) => recorded(record, known),
      emptyDay('2026-11-21'),
    );
    expect(day).toMatchObject({ spans: [[noon, noon]], points: [{ at: noon }] });
  });
});

/** The day with what stands together, as the memory sees it. */
function recorded(record: DayRecord, known: LastResponses): DayRecord {
  const { day, figures, at, confirmedAt } = snapshotOf(known) ?? {};
  return figures && day === record.day && at !== undefined
    ? withFigures(record, figures, at, confirmedAt)
    : record;
}
