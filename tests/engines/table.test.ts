import { describe, expect, it } from 'vitest';
import { countsOf, table } from './table.mjs';

const journeys = [{ name: 'search' }, { name: 'wall' }];
const runs = [
  {
    title: 'Firefox 153',
    results: [
      { state: 'passed', seconds: 1.25 },
      { state: 'failed', seconds: 15 },
    ],
  },
  {
    title: 'WebKit',
    results: [{ state: 'not run' }, { state: 'not run' }],
    why: 'it is not there',
  },
] as const;

describe("the engines' table", () => {
  it('has a line for each journey, and the reason for what is not run', () => {
    expect(table(journeys, runs).split('\n')).toEqual([
      'Journey   Firefox 153      WebKit',
      'search    passed   1.3 s   not run',
      'wall      failed  15.0 s   not run',
      'all       1 of 2  16.3 s   not run',
      'WebKit is not run: it is not there.',
    ]);
  });

  it('counts what is not run as neither passed nor failed', () => {
    expect(countsOf(runs)).toEqual({ expected: 1, flaky: 0, unexpected: 1, skipped: 2 });
  });
});
