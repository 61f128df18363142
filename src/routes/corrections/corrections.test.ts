import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { type Person, readPerson, readRep } from '../../domain/people.ts';
import { readRegion } from '../../domain/region/region.ts';
import {
  closestName,
  correctionFor,
  coveredBy,
  defaultReason,
  knownRep,
  knownReps,
  nextAfter,
  regionOfId,
  suggestReps,
} from './corrections.ts';

const unknown = 'Unknown Field Agent';
const row = (salesRep: string, region = 'chicago', customer = 'Ada', title = 'WC') =>
  appointment({ title, customer, region, salesRep });
const repsOf = (names: readonly string[]) => names.map(readRep);
const namesOf = (reps: readonly Person[]) => reps.map(({ sent }) => sent);

it.each([
  ['Luis Ocampo', '', 'Luis Ocampo', defaultReason],
  ['  Luis Ocampo ', ' \n', 'Luis Ocampo', defaultReason],
  ['luis_ocampo', ' He called ', 'luis_ocampo', 'He called'],
  ['Luis\u200b\u00a0Ocampo', '\u200b\u2060', 'Luis Ocampo', defaultReason],
])(
  'correctionFor (spec 3, 5) with the name %j and the reason %j',
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
  ['WC_Ada_chicago', 'chicago'],
  ['a_b_c_Florida', 'florida'],
  ['a_b_IL', 'chicago'],
  ['WC_Ada_', null],
  ['chicago', 'chicago'],
  ['', null],
  ['WC_Ada___proto__', null],
  ['WC_Ada_Nevada', null],
])('the region of the id %j is %j', (id, region) => {
  expect(regionOfId(id).key).toBe(region);
});

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

it.each([
  ['luis ocampo', 'Luis Ocampo'],
  [' Tomasz  Wolny', 'tomasz_wolny'],
  ['LUIS\u200b\u00a0OCAMPO', 'Luis Ocampo'],
  ['Luis', undefined],
  ['', undefined],
])('%j is spelled %j (B5)', (typed, name) => {
  expect(knownRep(repsOf(['Luis Ocampo', 'tomasz_wolny']), typed)?.sent).toBe(name);
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
    const namesIn = (region: string) => namesOf(knownReps(rows, readRegion(region), []));
    expect(namesIn('Chicago')).toEqual(['Here', 'Also Here', 'Far']);
    expect(namesIn('florida')).toEqual(['Far', 'Here', 'Also Here']);
    // In a region without appointments, the order is by all.
    expect(namesIn('Nevada')).toEqual(['Far', 'Here', 'Also Here']);
  });

  it.each([unknown, 'unknown_field_agent', 'Unknown', 'Unknown Rep', 'N/A', '', '0 PDG', 'Ana'])(
    'leaves out %j',
    (name) => {
      expect(knownReps([row(name)], readRegion('chicago'), [readPerson('ana')])).toEqual([]);
    },
  );
});

describe('suggestReps', () => {
  const known = ['Luis Ocampo', 'tomasz_wolny', 'Zoë Lu', 'Sean O’Brien', 'Łukasz Strauß', 'Cy'];
  it.each([
    ['', known.slice(0, 5)],
    ["o'brien", ['Sean O’Brien']],
    ['lukasz', ['Łukasz Strauß']],
    ['STRAUSS', ['Łukasz Strauß']],
    ['lu\u200bis', ['Luis Ocampo']],
    ['luis\u00a0oc', ['Luis Ocampo']],
    ['lu', ['Luis Ocampo', 'Zoë Lu', 'Łukasz Strauß']],
    ['tomasz w', ['tomasz_wolny']],
    ['zoe', ['Zoë Lu']],
    ['nobody', []],
    [' luis ocampo', []],
  ])('for %j (B6)', (typed, names) => {
    expect(namesOf(suggestReps(repsOf(known), typed))).toEqual(names);
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
