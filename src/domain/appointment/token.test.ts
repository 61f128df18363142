import { describe, expect, it } from 'vitest';
import { pick, randomOf } from '../../../mocks/world/random.ts';
import { appointmentToken, findByToken, isSameAppointment } from './token.ts';

const sent = {
  title: 'NHWC',
  customer: 'Zoë Quigley',
  region: 'florida',
  time: '2026-11-21T15:00:00Z',
  phone: '(555) 014-7526',
  telemarketer: 'Ana Torres',
};
const row = { sent, status: 'invalid', salesRep: 'Unknown Field Agent' };
const changed = (change: Partial<typeof sent>) => ({ ...row, sent: { ...sent, ...change } });
const names = ['title', 'customer', 'region', 'time', 'phone', 'telemarketer'] as const;

describe('the token of an appointment', () => {
  it('is the same for ever: links are kept', () => {
    expect(appointmentToken(row)).toBe('18jlwk01lrl2ne');
    expect(appointmentToken(changed({ title: '', customer: '' }))).toMatch(/^[\da-z]{14}$/);
  });

  it('outlives a decision and a correction', () => {
    const corrected = { ...row, status: 'valid', salesRep: 'Luis Ocampo' };
    expect(appointmentToken(corrected)).toBe(appointmentToken(row));
    expect(isSameAppointment(corrected, row)).toBe(true);
  });

  it.each(names)('differs with the %s', (name) => {
    const other = changed({ [name]: `${sent[name]}x` });
    expect(appointmentToken(other)).not.toBe(appointmentToken(row));
    expect(isSameAppointment(other, row)).toBe(false);
  });

  it('knows where a field ends', () => {
    const other = changed({ title: 'NHW', customer: 'CZoë Quigley' });
    expect(appointmentToken(other)).not.toBe(appointmentToken(row));
  });

  it('is shared by equal rows, and by no others, over generated rows', () => {
    const random = randomOf('tokens');
    const word = () =>
      Array.from({ length: Math.floor(random() * 3) }, () =>
        pick(random, ['a', 'b', '', '\u001f', '\ud800', '0']),
      ).join('');
    const rows = Array.from({ length: 1_000 }, () =>
      changed({ title: word(), customer: word(), phone: word(), telemarketer: word() }),
    );
    const textOf = (each: typeof row) => JSON.stringify(names.map((name) => each.sent[name]));
    const tokens = new Map(rows.map((each) => [textOf(each), appointmentToken(each)]));
    expect(new Set(tokens.values()).size).toBe(tokens.size);
    for (const each of rows) {
      expect(appointmentToken({ ...each })).toBe(tokens.get(textOf(each)));
      const found = findByToken(rows, appointmentToken(each));
      expect(found && isSameAppointment(found, each)).toBe(true);
    }
    expect(findByToken(rows, 'nothere')).toBeUndefined();
  });
});
