import { describe, expect, it } from 'vitest';
import { appointment } from './appointments.ts';
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
