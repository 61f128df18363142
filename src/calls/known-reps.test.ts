import { describe, expect, it } from 'vitest';
import { appointment, repProfile } from '../../tests/entities.ts';
import { readPerson } from '../domain/people.ts';
import { digitsOfTitle, knownRepsIn, repsByDigits, withListedReps } from './known-reps.ts';

const unknown = 'Unknown Field Agent';
const row = (salesRep: string, region = 'chicago', title = 'WC', status = 'valid') =>
  appointment({ title, region, salesRep, status });
const designated = [readPerson('Ana Torres')];
const known = (...rows: Parameters<typeof row>[]) =>
  knownRepsIn(
    rows.map((each) => row(...each)),
    designated,
  );

describe('the known reps of some rows', () => {
  it('have their valid appointments (C36), and the region of most of all', () => {
    const reps = known(
      ['Far', 'florida'],
      ['FAR', 'IL'],
      ['far', 'FL', 'WC', 'blocked'],
      ['Far', 'FL', 'WC', 'pending'],
      ['Here'],
    );
    expect(
      reps.map(({ rep, region, count, countIn }) => [rep.sent, region.key, count, [...countIn]]),
    ).toEqual([
      [
        'Far',
        'florida',
        2,
        [
          ['florida', 1],
          ['chicago', 1],
        ],
      ],
      ['Here', 'chicago', 1, [['chicago', 1]]],
    ]);
  });

  it.each([unknown, 'unknown_field_agent', 'Unknown', 'N/A', '', '0 PDG', 'ana torres'])(
    'are without %j (S3)',
    (name) => {
      expect(known([name])).toEqual([]);
    },
  );

  it('are followed by those whom only the list of reps names, with no appointments', () => {
    const listed = ['here', 'Only Listed', unknown].map((repName) =>
      repProfile({ repName, primaryState: 'AZ' }),
    );
    const reps = withListedReps(known(['Here']), listed, designated);
    expect(reps.map(({ rep, region, count }) => [rep.name, region.key, count])).toEqual([
      ['Here', 'chicago', 1],
      ['Only Listed', 'arizona', 0],
    ]);
  });
});

it.each([
  ['WC DD 4586', '4586'],
  ['024', '024'],
  ['DD 9472 ', '9472'],
  ['DD4586', '4586'],
  ['12345', ''],
  ['DD 12', ''],
  ['4586 DD', ''],
  ['', ''],
])('the digits of the title %j are %j', (title, digits) => {
  expect(digitsOfTitle(title)).toBe(digits);
});

it('a title names the one rep whose appointments have its digits', () => {
  const rows = [
    row('Dale Ibarra', 'AZ', '4586'),
    row('dale_ibarra', 'AZ', 'NHWC 4586'),
    row(unknown, 'AZ', 'WC DD 4586'),
    row('Cy', 'AZ', '730'),
    row('Bea', 'AZ', 'DD 730'),
    row(unknown, 'AZ', '8841'),
  ];
  const named = repsByDigits(rows, knownRepsIn(rows, designated));
  expect([...named].map(([digits, { rep }]) => [digits, rep.name])).toEqual([
    ['4586', 'Dale Ibarra'],
  ]);
});
