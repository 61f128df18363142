import { describe, expect, it } from 'vitest';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { planOf, type Place } from '../../tools/soak/plan.mjs';
import { openApp } from './open-app.tsx';

const plan = planOf(reads);
const minute = 60_000;

/** Each screen, as docs/backend.md counts its requests. */
const places: readonly (readonly [Place, string])[] = [
  ['dashboard', '/'],
  ['wall', '/?display=wall'],
  ['states', '/states'],
  ['state', '/states/florida'],
  ['sales-rep', '/sales-rep/Nobody/florida'],
  ['validation', '/validation'],
  ['corrections', '/corrections'],
  ['data-quality', '/data-quality'],
  ['historical', '/historical'],
  ['ai-insights', '/ai-insights'],
  ['monthly-data', '/monthly-data'],
];

describe('the requests of an open page are those of the plan and of docs/backend.md', () => {
  it.each(places)('%s', async (place, path) => {
    const app = await openApp(path);
    const opening = app.center.log.entries().length;
    expect(opening).toBeGreaterThan(0);
    await app.advance(minute);
    const requested = app.center.log.entries().map(({ call }) => call);
    const paces = plan[place];
    expect(requested.filter((call) => !Object.hasOwn(paces, call))).toEqual([]);
    const rows = Object.entries(paces).map(([call, { everyMs, due }]) => {
      const times = requested.slice(opening).filter((each) => each === call).length;
      return { call: call as ReadName, times, most: Math.floor(minute / everyMs), due };
    });
    expect(rows.filter(({ times, most }) => times > most)).toEqual([]);
    const due = rows.filter((row) => row.due);
    expect(due.filter(({ times, most }) => times !== most)).toEqual([]);
    expect(due.filter(({ call, times }) => app.requestsOf(call) !== times + 1)).toEqual([]);
  });
});
