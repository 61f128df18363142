import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { parseDesignated, readRep } from '../domain/people.ts';
import { readRegion, regions } from '../domain/region/region.ts';
import { rankReps, validTogether } from './top-reps.ts';
import { repInRegion } from './rep-figures.ts';

const designated = parseDesignated('Ana Torres');

function rows(salesRep: string, region: string, ...statuses: string[]) {
  return statuses.map((status) => appointment({ salesRep, region, status }));
}

describe('rankReps', () => {
  it('counts per rep and region, one person and one region under all their spellings', () => {
    const ranked = rankReps(
      [
        ...rows('Devon Hartley', 'california', 'valid', 'valid', 'blocked'),
        ...rows(' DEVON hartley ', 'CA', 'valid'),
        ...rows('Devon Hartley', 'Illinois', 'Valid', 'pending'),
        ...rows('Ana Torres', 'florida', 'valid', 'valid', 'valid'),
      ],
      designated,
    );
    expect(
      ranked.map(({ rep, region, ...rest }) => ({ name: rep.name, region: region.key, ...rest })),
    ).toEqual([
      {
        rank: 1,
        name: 'Devon Hartley',
        region: 'california',
        valid: 3,
        total: 4,
        successPercent: 75,
        share: (3 * 100) / 7,
      },
      {
        rank: 2,
        name: 'Devon Hartley',
        region: 'chicago',
        valid: 1,
        total: 2,
        successPercent: 50,
        share: 100 / 7,
      },
    ]);
  });

  it('links to a rep by the same spelling, whatever the order of the rows', () => {
    const sent = [...rows('al', 'az', 'valid'), ...rows('Al', 'az', 'valid')];
    const [ranked] = rankReps(sent, designated);
    expect(ranked?.rep.sent).toBe('Al');
    expect(rankReps(sent.toReversed(), designated)).toEqual([ranked]);
  });

  it('orders by valid, then success, then name, then region; equal counts share a rank (C5)', () => {
    const ranked = rankReps(
      [
        ...rows('Bea', 'florida', 'valid'),
        ...rows('Bea', 'arizona', 'valid'),
        ...rows('Al', 'florida', 'valid'),
        ...rows('Cy', 'florida', 'valid', 'invalid'),
        ...rows('Dee', 'florida', 'valid', 'valid', 'invalid'),
      ],
      designated,
    );
    expect(ranked.map(({ rank, rep, region }) => `${rank} ${rep.name} ${region.id}`)).toEqual([
      '1 Dee florida',
      '2 Al florida',
      '2 Bea arizona',
      '2 Bea florida',
      '2 Cy florida',
    ]);
  });

  it('calls no success 100% beside an invalid event (C19)', () => {
    const statuses = [...Array.from({ length: 199 }, () => 'valid'), 'invalid'];
    expect(rankReps(rows('Bea', 'florida', ...statuses), designated)).toMatchObject([
      { valid: 199, total: 200, successPercent: 99 },
    ]);
  });

  it('leaves out the excluded and those without a valid appointment', () => {
    const excluded = ['Unknown', 'unknown field agent', '', 'N/A', 'ana torres'];
    const appointments = [
      ...excluded.flatMap((name) => rows(name, 'florida', 'valid')),
      ...rows('Bea', 'florida', 'invalid'),
    ];
    expect(rankReps(appointments, designated)).toEqual([]);
    expect(rankReps([], designated)).toEqual([]);
  });

  it('takes hostile names and regions as text', () => {
    const ranked = rankReps(
      [
        ...rows('__proto__', '__proto__', 'valid'),
        ...rows('constructor', 'toString', 'valid'),
        ...rows('\ud800', '', 'valid'),
        ...rows('a\u0000b', 'c', 'valid'),
        ...rows('a', 'b\u0000c', 'valid'),
      ],
      designated,
    );
    expect(ranked.map(({ rep, region }) => [rep.sent, region.name])).toEqual([
      ['a', 'bc'],
      ['a\u0000b', 'c'],
      ['constructor', 'toString'],
      ['__proto__', '__proto__'],
      ['\ud800', 'N/A'],
    ]);
  });

  it.each([
    [undefined, 10],
    [3, 3],
    [0, 0],
    [100, 12],
  ])('limit %j gives %j rows', (limit, count) => {
    const appointments = Array.from({ length: 12 }, (_, n) =>
      rows(`Rep ${n}`, 'az', 'valid'),
    ).flat();
    expect(rankReps(appointments, designated, limit)).toHaveLength(count);
  });

  it('does not depend on the order of the appointments, and keeps its sums', () => {
    const sentAppointment = fc
      .record({
        salesRep: fc.constantFrom(
          'Al',
          'AL',
          'al',
          'Bea',
          '0 PDG',
          'Ana Torres',
          'Unknown',
          '__proto__',
        ),
        region: fc.constantFrom('california', 'chicago', 'arizona', 'florida', 'atlantis'),
        status: fc.constantFrom('valid', 'invalid', 'blocked', 'other'),
      })
      .map(appointment);
    const shuffled = fc
      .array(sentAppointment, { maxLength: 60 })
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const ranked = rankReps(list, designated, 100);
        expect(rankReps(other, designated, 100)).toEqual(ranked);
        expect(ranked.reduce((total, { share }) => total + share, 0)).toBeLessThan(100.0001);
        for (const { valid, total, successPercent } of ranked) {
          expect(valid).toBeGreaterThan(0);
          expect(valid).toBeLessThanOrEqual(total);
          expect(successPercent).toBeLessThanOrEqual(100);
        }
      }),
      { seed: 20261121 },
    );
  });
});

it('the ranked reps have so many valid appointments together', () => {
  expect(validTogether([{ valid: 4 }, { valid: 3 }])).toBe(7);
});

describe('a rep in a region', () => {
  const all = [
    ...rows('Al Orr', 'CA', 'valid', 'valid', 'blocked', 'pending'),
    ...rows('al_orr', 'California', 'valid'),
    ...rows('Al Orr', 'Atlantis', 'invalid'),
    ...rows('Bea', 'california', 'valid'),
  ];

  it.each([
    ['Al Orr', regions.california, [3, 5, 4]],
    ['Al Orr', readRegion('ATLANTIS'), [0, 1, 0]],
    ['Bea', regions.florida, [0, 0, 0]],
  ])('%s: its events, and what the valid ones are a share of', (...at) => {
    const [name, region, [valid, events, validInRegion]] = at;
    expect(repInRegion(all, readRep(name), region)).toEqual({
      valid,
      all: events,
      validInRegion,
      validInAll: 4,
    });
  });
});
