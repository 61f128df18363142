import { describe, expect, it } from 'vitest';
import { firstUpdates, type Updates } from '../../shell/updates-context.ts';
import { step, type UpdateEvent } from './policy.ts';

const published = (build: string | null): UpdateEvent => ({ type: 'published', build });
const wall = (isWall: boolean): UpdateEvent => ({ type: 'wall', isWall });
const gate = (open: boolean): UpdateEvent => ({ type: 'gate', open });
const wanted: UpdateEvent = { type: 'wanted' };
const dismissed: UpdateEvent = { type: 'dismissed' };

const tab = firstUpdates({ running: 'one', isWall: false, reloadedFor: null });
const board: Updates = { ...tab, isWall: true };
const after = (start: Updates, ...events: UpdateEvent[]) => events.reduce(step, start);

describe('a tab of a person', () => {
  it.each<[string, UpdateEvent[], Partial<Updates>]>([
    ['knows nothing at first', [], { phase: 'current', build: null }],
    ['knows nothing from no response', [published(null)], { phase: 'current', build: null }],
    ['is current on its own build', [published('one')], { phase: 'current', build: null }],
    ['notices another build', [published('two')], { phase: 'ready', build: 'two' }],
    ['keeps it without a response', [published('two'), published(null)], { phase: 'ready' }],
    [
      'is never reloaded by itself',
      [published('two'), published('two'), gate(true)],
      { phase: 'ready' },
    ],
    ['forgets a build that is withdrawn', [published('two'), published('one')], { build: null }],
    ['checks the gate on request', [published('two'), wanted], { phase: 'checking', wanted: true }],
    ['reloads through the gate', [published('two'), wanted, gate(true)], { phase: 'reloading' }],
    ['stays at a shut gate', [published('two'), wanted, gate(false)], { phase: 'refused' }],
    [
      'stays there until the next request',
      [published('two'), wanted, gate(false), published('two'), gate(true)],
      { phase: 'refused' },
    ],
    [
      'takes another request',
      [published('two'), wanted, gate(false), wanted, gate(true)],
      { phase: 'reloading' },
    ],
    [
      'checks for the newest, still wanted',
      [published('two'), wanted, published('three')],
      { phase: 'checking', wanted: true, build: 'three' },
    ],
    ['is quiet once dismissed', [published('two'), dismissed], { dismissed: true }],
    [
      'stays quiet about that build',
      [published('two'), dismissed, published('two')],
      { dismissed: true },
    ],
    [
      'offers the next',
      [published('two'), dismissed, published('three')],
      { dismissed: false, phase: 'ready' },
    ],
    [
      'may be reloaded with no other build known, for a screen that cannot be loaded',
      [wanted, published('one'), gate(true)],
      { phase: 'reloading', build: null },
    ],
    ['ignores a gate it did not check', [gate(true)], { phase: 'current' }],
  ])('%s', (_, events, expected) => {
    expect(after(tab, ...events)).toMatchObject(expected);
  });
});

describe('the wall', () => {
  it.each<[string, UpdateEvent[], Partial<Updates>]>([
    ['stays on its own build', [published('one')], { phase: 'current' }],
    ['checks the gate by itself', [published('two')], { phase: 'checking', wanted: false }],
    ['reloads through it', [published('two'), gate(true)], { phase: 'reloading' }],
    ['stays at a shut gate', [published('two'), gate(false)], { phase: 'ready' }],
    [
      'tries again at the next response',
      [published('two'), gate(false), published('two')],
      { phase: 'checking' },
    ],
    [
      'not without a response',
      [published('two'), gate(false), published(null)],
      { phase: 'ready' },
    ],
    [
      'checks once at a time',
      [published('two'), published('two'), published('two'), gate(true)],
      { phase: 'reloading' },
    ],
    [
      'goes for the newest',
      [published('two'), published('three')],
      { phase: 'checking', build: 'three' },
    ],
    [
      'reloads no more once it does',
      [published('two'), gate(true), published('two'), published('one'), gate(true)],
      { phase: 'reloading', build: 'two', reloadedFor: 'two' },
    ],
    [
      'goes for the next build should the reload never have come to an end',
      [published('two'), gate(true), published('three')],
      { phase: 'checking', build: 'three' },
    ],
    [
      'stays when the build is withdrawn while the gate is pending',
      [published('two'), published('one'), gate(true)],
      { phase: 'current' },
    ],
    [
      'checks nothing once it is left for the dashboard',
      [published('two'), wall(false), gate(true)],
      { phase: 'ready' },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(board, ...events)).toMatchObject(expected);
  });

  it('reloads once per build, also when the reload has not brought it', () => {
    const again = firstUpdates({ running: 'one', isWall: true, reloadedFor: 'two' });
    expect(after(again, published('two'), published('two'))).toMatchObject({ phase: 'ready' });
    expect(after(again, published('three'))).toMatchObject({ phase: 'checking' });
  });

  it('takes the ready build when a tab becomes the wall', () => {
    expect(after(tab, published('two'), dismissed, wall(true))).toMatchObject({
      phase: 'checking',
    });
    expect(after(tab, wall(true))).toMatchObject({ phase: 'current' });
  });
});
