import { describe, expect, it } from 'vitest';
import { appointment } from './appointments.ts';
import { appointmentRow } from '../../tests/rows.ts';
import { noFilter } from '../domain/appointment/row-filter.ts';
import { readRegion } from '../domain/region/region.ts';
import { reads } from './index.ts';

describe('an appointment (rulings A3)', () => {
  it('folds the second name of a field into the first', () => {
    const read = appointment.read({
      customerName: 'Ada',
      field_agent: 'Jim',
      confidence: 10,
      stateAnalysis: { detectedState: 'FL', confidence: 90 },
    });
    expect(read).toMatchObject({
      customer: 'Ada',
      salesRep: { name: 'Jim' },
      detectedState: { key: 'florida' },
      confidence: 10,
      stateConfidence: 90,
    });
  });

  it('prefers the first name', () => {
    const sent = {
      customer: 'A',
      customerName: 'B',
      salesRep: 'C',
      field_agent: 'D',
      confidence: 1,
    };
    expect(appointment.read(sent)).toMatchObject({
      customer: 'A',
      salesRep: { name: 'C' },
      confidence: 1,
      stateConfidence: null,
    });
  });

  it.each([
    [{ status: 'invalid', region: 'arizona' }, true],
    [{ status: 'invalid' }, true],
    [{ region: 'IL', title: null, customer: '' }, true],
    [{ reason: 'Empty who field' }, true],
    [{ confidence: '90' }, true],
    [{ stateAnalysis: { detectedState: 'IL' } }, true],
    [{ stateAnalysis: { confidence: 0 } }, true],
    [{}, false],
    [{ id: 7, start: '2026-11-21' }, false],
    [{ status: null, region: '  ', confidence: 'high', stateAnalysis: {} }, false],
  ])('%#: %j is a row: %s, since one readable field is enough (rulings A2)', (sent, isRow) => {
    const { rows, unreadable } = reads.appointments.response.read([sent]);
    expect([rows.length, unreadable]).toEqual(isRow ? [1, 0] : [0, 1]);
  });

  it('keeps the server’s totals beside the rows, and null where it sent none', () => {
    const { rows, total, sentTotals } = reads.appointments.response.read({
      total: 9,
      appointments: [{ title: 'DD' }],
    });
    expect([rows.length, total, sentTotals.total, sentTotals.valid]).toEqual([1, 9, 9, null]);
  });
});

describe('the figures of a day (rulings C37)', () => {
  const at = (time: string, given: object = {}) => appointmentRow({ time, ...given });
  const sent = [
    at('2026-11-21T18:00:00Z'),
    at('2026-11-21T19:00:00Z', { status: 'invalid', reason: 'No service code' }),
    at('soon'),
    // Yesterday and tomorrow.
    at('2026-11-20T18:00:00Z'),
    at('2026-11-22T18:00:00Z', { salesRep: 'Otto Kern' }),
    at('2026-11-22T19:00:00Z', { status: 'invalid', reason: 'Double booking' }),
  ];
  const onDay = (body: unknown, days = '2026-11-21/2026-11-21') =>
    reads.appointments.figures(reads.appointments.response.read(body)).on(days);

  it('leave out the rows of other days, and count them', () => {
    const day = onDay(sent);
    expect([day.lists.all, day.lists.valid, day.lists.invalid].map((rows) => rows.length)).toEqual([
      3, 2, 1,
    ]);
    expect(day.otherDays).toBe(3);
    expect(day.counts).toEqual({ total: 3, valid: 2, invalid: 1, undecided: 0 });
    expect(day.topReps.map(({ rep, valid }) => [rep.name, valid])).toEqual([['Luis Ocampo', 2]]);
    expect(day.why.reasons.map(({ label }) => label)).toEqual(['No service code']);
    expect(day.why.region).toEqual([expect.objectContaining({ valid: 2, invalid: 1, all: 3 })]);
  });

  it('are of all days of a week, and of all rows where the days are not known', () => {
    expect(onDay(sent, '2026-11-20/2026-11-21').otherDays).toBe(2);
    expect(onDay(sent, '').otherDays).toBe(0);
  });

  it('count the valid rows of other days, and those of a region', () => {
    const day = onDay([...sent, at('2026-11-20T18:00:00Z', { region: 'FL' })]);
    expect([day.otherDays, day.validOfOtherDays]).toEqual([4, 3]);
    expect(day.otherDaysIn(readRegion('florida'))).toBe(1);
    const ofAll = onDay(sent, '');
    expect([ofAll.validOfOtherDays, ofAll.otherDaysIn(readRegion('florida'))]).toEqual([0, 0]);
  });

  it.each([
    // The server counts all rows: what it counts of the day is not known.
    [
      { total: 6, valid: 4, invalid: 2 },
      { total: 3, valid: 2, invalid: 1 },
    ],
    [
      { total: 3, valid: 2, invalid: 1 },
      { total: 3, valid: 2, invalid: 1 },
    ],
    [
      { total: 5, valid: 4, invalid: 2 },
      { total: 5, valid: 2, invalid: 1 },
    ],
  ])('take the totals %j of a server as %j', (totals, counts) => {
    expect(onDay({ ...totals, appointments: sent }).counts).toMatchObject(counts);
  });
});

describe('figures of a part of the list (rulings A15)', () => {
  const figuresOf = (body: object) => {
    const figures = reads.appointments.figures(reads.appointments.response.read(body));
    return { ...figures, day: figures.on('2026-11-21/2026-11-21') };
  };
  const rows = [
    appointmentRow(),
    appointmentRow({ status: 'invalid', salesRep: 'Unknown Field Agent' }),
    appointmentRow({ time: '2026-11-20T18:00:00Z' }),
  ];

  it('of all events are there for a whole list', () => {
    const { validOfAll, day } = figuresOf({ appointments: rows });
    expect([validOfAll?.length, day.whyOfAll?.all, day.unknownReps]).toEqual([2, 2, 1]);
  });

  it.each([
    ['a total is greater', { appointments: rows, total: 9 }],
    ['a row is unreadable', { appointments: [...rows, 7] }],
  ])('of all events are null where %s', (_what, body) => {
    const { validOfAll, day } = figuresOf(body);
    expect([validOfAll, day.whyOfAll, day.unknownReps]).toEqual([null, null, null]);
    expect(day.why.all).toBe(2);
  });

  it('count the events, but not 0 of a part', () => {
    const eventsIn = (body: object) => figuresOf(body).day.eventCount;
    expect([eventsIn({ appointments: rows }), eventsIn({ appointments: [] })]).toEqual([2, 0]);
    expect(eventsIn({ appointments: [7] })).toBeNull();
  });

  it('find the rows of a filter, and count those of the day by list', () => {
    const { find } = figuresOf({ appointments: rows, total: 9 }).day;
    const { valid, invalid, all } = find({ ...noFilter, rep: 'Luis Ocampo' });
    expect(valid).toMatchObject({ ofDay: 1, otherDays: 1, count: 1 });
    expect([valid.rows.length, all.rows.length]).toEqual([2, 2]);
    expect(invalid).toEqual({ rows: [], ofDay: 0, otherDays: 0, count: null });
  });
});
