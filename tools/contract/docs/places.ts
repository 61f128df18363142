import { reads, type ReadName } from '../../../src/calls/index.ts';
import type { Call } from '../../../src/api/call.ts';
import { screens as table, type ScreenName } from '../../../src/screens.ts';
import { firstReads } from '../../screen-reads.ts';
import { planOf, type Paces } from './plan.mjs';

const plan = planOf(reads, firstReads);

const screens = (Object.keys(table) as ScreenName[]).map((name) => ({ name, paces: plan[name] }));

/** The screens that request a read at its own interval: 'every screen', or their names. */
export function requestedOn(read: ReadName): string {
  const { pollMs = Infinity, slowPollMs = pollMs }: Call = reads[read];
  const isOwn = (paces: Paces) => (paces[read]?.everyMs ?? NaN) <= slowPollMs;
  const names = screens.filter(({ paces }) => isOwn(paces)).map(({ name }) => name);
  if (names.length === screens.length) return 'every screen';
  if (names.length === screens.length - 1 && !names.includes('wall'))
    return 'every screen but the wall';
  if (names.length === 0)
    throw new Error(`tools/screen-reads.ts has no screen that requests ${read}`);
  return names.join(', ');
}

const one = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/**
 * The load of one open page as a table: its calls, its regular requests a minute, and those with the requests that
 * follow a change, an open tab or a failure. A failed request is tried once more (spec 9).
 */
export function loadsText(): string {
  const rows = screens.map(({ name, paces }) => {
    const all = Object.values(paces);
    const perMinute = (some: typeof all) =>
      one.format(some.reduce((sum, { everyMs }) => sum + 60_000 / everyMs, 0));
    return [name, `${all.length}`, perMinute(all.filter(({ due }) => due)), perMinute(all)];
  });
  return [['one open page on', 'calls', 'a minute', 'at most'], ...rows]
    .map(([screen = '', ...figures]) =>
      [screen.padEnd(22), ...figures.map((figure) => figure.padStart(10))].join(''),
    )
    .join('\n');
}
