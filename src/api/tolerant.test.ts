import { describe, expect, it, vi } from 'vitest';
import { regions } from '../domain/region/region.ts';
import { appointment } from '../calls/appointments.ts';
import { reads } from '../calls/index.ts';
import {
  count,
  flag,
  id,
  lines,
  month,
  number,
  phone,
  region,
  salesRep,
  status,
  telemarketer,
  text,
  texts,
  time,
  word,
} from './values.ts';
import { type Reader, tryRead } from './shape.ts';
import { innerRows, row } from './tolerant.ts';

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
    [text, ' DD ', 'DD'],
    [text, ['a', ' b', 3, null, ['c']], 'a, b, 3'],
    [text, 'O&#39;Brien <br>', "O'Brien"],
    [lines, ' one \r\n\u200btwo\n', 'one\ntwo'],
    [id, 7, '7'],
    [id, ' 007 ', ' 007 '],
    [id, 2 ** 53 + 2, ''],
    [id, '9007199254740993', '9007199254740993'],
    [id, ['a1'], 'a1'],
    [id, ['a1', 'a2'], ''],
    [id, [], ''],
    [text, {}, ''],
    [text, 'W'.repeat(20_000), 'W'.repeat(20_000)],
    [text, 'W'.repeat(1_000_000), `${'W'.repeat(20_000)}…`],
    [flag, 'true', true],
    [flag, 0, false],
    [flag, 1, true],
    [flag, '1', true],
    [flag, 'YES', true],
    [flag, ' y ', true],
    [flag, 'True\u200b', true],
    [flag, 'No', false],
    [flag, 'n', false],
    [flag, ['no'], false],
    [flag, 2, null],
    [flag, 'on', null],
    [flag, [1, 1], null],
    [flag, {}, null],
    [texts, ['a', null, '', { b: 1 }, 3], ['a', '3', '1 could not be read']],
    [texts, [{ message: 'a' }, { code: 7, text: 'b' }, { name: ' ', title: 'c' }], ['a', 'b', 'c']],
    [texts, { error: 'x' }, ['1 could not be read']],
    [text, { first: 'Ann', text: { message: 'a' } }, ''],
    [time, { name: '2026-03-11T18:05:00Z' }, { ms: null, text: '' }],
    [id, { name: 'a1' }, ''],
    [texts, 'only', ['only']],
    [texts, undefined, []],
  ] as const)('%#: %j reads as expected', (schema, input, output) => {
    expect((schema as Reader).read(input)).toEqual(output);
  });

  it('takes fallbacks for missing fields and ignores unknown ones', () => {
    expect(reads.dashboard.response.read({ systemStatus: 1, more: 1 }).metrics).toMatchObject({
      totalValidAppointments: null,
      activeRegions: null,
      aiConfidence: null,
      weeklyMode: null,
      dateRange: { start: { date: null, text: '' }, end: { date: null, text: '' } },
    });
  });
});

describe('a text becomes a value (rulings A10 to A18)', () => {
  it.each([
    [region, 'IL', { key: 'chicago', name: 'Illinois' }],
    [region, ['IL'], { key: 'chicago' }],
    [region, ['IL', 'FL'], { id: '', name: 'N/A' }],
    [region, { code: 'IL', name: 'Midwest' }, { key: 'chicago' }],
    [region, { id: 3, name: 'Atlantis' }, { key: null, name: 'Atlantis' }],
    [region, [{ key: 'az' }], { key: 'arizona' }],
    [region, ' New_Avalon', { id: 'new avalon', key: null, name: 'New_Avalon' }],
    [telemarketer, 'Ana\u00a0 Torres', { id: 'ana torres', name: 'Ana Torres' }],
    [telemarketer, ['Ana', 'Bea'], { name: 'Ana, Bea' }],
    [telemarketer, { id: 7, name: 'Ana Torres' }, { id: 'ana torres' }],
    [telemarketer, undefined, { id: '', name: 'N/A' }],
    [salesRep, 'jim_bo', { id: 'jim bo', name: 'Jim Bo', sent: 'jim_bo' }],
    [salesRep, null, { id: '', name: 'Unknown', sent: '' }],
    [status, 'BLOCKED', { outcome: 'invalid', id: 'blocked' }],
    [status, ['valid'], { outcome: 'valid' }],
    [status, ['valid', 'invalid'], { outcome: null, id: '' }],
    [status, 'new', { outcome: null, id: 'new', word: 'New' }],
    [time, 1_773_252_300, { ms: Date.parse('2026-03-11T18:05:00Z') }],
    [time, '9:00 AM', { ms: null, text: '9:00 AM' }],
    [month, 'March 2026', { date: '2026-03' }],
    [phone, '\u202a(312) 555‑0142\u202c', { text: '(312) 555‑0142', digits: '3125550142' }],
    [word('high', 'low'), ' HIGH', { knownWord: 'high', text: 'High' }],
    [word('high', 'low'), 'urgent', { knownWord: null, text: 'urgent' }],
  ] as const)('%#: %j of the readers', (schema, input, output) => {
    expect((schema as Reader).read(input)).toMatchObject(output);
  });

  it('a time of day in the list of today is a time of today, Eastern', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-12T02:00:00Z'), toFake: ['Date'] });
    const { time: booked } = appointment.read({ time: '2:05 PM' });
    vi.useRealTimers();
    expect(booked.ms).toBe(Date.parse('2026-03-11T18:05:00Z'));
  });
});

describe('a list inside a response (rulings A13)', () => {
  const names = innerRows(row({ name: text }, ['name']));
  it.each([
    [{ '1': { name: 'a' }, '3': { name: 'b' } }, ['a', 'b'], false],
    [{}, [], false],
    [undefined, [], false],
    [null, [], false],
    [{ more: 1 }, [], true],
    ['none', [], true],
    [7, [], true],
    [true, [], true],
  ])('%j has the rows %j; something else: %j', (input, rows, isNoList) => {
    const read = names.read(input);
    expect(read.rows.map(({ name }) => name)).toEqual(rows);
    expect(read.isNoList).toBe(isNoList);
  });
});

describe('a part of a list names its total (rulings A15)', () => {
  const rows = [{ id: 'a' }, { id: 'b' }];
  it.each([
    [{ corrections: rows, total: 76 }, 76],
    [{ corrections: rows, totalCount: '3' }, 3],
    [{ corrections: rows, total: 2 }, null],
    [{ corrections: rows, total: 0 }, null],
    [{ corrections: rows, total: 76.5 }, null],
    [{ corrections: rows, total: 1e300 }, null],
    [{ corrections: rows, total: '7e1' }, null],
    [{ corrections: rows, total: -76 }, null],
    [{ corrections: rows, total: 76.5, count: 49 }, 49],
    [{ corrections: rows }, null],
    [{ corrections: rows, total: null, total_count: '49' }, 49],
    [{ corrections: rows, count: 2, total: 76 }, 76],
    [{ corrections: { 0: rows[0], 1: rows[1] }, total: 5 }, 5],
    [rows, null],
    [{ 4: rows[0], 9: rows[1] }, null],
  ])('%j: %j', (body, total) => {
    const read = reads.corrections.response.read(body);
    expect([read.rows.length, read.total]).toEqual([2, total]);
  });

  it('but not of regions and telemarketers, where it counts something else', () => {
    const { regions: ofRegions, telemarketers } = reads;
    const sent = { total: 76, meta: { total: 76 } };
    expect(ofRegions.response.read({ ...sent, regions: [{ key: 'florida' }] }).total).toBeNull();
    const people = { ...sent, telemarketers: [{ name: 'Ana Torres' }] };
    expect(telemarketers.response.read(people).total).toBeNull();
  });
});

describe('a list is read row by row (rulings A1, A2)', () => {
  const good = { key: 'florida', validAppointments: '11', totalEvents: 24 };

  it.each([
    ['the bare array', [good]],
    ['an object with the list', { regions: [good], page: 1 }],
  ])('from %s', (_name, body) => {
    const { rows, unreadable } = reads.regions.response.read(body);
    expect(rows).toMatchObject([{ region: { key: 'florida' }, validAppointments: 11 }]);
    expect(unreadable).toBe(0);
  });

  it('skips and counts rows that cannot be read', () => {
    const { rows, unreadable } = reads.regions.response.read([
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
    const { rows, unreadable } = reads.dataQuality.response.read({
      validationReports: [null, report, 'x', {}],
    }).validationReports;
    expect(rows).toMatchObject([{ status: { text: 'blocked' }, score: 41 }]);
    expect(unreadable).toBe(3);
  });

  it.each([null, 3, 'rows', {}, { rows: [] }])('fails on the envelope %j', (body) => {
    expect(tryRead(reads.regions.response, body)).toBeNull();
  });

  it.each([null, 3, [], {}, { error: 'Database is down' }, { status: 500 }])(
    'fails on an object without one of its fields: %j (rulings A19)',
    (body) => {
      for (const schema of [
        reads.dashboard.response,
        reads.dataQuality.response,
        reads.monthly.response,
      ])
        expect(tryRead<unknown>(schema, body)).toBeNull();
    },
  );
});

describe('maps from the server are lists here (rulings A5, A9)', () => {
  it('keeps __proto__ and constructor as names', () => {
    const body: unknown = JSON.parse(
      '{"calendarAccuracy":{"__proto__":{"accuracy":1},"constructor":{"accuracy":2}}}',
    );
    expect(
      reads.learningMetrics.response
        .read(body)
        .calendarAccuracy.rows.map((each) => each.region.name),
    ).toEqual(['__proto__', 'constructor']);
  });

  it('reads a region breakdown as a list or as a map', () => {
    const monthOf = (regionBreakdown: unknown) => ({
      months: [{ month: '2026-11', regionBreakdown }],
    });
    const share = { weeklyAverage: 3, totalAppointments: 12 };
    const wanted = [{ region: regions.florida, ...share }];
    const list = reads.monthly.response.read(monthOf([{ name: 'Florida', ...share }]));
    const map = reads.monthly.response.read(monthOf({ Florida: share }));
    expect(list.months.rows[0]?.regionBreakdown.rows).toMatchObject(wanted);
    expect(map.months.rows[0]?.regionBreakdown.rows).toMatchObject(wanted);
  });

  it('counts the entries that cannot be read (rulings A2)', () => {
    const share = { totalAppointments: 12 };
    const lists = [[{ name: 'Florida', ...share }, 3], { Florida: share, Atlantis: null }];
    const { months } = reads.monthly.response.read({
      months: lists.map((regionBreakdown, at) => ({ month: `2026-1${at}`, regionBreakdown })),
    });
    expect(months.rows.map((each) => each.regionBreakdown.unreadable)).toEqual([1, 1]);
    const { calendarAccuracy } = reads.learningMetrics.response.read({
      calendarAccuracy: { chicago: { accuracy: 1 }, florida: 2, arizona: 'x' },
    });
    expect([calendarAccuracy.rows.length, calendarAccuracy.unreadable]).toEqual([1, 2]);
  });
});
