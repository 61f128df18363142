import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf } from './bodies.ts';
import { misfits } from './contract.ts';
import { contractCalls } from '../../tools/contract/contract.mjs';
import { formsOf, mutationsOf, wholeBody } from './mutations.ts';

const calls = contractCalls.flatMap(({ name, response }) => (response ? [{ name, response }] : []));

describe.each(calls)('$name', ({ response }) => {
  it('random bodies fit its schema', () => {
    fc.assert(
      fc.property(bodyOf(response), (body) => {
        expect(misfits(response, body)).toEqual([]);
      }),
      { seed: 20_261_121, numRuns: 1_000 },
    );
  });

  it('whole bodies fit it, in every form', () => {
    for (const form of formsOf(response)) expect(misfits(response, wholeBody(form))).toEqual([]);
  });

  it('a field may be missing or null, unless it is needed; no other kind fits', () => {
    for (const { where, fault, isNeeded, body } of mutationsOf(response)) {
      const isRefused = isNeeded || !['missing', 'null'].includes(fault);
      expect([where, fault, misfits(response, body).length > 0]).toEqual([where, fault, isRefused]);
    }
  });
});
