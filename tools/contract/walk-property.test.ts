import { tryRead } from '../../src/api/shape.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { otherTelemarketers } from '../../mocks/world/people.ts';
import { randomOf } from '../../mocks/world/random.ts';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { designatedTelemarketers } from '../../src/config.ts';
import { arbitrary, mutations, namesIn } from '../../tests/fuzz/inputs.ts';
import { oddKeys, oddValues } from '../../tests/fuzz/odd-values.ts';
import { namesOf } from './checker/check.ts';
import { walk } from './checker/walk.ts';
import { readCalls } from './description/calls.ts';
import { shortened } from './openapi/examples.ts';
import { listIn } from './parts.ts';
import { goodResponse } from './servers.ts';

const seed = 20_261_121;
const names = namesOf(reads);
const good = new Map<ReadName, unknown>();
const odd = oddValues(seed);
const people = [...designatedTelemarketers().map(({ sent }) => sent), ...otherTelemarketers];
const before = Object.getOwnPropertyNames(Object.prototype).join();

beforeAll(async () => {
  for (const name of names) good.set(name, shortened(await goodResponse(name)));
}, 60_000);

/** Added to every text of a response: a finding that quotes a text has it. */
const mark = '§';

function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark + value;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]));
}

/** Any JSON, changed good responses and marked ones, in equal parts; renamed fields have the mark, too. */
function responsesOf(name: ReadName, times: number): readonly unknown[] {
  const response = good.get(name);
  const own = namesIn(response).filter((each) => !people.includes(each));
  const random = randomOf(String(seed), name);
  const material = { random, odd, names: [...own, ...own.map(marked), ...oddKeys].map(String) };
  const mutation = mutations(response, material);
  const makers = [() => arbitrary(material), mutation, () => marked(mutation())];
  return Array.from({ length: times }, (_, at) => makers[at % makers.length]?.());
}

/** The number of rows that the app skipped, at any depth. */
function unreadableIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'unreadable' in value && typeof value.unreadable === 'number' ? value.unreadable : 0;
  return Object.values(value).reduce<number>((sum, item) => sum + unreadableIn(item), own);
}

const isSkipped = /^(?:row|entry) skipped/;
/** The current month, which counts among the months where it cannot be read. */
const isNoMonth = /^summary(?:\.currentMonth)?: .* read as missing$/;

describe(`whatever a server responds, seed ${seed}`, () => {
  it.each(names)('%s: a misfit is found exactly where the app cannot read it', (name) => {
    const { response } = reads[name];
    const counts = { fits: 0, misfits: 0, skipped: 0 };
    for (const json of responsesOf(name, 400)) {
      const read = tryRead<unknown>(response, json);
      const { findings } = walk(response, json, readCalls[name]);
      const misfits = findings.filter(({ what }) => what.startsWith('expected '));
      expect({ json, misfits: misfits.length }).toEqual({ json, misfits: read ? 0 : 1 });
      counts[read ? 'fits' : 'misfits'] += 1;
      if (!read) continue;
      const skipped = findings
        .filter(({ path, what }) => isSkipped.test(what) || isNoMonth.test(`${path}: ${what}`))
        .reduce((sum, { count }) => sum + count, 0);
      expect({ json, skipped }).toEqual({ json, skipped: unreadableIn(read.value) });
      counts.skipped += skipped;
    }
    // Both halves of the property must have had cases.
    expect(counts.fits).toBeGreaterThan(50);
    expect(counts.misfits).toBeGreaterThan(20);
    expect(counts.skipped).toBeGreaterThanOrEqual(listIn(response) ? 20 : 0);
  });

  it.each(names)('%s: no value and no name of it is told', (name) => {
    for (const json of responsesOf(name, 100).map(marked)) {
      const { findings } = walk(reads[name].response, json, readCalls[name]);
      const found = JSON.stringify(findings);
      expect(found).not.toContain(mark);
      // Maps have the names of people as keys.
      for (const person of people) expect(found).not.toContain(person);
    }
  });

  it.each(names)('%s: what is good stays good', async (name) => {
    const { findings } = walk(reads[name].response, await goodResponse(name), readCalls[name]);
    expect(findings.filter(({ level }) => level !== 'note')).toEqual([]);
  });

  it('Object.prototype is what it was', () => {
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  });
});
