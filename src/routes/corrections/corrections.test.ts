import { describe, expect, it } from 'vitest';
import {
  closestName,
  correctionFor,
  coveredBy,
  defaultReason,
  knownReps,
  nextAfter,
  regionOfId,
  spellingOf,
  suggestReps,
} from './corrections.ts';

const unknown = 'Unknown Field Agent';
const row = (salesRep: string, region = 'chicago', customer = 'Ada', title = 'WC') => ({
  title,
  customer,
  region,
  salesRep,
});

describe('correctionFor (spec 3, 5)', () => {
  it.each([
    ['Luis Ocampo', '', 'Luis Ocampo', defaultReason],
    ['  Luis Ocampo ', ' \n', 'Luis Ocampo', defaultReason],
    ['luis_ocampo', ' He called ', 'luis_ocampo', 'He called'],
  ])('with the name %j and the reason %j', (name, reason, correctedSalesRep, sent) => {
    expect(correctionFor(row('Unknown_field agent'), name, reason)).toEqual({
      appointmentId: 'WC_Ada_chicago',
      originalSalesRep: 'Unknown_field agent',
      correctedSalesRep,
      reason: sent,
    });
  });
});

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
  ['WC_Ada_chicago', 'chicago'],
  ['a_b_c_Florida', 'florida'],
  ['WC_Ada_', null],
  ['chicago', 'chicago'],
  ['', null],
  ['WC_Ada___proto__', null],
])('the region of the id %j is %j', (id, region) => {
  expect(regionOfId(id)).toBe(region);
});

const texts = { customer: '', region: '', time: '', phone: '', telemarketer: '' };
const titled = (titles: string) => Array.from(titles, (title) => ({ ...texts, title }));

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

it.each([
  ['luis ocampo', 'Luis Ocampo'],
  [' Tomasz  Wolny', 'tomasz_wolny'],
  ['Luis', undefined],
  ['', undefined],
])('%j is spelled %j', (typed, name) => {
  expect(spellingOf(['Luis Ocampo', 'tomasz_wolny'], typed)).toBe(name);
});

describe('knownReps', () => {
  it('orders reps by their appointments in the region, then by all', () => {
    const rows = [
      row('Far', 'florida'),
      row('Far', 'florida'),
      row('Far', 'florida'),
      row('Also Here', 'IL'),
      row('Here'),
      row('here', 'Illinois'),
    ];
    expect(knownReps(rows, 'Chicago', [])).toEqual(['Here', 'Also Here', 'Far']);
    expect(knownReps(rows, 'florida', [])).toEqual(['Far', 'Here', 'Also Here']);
    // In an unknown region, the order is by all appointments.
    expect(knownReps(rows, 'Nevada', [])).toEqual(['Far', 'Here', 'Also Here']);
  });

  it('keeps the first spelling of a name, as it was sent', () => {
    expect(knownReps([row('luis_ocampo'), row('Luis Ocampo ')], '', [])).toEqual(['luis_ocampo']);
  });

  it.each([unknown, 'unknown_field_agent', 'Unknown', 'Unknown Rep', 'N/A', '', '0 PDG', 'Ana'])(
    'leaves out %j',
    (name) => {
      expect(knownReps([row(name)], 'chicago', ['ana'])).toEqual([]);
    },
  );
});

describe('suggestReps', () => {
  const known = ['Luis Ocampo', 'tomasz_wolny', 'Zoë Lu', 'Ed', 'Bo', 'Cy'];
  it.each([
    ['', known.slice(0, 5)],
    ['lu', ['Luis Ocampo', 'Zoë Lu']],
    ['tomasz w', ['tomasz_wolny']],
    ['zoe', ['Zoë Lu']],
    ['nobody', []],
    [' luis ocampo', []],
  ])('for %j', (typed, names) => {
    expect(suggestReps(known, typed)).toEqual(names);
  });
});

const names = ['Renee Castillo', 'Luis Ocampo', "Sean O'Rourke", 'Zoë Lu', 'Colin Reyes'];

it.each([
  // The start of a word.
  ['re', 'Renee Castillo'],
  ['rey', 'Colin Reyes'],
  // A letter added, left out, changed, or swapped with the next one.
  ['Renee Castilllo', 'Renee Castillo'],
  ['Luiz Ocampo', 'Luis Ocampo'],
  ['Lius', 'Luis Ocampo'],
  // One word of a name, or its words in another order.
  ['Ocanpo', 'Luis Ocampo'],
  ['Ocampo, Luis', 'Luis Ocampo'],
  // Case, accents and marks.
  ['SEAN OROURKE', "Sean O'Rourke"],
  ['zoe', 'Zoë Lu'],
  // More than a third of the letters are wrong.
  ['Luis Herrera', null],
  ['xy', null],
  ['', null],
])('%j is closest to %j', (typed, closest) => {
  expect(closestName(names, typed)).toBe(closest);
});

it('takes the first of equally close names', () => {
  expect(closestName(['Mina Farouk', 'Mina Faruk'], 'mina')).toBe('Mina Farouk');
  expect(closestName([], 'mina')).toBeNull();
});

it('finds no name close to hostile texts, without comparing them', () => {
  const long = 'x'.repeat(10_000);
  expect(closestName([`${long} ${long}`, '', '__proto__'], 'mina farouk')).toBeNull();
  expect(closestName([`${long}y`], long)).toBeNull();
});
