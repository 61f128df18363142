import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { api } from '../../src/calls/index.ts';
import { type Reader, Unreadable } from '../../src/api/fields.ts';
import { contractCalls } from '../../tools/contract/contract.mjs';
import { bodyOf } from './bodies.ts';
import { misfits } from './contract.ts';
import { formsOf, mutationsOf, wholeBody } from './mutations.ts';

// The file and the readers agree: what fits docs/openapi.yaml is read in full, and what does not costs what it should.

const calls = contractCalls.flatMap(({ name, response }) => {
  const { response: read } = api[name] as { readonly response?: Reader };
  return response && read ? [{ name, schema: response, read }] : [];
});

/** How many parts of a response could not be read; Infinity: the response is an error. */
function unreadableIn(read: Reader, body: unknown): number {
  try {
    return countIn(read(body));
  } catch (error) {
    if (error instanceof Unreadable) return Infinity;
    throw error;
  }
}

function countIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'unreadable' in value ? Number(value.unreadable) : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countIn(part), own);
}

describe.each(calls)('$name', ({ name, schema, read }) => {
  it('reads random bodies that fit the file in full', () => {
    fc.assert(
      fc.property(bodyOf(schema), (body) => {
        expect([misfits(schema, body), unreadableIn(read, body)]).toEqual([[], 0]);
      }),
      { seed: 20_261_121, numRuns: 1_000 },
    );
  });

  it('reads whole bodies in full, in every form', () => {
    for (const body of formsOf(schema).map(wholeBody))
      expect([misfits(schema, body), unreadableIn(read, body)]).toEqual([[], 0]);
  });

  it('a fault costs its row or the response where the field is needed, and nothing else otherwise', () => {
    const wrong = [...mutationsOf(schema)].flatMap(({ where, fault, isNeeded, due, body }) => {
      const unreadable = unreadableIn(read, body);
      const isOtherKind = !['missing', 'null'].includes(fault);
      const isRefused = isNeeded || isOtherKind;
      if (misfits(schema, body).length > 0 !== isRefused)
        return [`${where} ${fault}: the file ${isRefused ? 'allows' : 'refuses'} it`];
      // A correction that was taken is taken, whatever the response (A7).
      if (name === 'addLearningCorrection') return [];
      // An object may have lists, of which nothing can be read in another kind (A13).
      if (isOtherKind && due === 'object' && (!isNeeded || where.endsWith('/primaryAppointment')))
        return [];
      // What is no day or month is shown as sent (A12).
      const isAsSent = /\/(?:month|date)$/.test(where) && fault === '"soon"';
      // A row with another id cannot be decided safely (A14).
      const isOtherId = isOtherKind && fault !== '""' && /\/(?:id|repId)$/.test(where);
      const isSection = isOtherKind && ['texts', 'rows'].includes(due);
      const costs = (isNeeded && !isAsSent) || isSection || isOtherId;
      return unreadable > 0 === costs
        ? []
        : [`${where} ${fault} (${due}, needed: ${isNeeded}): ${unreadable}`];
    });
    expect(wrong).toEqual([]);
  });
});

it('every response of the file has a reader, and the other way round', () => {
  const withReader = Object.entries(api).flatMap(
    ([name, { response }]: [string, { response?: unknown }]) => (response ? [name] : []),
  );
  expect(calls.map(({ name }) => name).toSorted()).toEqual(withReader.toSorted());
});
