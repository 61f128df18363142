import { describe, expect, test } from 'vitest';
import { reads, type ReadName } from '../src/calls/index.ts';
import { requestFrom } from './request.ts';
import { createCenter } from './node.ts';

const scenarios = ['day', 'sunday', 'first-day', 'hostile'];
const names = Object.keys(reads) as ReadName[];

/** Every count of unreadable rows in a response, however deep. */
function unreadableIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'unreadable' in value && typeof value.unreadable === 'number' ? value.unreadable : 0;
  return Object.values(value).reduce<number>((sum, item) => sum + unreadableIn(item), own);
}

describe.each(scenarios)('scenario %s', (scenario) => {
  test.each(names)('%s fits its schema, with no unreadable row', async (name) => {
    const response = await requestFrom(createCenter({ scenario }), name);
    expect(response.status).toBe(200);
    expect(response.headers.has('X-Mock-Fault')).toBe(false);
    expect(unreadableIn(reads[name].response(await response.json()))).toBe(0);
  });
});

test('no response of the ordinary day needs a tolerance', async () => {
  for (const name of names) {
    const sent: unknown = await (await requestFrom(createCenter(), name)).json();
    expect(JSON.stringify(sent)).not.toMatch(/undefined|NaN|Infinity/);
    expect(sent).not.toEqual([]);
  }
});
