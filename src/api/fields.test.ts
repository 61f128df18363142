import { describe, expect, it } from 'vitest';
import { reads } from '../calls/index.ts';
import { fields, fieldsOrNull, needed, object, row, Unreadable, valueOrNull } from './fields.ts';
import { list } from './rows.ts';
import { count, text } from './values.ts';

/** The message of what a reader throws; null where it reads. */
function misfit(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return error.message;
  }
}

describe('a row (A2)', () => {
  const region = row({ name: needed(text, 'a name'), valid: needed(count, 'a count'), note: text });

  it('is read with the fallbacks of what is missing, and without unknown fields', () => {
    expect(region({ name: 'Florida', valid: '11', more: 1 })).toEqual({
      name: 'Florida',
      valid: 11,
      note: '',
    });
  });

  it.each([
    [{ valid: 11 }, 'expected a name at name'],
    [{ name: 'Florida' }, 'expected a count at valid'],
    [{ name: 'Florida', valid: null }, 'expected a count at valid'],
    [{ name: 'Florida', valid: 'eleven' }, 'expected a count at valid'],
    [{ name: ['Florida'], valid: 11 }, 'expected a name at name'],
    [null, 'expected an object'],
    [[], 'expected an object'],
    ['x', 'expected an object'],
  ])('is unreadable without a needed field: %j', (sent, message) => {
    expect(misfit(() => region(sent))).toBe(message);
  });

  it('without a needed field is unreadable only if no field can be read', () => {
    const appointment = row({ title: text, inner: fields({ name: text }), rows: list(text) });
    expect(appointment({ title: 'DD', inner: 3 })).toMatchObject({ title: 'DD' });
    expect(appointment({ inner: { name: 'a' } })).toMatchObject({ title: '' });
    expect(misfit(() => appointment({ other: 1, title: ' ' }))).toBe(
      'expected one of title, inner, rows',
    );
  });
});

it('an object inside a response has fallbacks without one, and no readable list in anything else (A13)', () => {
  const duplicates = fields({ groups: list(text), note: text });
  for (const sent of [undefined, null, {}])
    expect(duplicates(sent)).toMatchObject({ groups: { rows: [], unreadable: 0 }, note: '' });
  for (const sent of [7, 'none', [], ['a'], true])
    expect(duplicates(sent)).toMatchObject({ groups: { rows: [], unreadable: 1 }, note: '' });
  expect(fieldsOrNull({ note: text })([])).toBeNull();
});

describe('a response that is an object (A2, A19)', () => {
  it('takes the fallbacks of missing fields', () => {
    expect(object({ total: count, note: text })({ note: 'a' })).toEqual({ total: null, note: 'a' });
  });

  it.each([null, 3, 'x', [], {}, { error: 'Database is down' }, { status: 500 }])(
    'is an error without one of its fields: %j',
    (body) => {
      for (const { response } of [reads.dashboard, reads.dataQuality, reads.monthly])
        expect(valueOrNull<unknown, unknown>(response, body)).toBeNull();
    },
  );
});
