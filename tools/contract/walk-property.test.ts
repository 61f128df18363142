import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { otherTelemarketers } from '../../mocks/world/people.ts';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { designatedTelemarketers } from '../../src/config.ts';
import { namesOf } from './checker/check.ts';
import { walk } from './checker/walk.ts';
import { readCalls } from './description/calls.ts';
import { listIn } from './parts.ts';
import { anything, mark, marked, mutated, short } from './mutations.ts';
import { goodResponse } from './servers.ts';

const seed = 20_261_121;
const names = namesOf(reads);
const good = new Map<ReadName, unknown>();
const people = [...designatedTelemarketers(), ...otherTelemarketers];
const before = Object.getOwnPropertyNames(Object.prototype).join();

beforeAll(async () => {
  for (const name of names) good.set(name, short(await goodResponse(name)));
}, 60_000);

function responsesOf(name: ReadName) {
  return fc.oneof(anything, mutated(good.get(name)), mutated(good.get(name)).map(marked));
}

/** Every row that the app left out and counted, however deep. */
function unreadableIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'unreadable' in value && typeof value.unreadable === 'number' ? value.unreadable : 0;
  return Object.values(value).reduce<number>((sum, item) => sum + unreadableIn(item), own);
}

describe(`whatever a server responds, seed ${seed}`, () => {
  it.each(names)('%s: a misfit is found exactly where the app cannot read it', (name) => {
    const { response } = reads[name];
    const counts = { fits: 0, misfits: 0, skipped: 0 };
    fc.assert(
      fc.property(responsesOf(name), (json) => {
        const read = v.safeParse(response, json);
        const { findings } = walk(response, json, readCalls[name]);
        const misfits = findings.filter(({ level }) => level === 'misfit');
        expect(misfits.length).toBe(read.success ? 0 : 1);
        counts[read.success ? 'fits' : 'misfits'] += 1;
        if (!read.success) return;
        const skipped = findings
          .filter(({ what }) => /^(?:row|entry) skipped/.test(what))
          .reduce((sum, { count }) => sum + count, 0);
        expect(skipped).toBe(unreadableIn(read.output));
        counts.skipped += skipped;
      }),
      { seed, numRuns: 400 },
    );
    // Neither half of the property may hold because nothing was put to it.
    expect(counts.fits).toBeGreaterThan(50);
    expect(counts.misfits).toBeGreaterThan(20);
    expect(counts.skipped).toBeGreaterThanOrEqual(listIn(response) ? 20 : 0);
  });

  it.each(names)('%s: no value and no name of it is told', (name) => {
    fc.assert(
      fc.property(responsesOf(name).map(marked), (json) => {
        const { findings } = walk(reads[name].response, json, readCalls[name]);
        const told = JSON.stringify(findings);
        expect(told).not.toContain(mark);
        // Maps have people for names.
        for (const person of people) expect(told).not.toContain(person);
      }),
      { seed, numRuns: 100 },
    );
  });

  it.each(names)('%s: what is good stays good', (name) => {
    const { findings } = walk(reads[name].response, good.get(name), readCalls[name]);
    expect(findings.filter(({ level }) => level !== 'note')).toEqual([]);
  });

  it('Object.prototype is what it was', () => {
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  });
});
