import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { appointment, appointmentsResponse } from './entities/appointment.ts';
import { regionsResponse, dashboardResponse } from './entities/dashboard.ts';
import { dataQualityResponse } from './entities/data-quality.ts';
import { learningMetricsResponse } from './entities/learning.ts';
import { monthlyResponse } from './entities/monthly.ts';
import { count, flag, namedNumbers, number, text, texts } from './tolerant.ts';

describe('a field is read tolerantly (rulings A2)', () => {
  it.each([
    [number, '12.5', 12.5],
    [number, 7, 7],
    [number, '', null],
    [number, null, null],
    [number, [], null],
    [number, true, null],
    [number, 'twelve', null],
    [number, '1e999', null],
    [count, -1, null],
    [count, 0, 0],
    [text, 5148, '5148'],
    [text, '  ', ''],
    [text, ' DD ', ' DD '],
    [text, {}, ''],
    [text, 'W'.repeat(20_000), 'W'.repeat(20_000)],
    [text, 'W'.repeat(1_000_000), `${'W'.repeat(20_000)}…`],
    [flag, 'true', true],
    [flag, 0, null],
    [texts, ['a', null, { b: 1 }, 3], ['a', '3']],
    [texts, 'only', ['only']],
    [texts, undefined, []],
  ] as const)('%#: %j reads as expected', (schema, input, output) => {
    expect(v.parse(schema as v.GenericSchema, input)).toEqual(output);
  });

  it('takes fallbacks for missing fields and ignores unknown ones', () => {
    expect(v.parse(dashboardResponse, { more: 1 }).metrics).toMatchObject({
      totalValidAppointments: null,
      activeRegions: null,
      aiConfidence: null,
      weeklyMode: null,
      dateRange: { start: '', end: '' },
    });
  });
});

describe('a list is read row by row (rulings A1, A2)', () => {
  const good = { key: 'florida', validAppointments: '11', totalEvents: 24 };

  it.each([
    ['the bare array', [good]],
    ['an object with the list', { regions: [good], page: 1 }],
  ])('from %s', (_name, body) => {
    const { rows, unreadable } = v.parse(regionsResponse, body);
    expect(rows).toMatchObject([{ key: 'florida', validAppointments: 11 }]);
    expect(unreadable).toBe(0);
  });

  it('skips and counts rows that cannot be read', () => {
    const { rows, unreadable } = v.parse(regionsResponse, [
      good,
      null,
      'x',
      3,
      {},
      [],
      { key: '' },
    ]);
    expect([rows.length, unreadable]).toEqual([1, 6]);
  });

  it('skips and counts them in a list inside a response, too', () => {
    const report = { status: 'blocked', score: 41, violations: [7, null, {}] };
    const { rows, unreadable } = v.parse(dataQualityResponse, {
      validationReports: [null, report, 'x', {}],
    }).validationReports;
    expect(rows).toMatchObject([{ status: 'blocked', score: 41 }]);
    expect(unreadable).toBe(3);
  });

  it.each([null, 3, 'rows', {}, { rows: [] }])('fails on the envelope %j', (body) => {
    expect(v.safeParse(regionsResponse, body).success).toBe(false);
  });
});

describe('an appointment (rulings A3)', () => {
  it('folds the second name of a field into the first', () => {
    const read = v.parse(appointment, {
      customerName: 'Ada',
      field_agent: 'Jim',
      confidence: 10,
      stateAnalysis: { detectedState: 'FL', confidence: 90 },
    });
    expect(read).toMatchObject({
      customer: 'Ada',
      salesRep: 'Jim',
      detectedState: 'FL',
      confidence: 90,
    });
  });

  it('prefers the first name, and the row’s own confidence where there is no analysis', () => {
    const row = {
      customer: 'A',
      customerName: 'B',
      salesRep: 'C',
      field_agent: 'D',
      confidence: 1,
    };
    expect(v.parse(appointment, row)).toMatchObject({
      customer: 'A',
      salesRep: 'C',
      confidence: 1,
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
    const { rows, unreadable } = v.parse(appointmentsResponse, [sent]);
    expect([rows.length, unreadable]).toEqual(isRow ? [1, 0] : [0, 1]);
  });

  it('keeps the server’s totals beside the rows, and null where it sent none', () => {
    const { rows, total, valid } = v.parse(appointmentsResponse, {
      total: 9,
      appointments: [{ title: 'DD' }],
    });
    expect([rows.length, total, valid]).toEqual([1, 9, null]);
  });
});

describe('maps from the server are lists here (rulings A5, A9)', () => {
  it('keeps __proto__ and constructor as names', () => {
    const body: unknown = JSON.parse(
      '{"calendarAccuracy":{"__proto__":{"accuracy":1},"constructor":{"accuracy":2}}}',
    );
    expect(
      v.parse(learningMetricsResponse, body).calendarAccuracy.rows.map((row) => row.name),
    ).toEqual(['__proto__', 'constructor']);
  });

  it('keeps them where the values are numbers, too', () => {
    const body: unknown = JSON.parse('{"__proto__":1,"constructor":2}');
    expect(v.parse(namedNumbers, body)).toEqual([
      { name: '__proto__', value: 1 },
      { name: 'constructor', value: 2 },
    ]);
  });

  it('reads a region breakdown as a list or as a map', () => {
    const month = (regionBreakdown: unknown) => ({
      months: [{ month: '2026-11', regionBreakdown }],
    });
    const share = { weeklyAverage: 3, totalAppointments: 12 };
    const wanted = [{ name: 'Florida', ...share }];
    const list = v.parse(monthlyResponse, month([{ name: 'Florida', ...share }]));
    const map = v.parse(monthlyResponse, month({ Florida: share }));
    expect(list.months.rows[0]?.regionBreakdown.rows).toMatchObject(wanted);
    expect(map.months.rows[0]?.regionBreakdown.rows).toMatchObject(wanted);
  });

  it('counts the entries that cannot be read (rulings A2)', () => {
    const share = { totalAppointments: 12 };
    const month = (regionBreakdown: unknown) => ({ month: '2026-11', regionBreakdown });
    const { months } = v.parse(monthlyResponse, {
      months: [month([{ name: 'Florida', ...share }, 3]), month({ Florida: share, Texas: null })],
    });
    expect(months.rows.map((row) => row.regionBreakdown.unreadable)).toEqual([1, 1]);
    const { calendarAccuracy } = v.parse(learningMetricsResponse, {
      calendarAccuracy: { chicago: { accuracy: 1 }, florida: 2, arizona: 'x' },
    });
    expect([calendarAccuracy.rows.length, calendarAccuracy.unreadable]).toEqual([1, 2]);
  });
});
