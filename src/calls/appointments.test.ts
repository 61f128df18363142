import { describe, expect, it } from 'vitest';
import { appointment } from './appointments.ts';
import { appointmentRow } from '../../tests/rows.ts';
import { noFilter } from '../domain/appointment/row-filter.ts';
import { reads } from './index.ts';

describe('an appointment (A3)', () => {
  it('folds the second name of a field into the first', () => {
    const read = appointment({
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
    expect(appointment(sent)).toMatchObject({
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
  ])('%#: %j is a row: %s, since one readable field is enough (A2)', (sent, isRow) => {
    const { rows, unreadable } = reads.appointments.response([sent]);
    expect([rows.length, unreadable]).toEqual(isRow ? [1, 0] : [0, 1]);
  });

  it('keeps the server’s totals beside the rows, and null where it sent none', () => {
    const { rows, total, sentTotals } = reads.appointments.response({
      total: 9,
      appointments: [{ title: 'DD' }],
    });
    expect([rows.length, total, sentTotals.total, sentTotals.valid]).toEqual([1, 9, 9, null]);
  });
});

describe('the figures of the list (C37)', () => {
  const at = (time: string, given: object = {}) => appointmentRow({ time, ...given });
  const rows = [
    at('2026-11-21T18:00:00Z'),
    at('2026-11-21T19:00:00Z', { status: 'invalid', reason: 'No service code' }),
    at('soon', { salesRep: 'Unknown Field Agent' }),
    at('2026-11-14T18:00:00Z', { salesRep: 'Otto Kern', region: 'Atlantis' }),
    at('2026-11-22T19:00:00Z', { status: 'on hold' }),
  ];
  const figuresOf = (body: unknown) =>
    reads.appointments.figures(reads.appointments.response(body));

  it('are of all rows, whatever their times', () => {
    const { lists, counts, why, topReps, withoutRep } = figuresOf(rows);
    expect([lists.all, lists.valid, lists.invalid].map((list) => list.length)).toEqual([5, 3, 1]);
    expect(counts).toEqual({ total: 5, valid: 3, invalid: 1, undecided: 1 });
    expect(topReps.map(({ rep, valid }) => [rep.name, valid])).toEqual([
      ['Otto Kern', 1],
      ['Luis Ocampo', 1],
    ]);
    expect(why.reasons.map(({ label }) => label)).toEqual(['No service code']);
    expect(why.region.map(({ subject, all }) => [subject.name, all])).toEqual([
      ['California', 4],
      ['Atlantis', 1],
    ]);
    expect(withoutRep).toHaveLength(1);
  });

  it('take the totals of the server where it sends them (S3)', () => {
    const { counts } = figuresOf({ total: 5, valid: 2, invalid: 2, appointments: rows });
    expect(counts).toEqual({ total: 5, valid: 2, invalid: 2, undecided: 1 });
  });

  it('do not count a part as the whole (A15)', () => {
    const { counts, lists } = figuresOf({ total: 9, appointments: rows });
    expect(counts).toEqual({ total: 9, valid: null, invalid: null, undecided: null });
    expect(lists.all).toHaveLength(5);
  });

  it('find the rows of a filter, by list', () => {
    const { find } = figuresOf(rows);
    const { valid, invalid, all } = find({ ...noFilter, rep: 'Luis Ocampo' });
    expect([valid, invalid, all].map((list) => list.length)).toEqual([1, 1, 3]);
  });
});
