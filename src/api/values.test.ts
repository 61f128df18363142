import { describe, expect, it, vi } from 'vitest';
import { appointment } from '../calls/appointments.ts';
import { regions } from '../domain/region/region.ts';
import { type Reader, Unreadable } from './fields.ts';
import {
  amount,
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

/** Values of every kind that JSON has, of which none is a text, a number or a list of texts. */
const otherKinds = [{}, { name: 'a' }, { message: 'a' }, [], ['a'], [['a']], true, false, null];

describe('what cannot be read takes its fallback (A2, A16)', () => {
  it.each<[Reader, unknown, unknown]>([
    [number, '12.5', 12.5],
    [number, ' -3.5 ', -3.5],
    [number, 7, 7],
    [number, '', null],
    [number, 'twelve', null],
    [number, '1e999', null],
    [number, '1,284', null],
    [number, '0x1F', null],
    [number, Number.NaN, null],
    [amount, 12.5, 12.5],
    [amount, -1, null],
    [count, ' 12.0 ', 12],
    [count, 12.5, null],
    [count, -1, null],
    [count, '-0', 0],
    [text, 5148, '5148'],
    [text, '  ', ''],
    [text, ' DD ', 'DD'],
    [text, 'O&#39;Brien <br>', 'O&#39;Brien <br>'],
    [text, 'W'.repeat(1_000_000), `${'W'.repeat(20_000)}…`],
    [lines, ' one \r\n\u200btwo\n', 'one\ntwo'],
    [flag, true, true],
    [flag, false, false],
    [flag, 'true', null],
    [flag, 1, null],
    [flag, 'yes', null],
  ])('%#: %j reads as %j', (read, sent, value) => {
    expect(read(sent)).toEqual(value);
  });

  it.each(otherKinds)('%j is no text, no number and no value of a text', (sent) => {
    expect([text(sent), lines(sent), number(sent), count(sent)]).toEqual(['', '', null, null]);
    expect([region(sent).id, telemarketer(sent).id, status(sent).id]).toEqual(['', '', '']);
    expect([time(sent).text, phone(sent).text, salesRep(sent).name]).toEqual(['', '', 'Unknown']);
  });
});

describe('an id (A14)', () => {
  it.each([
    [7, '7'],
    [-7, '-7'],
    [' 007 ', ' 007 '],
    ['9007199254740993', '9007199254740993'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ['\u200b ', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is %j', (sent, value) => {
    expect(id(sent)).toBe(value);
  });

  it.each([2 ** 53, 7.5, 1e300, true, {}, { name: 'a1' }, ['a1'], []])(
    '%j makes its row unreadable',
    (sent) => {
      expect(() => id(sent)).toThrow(Unreadable);
    },
  );
});

it('a list of texts has the texts, and counts what is none (A13, A16)', () => {
  const sent = ['a', null, '', { message: 'b' }, 3, ['c']];
  expect(texts(sent)).toMatchObject({ rows: ['a', '3'], unreadable: 4 });
  expect(texts('only')).toMatchObject({ rows: [], unreadable: 1 });
  expect(texts(undefined)).toMatchObject({ rows: [], unreadable: 0 });
});

describe('a text becomes a value (A4, A10 to A18)', () => {
  it.each<[Reader, unknown, object]>([
    [region, 'IL', regions.chicago],
    [region, ' New_Avalon', { id: 'new avalon', key: null, name: 'New_Avalon' }],
    [telemarketer, 'Ana\u00a0 Torres', { id: 'ana torres', name: 'Ana Torres' }],
    [salesRep, 'jim_bo', { id: 'jim bo', name: 'Jim Bo', sent: 'jim_bo' }],
    [status, 'BLOCKED', { outcome: 'invalid', id: 'blocked' }],
    [status, 'new', { outcome: null, id: 'new', word: 'New' }],
    [time, 1_773_252_300_000, { ms: Date.parse('2026-03-11T18:05:00Z') }],
    [time, '9:00 AM', { ms: null, text: '9:00 AM' }],
    [month, '2026-03', { date: '2026-03' }],
    [month, 'March 2026', { date: null, text: 'March 2026' }],
    [phone, '\u202a(312) 555‑0142\u202c', { text: '(312) 555‑0142', digits: '3125550142' }],
    [word('high', 'low'), ' HIGH', { knownWord: 'high', text: 'High' }],
    [word('high', 'low'), 'urgent', { knownWord: null, text: 'urgent' }],
  ])('%#: %j of the readers', (read, sent, value) => {
    expect(read(sent)).toMatchObject(value);
  });

  it('a time of day in the list of today is a time of today, Eastern', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-12T02:00:00Z'), toFake: ['Date'] });
    const { time: booked } = appointment({ time: '2:05 PM' });
    vi.useRealTimers();
    expect(booked.ms).toBe(Date.parse('2026-03-11T18:05:00Z'));
  });
});
