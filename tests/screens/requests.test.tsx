import { describe, expect, it } from 'vitest';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { firstReads, screens, type ScreenName } from '../../src/screens.ts';
import { planOf } from '../../tools/soak/plan.mjs';
import { openApp } from './open-app.tsx';

const plan = planOf(reads, firstReads);
const minute = 60_000;
const places = Object.entries(screens) as [ScreenName, { readonly path: string }][];

describe('the requests of an open page are those of the plan and of docs/backend.md', () => {
  it.each(places)('%s', async (place, { path }) => {
    const app = await openApp(
      path.replace(/:repName|:telemarketer/, 'Nobody').replace(':state', 'florida'),
    );
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
