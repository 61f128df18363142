import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { correctionFor, coveredBy, defaultReason, nextAfter, partsOfId } from './corrections.ts';

const unknown = 'Unknown Field Agent';
const row = (salesRep: string, region = 'chicago', customer = 'Ada', title = 'WC') =>
  appointment({ title, customer, region, salesRep });

it.each([
  ['Luis Ocampo', '', 'Luis Ocampo', defaultReason],
  ['  Luis Ocampo ', ' \n', 'Luis Ocampo', defaultReason],
  ['luis_ocampo', ' He called ', 'luis_ocampo', 'He called'],
  ['Luis\u200b\u00a0Ocampo', '\u200b\u2060', 'Luis Ocampo', defaultReason],
])(
  'correctionFor (S3, S5) with the name %j and the reason %j',
  (name, reason, correctedSalesRep, sent) => {
    expect(correctionFor(row('Unknown_field agent'), name, reason)).toEqual({
      appointmentId: 'WC_Ada_chicago',
      originalSalesRep: 'Unknown_field agent',
      correctedSalesRep,
      reason: sent,
    });
  },
);

describe('coveredBy', () => {
  it('counts the appointments of an id, and those with a rep', () => {
    const rows = [row(unknown), row('Luis Ocampo'), row(unknown, 'florida')];
    expect(coveredBy(row(unknown), rows)).toEqual({ count: 2, withRep: 1 });
  });

  it('counts by the id alone, even when the texts behind it differ', () => {
    const rows = [row(unknown, '', 'B_C', 'A'), row(unknown, '', 'C', 'A_B')];
    expect(coveredBy(row(unknown, '', 'C', 'A_B'), rows)).toEqual({ count: 2, withRep: 0 });
  });
});

it.each([
  ['WC_Ada_chicago', 'WC', 'Ada', 'chicago'],
  ['WC DD 4586_Ann_Lee_Florida', 'WC DD 4586', 'Ann_Lee', 'florida'],
  ['_Ada_IL', '', 'Ada', 'chicago'],
  ['WC__IL', 'WC', '', 'chicago'],
])('the id %j is of %j, %j, %s (S3)', (id, title, customer, key) => {
  expect(partsOfId(id)).toMatchObject({ title, customer, region: { key } });
});

it.each(['', 'chicago', 'WC_chicago', 'WC_Ada_', 'WC_Ada_Atlantis', 'WC_Ada___proto__', 'corr-17'])(
  'the id %j cannot be taken apart',
  (id) => {
    expect(partsOfId(id)).toBeNull();
  },
);

const titled = (titles: string) => Array.from(titles, (title) => appointment({ title }));

it.each([
  ['b', 'abcd', 'acd', 'c'],
  ['b', 'abcd', 'ad', 'd'],
  ['c', 'abcd', 'ab', 'b'],
  ['c', 'abcd', 'a', 'a'],
  ['b', 'abcd', '', null],
  // Without a selected row.
  ['', 'abcd', 'bc', 'b'],
])('the next after %j in %j, of which %j are left, is %j', (title, list, left, next) => {
  const [before = null] = titled(title);
  expect(nextAfter(before, titled(list), titled(left))?.title ?? null).toBe(next);
});
