import { describe, expect, it } from 'vitest';
import { firstUpdates, step, type UpdateEvent, type Updates } from './policy.ts';

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
    ['knows nothing from no answer', [published(null)], { phase: 'current', build: null }],
    ['is current on its own build', [published('one')], { phase: 'current', build: null }],
    ['is told of another build', [published('two')], { phase: 'waiting', build: 'two' }],
    ['keeps it without an answer', [published('two'), published(null)], { phase: 'waiting' }],
    [
      'is never reloaded by itself',
      [published('two'), published('two'), gate(true)],
      { phase: 'waiting' },
    ],
    ['forgets a build that is withdrawn', [published('two'), published('one')], { build: null }],
    ['asks the gate when told to', [published('two'), wanted], { phase: 'asking', wanted: true }],
    ['reloads through the gate', [published('two'), wanted, gate(true)], { phase: 'reloading' }],
    ['stays at a shut gate', [published('two'), wanted, gate(false)], { phase: 'refused' }],
    [
      'stays there until it is told again',
      [published('two'), wanted, gate(false), published('two'), gate(true)],
      { phase: 'refused' },
    ],
    [
      'can be told again',
      [published('two'), wanted, gate(false), wanted, gate(true)],
      { phase: 'reloading' },
    ],
    [
      'waits for the newest, still wanted',
      [published('two'), wanted, published('three')],
      { phase: 'asking', wanted: true, build: 'three' },
    ],
    ['is quiet when told so', [published('two'), dismissed], { dismissed: true }],
    [
      'stays quiet about that build',
      [published('two'), dismissed, published('two')],
      { dismissed: true },
    ],
    [
      'speaks of the next',
      [published('two'), dismissed, published('three')],
      { dismissed: false, phase: 'waiting' },
    ],
    [
      'may be reloaded with no other build known, for a screen that cannot be loaded',
      [wanted, published('one'), gate(true)],
      { phase: 'reloading', build: null },
    ],
    ['hears no gate it did not ask', [gate(true)], { phase: 'current' }],
  ])('%s', (_, events, expected) => {
    expect(after(tab, ...events)).toMatchObject(expected);
  });
});

describe('the wall', () => {
  it.each<[string, UpdateEvent[], Partial<Updates>]>([
    ['stays on its own build', [published('one')], { phase: 'current' }],
    ['asks the gate by itself', [published('two')], { phase: 'asking', wanted: false }],
    ['reloads through it', [published('two'), gate(true)], { phase: 'reloading' }],
    ['stays at a shut gate', [published('two'), gate(false)], { phase: 'waiting' }],
    [
      'tries again at the next answer',
      [published('two'), gate(false), published('two')],
      { phase: 'asking' },
    ],
    [
      'not without an answer',
      [published('two'), gate(false), published(null)],
      { phase: 'waiting' },
    ],
    [
      'asks once at a time',
      [published('two'), published('two'), published('two'), gate(true)],
      { phase: 'reloading' },
    ],
    [
      'goes for the newest',
      [published('two'), published('three')],
      { phase: 'asking', build: 'three' },
    ],
    [
      'reloads no more once it does',
      [published('two'), gate(true), published('two'), published('one'), gate(true)],
      { phase: 'reloading', build: 'two', reloadedFor: 'two' },
    ],
    [
      'goes for the next build should the reload never have come to an end',
      [published('two'), gate(true), published('three')],
      { phase: 'asking', build: 'three' },
    ],
    [
      'stays when the build is withdrawn while the gate is asked',
      [published('two'), published('one'), gate(true)],
      { phase: 'current' },
    ],
    [
      'asks for nothing once it is left for the dashboard',
      [published('two'), wall(false), gate(true)],
      { phase: 'waiting' },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(board, ...events)).toMatchObject(expected);
  });

  it('reloads once per build, also when the reload has not brought it', () => {
    const again = firstUpdates({ running: 'one', isWall: true, reloadedFor: 'two' });
    expect(after(again, published('two'), published('two'))).toMatchObject({ phase: 'waiting' });
    expect(after(again, published('three'))).toMatchObject({ phase: 'asking' });
  });

  it('takes what is waiting when a tab becomes the wall', () => {
    expect(after(tab, published('two'), dismissed, wall(true))).toMatchObject({ phase: 'asking' });
    expect(after(tab, wall(true))).toMatchObject({ phase: 'current' });
  });
});
