import { reads, type ReadName } from '../../src/calls/index.ts';
import type { Call } from '../../src/api/call.ts';
import type { Kind } from './kinds.ts';
import type { Seen } from './look.ts';
import type { Screen } from './screens.ts';

// The expected state of a screen while its calls are struck, and after.

const minute = 60_000;
const alive: readonly string[] = ['ready', 'empty'];

const isWall = ({ path }: Screen) => path.includes('display=wall');

/** The interval of a call on a screen, in ms; a call without one is fetched again each minute while it fails. */
export function everyMs(screen: Screen, name: ReadName): number {
  const { pollMs, slowPollMs }: Call = reads[name];
  return (isWall(screen) ? slowPollMs : undefined) ?? pollMs ?? minute;
}

/** Whether a screen polls a call, also while it responds. */
export const isPolled = (screen: Screen, name: ReadName) =>
  'pollMs' in reads[name] || isWall(screen);

/** The struck calls and their fault; `isWarm` when their cards had data before. */
export interface Strike {
  readonly kind: Kind;
  readonly names: readonly ReadName[];
  readonly isWarm: boolean;
  /** It began just now, so that a poll may be all that was missed. */
  readonly isYoung?: boolean;
}

/**
 * The number of polls without a response. A card with data stays as it is at the first and is 'stale' at the third
 * (C32), for every kind of failure, so that a few kinds go up to the third.
 */
export function pollsOf({ outcome, name, isEndless }: Kind, screen: Screen): number {
  const climbs = isEndless || climbing.has(name) || isWall(screen);
  return outcome === 'fails' && climbs ? 3 : 1;
}
const climbing = new Set(['500', 'cut', '200, empty']);

const missed = (kind: Kind, screen: Screen) =>
  pollsOf(kind, screen) === 3 ? ['stale'] : [...alive, 'stale'];

/** The states that a card may be in while its call is struck. */
function allowed(strike: Strike, screen: Screen, name: ReadName): readonly string[] {
  const { kind, isWarm, isYoung = false } = strike;
  const late = isYoung ? [...alive, 'stale'] : missed(kind, screen);
  const failed = isWarm ? late : ['error'];
  if (kind.outcome === 'reads') return alive;
  if (kind.outcome === 'odd') return [...failed, ...alive, 'gone'];
  return isWarm && !isPolled(screen, name) ? [...failed, ...alive] : failed;
}

/** The cards that are in another state than they should be; `names` are those that may be checked. */
export function stateProblems(
  seen: Seen,
  screen: Screen,
  strike: Strike | null,
  names: readonly ReadName[],
): string[] {
  return (Object.entries(screen.cards) as [ReadName, readonly string[]][])
    .filter(([name]) => names.includes(name))
    .flatMap(([name, cards]) => {
      const isStruck = strike?.names.includes(name) === true;
      const second = screen.shared?.[name];
      const isTouched = second !== undefined && strike?.names.includes(second) === true;
      const expected = new Set([
        ...(strike && isStruck ? allowed(strike, screen, name) : alive),
        ...(strike && isTouched ? allowed(strike, screen, second) : []),
      ]);
      return cards.flatMap((card) => {
        const instead = screen.whole === undefined ? undefined : seen.states[screen.whole];
        const state = seen.states[card] ?? instead ?? 'gone';
        const mayBeGone = isStruck && state === 'gone' && screen.optional?.includes(card);
        return expected.has(state) || mayBeGone ? [] : [`state: ${card} is ${state}`];
      });
    });
}

/** The problems of the page, apart from its cards. */
export function pageProblems(seen: Seen, screen: Screen, ...struck: readonly Kind[]): string[] {
  const isBlank = !isWall(screen) && (seen.characters < 200 || !seen.hasMenu);
  // The hostile texts hold such words themselves, and stay where nothing is polled.
  const leaks = struck.some(({ row }) => row === 21) ? [] : seen.leaks;
  return [
    ...(isBlank ? [`blank: ${seen.characters} characters`] : []),
    ...leaks.map((leak) => `text: '${leak}'`),
    ...(seen.toasts > 0 ? [`toast: ${seen.toasts}`] : []),
    ...(seen.wasAttacked ? ['attack: a script ran'] : []),
  ];
}

/** The text of the focused field, and the scroll position. */
export type Hand = Pick<Seen, 'focus' | 'scroll'>;

/** The changes to a person's input. Responses with other rows may shorten the page and remove a list's search. */
export function handProblems(seen: Seen, hand: Hand, { outcome }: Kind, screen: Screen): string[] {
  const isForm = screen.form === true;
  return [
    ...((outcome === 'fails' || isForm) && seen.focus !== hand.focus
      ? [`draft: '${seen.focus}' has the focus, before '${hand.focus}'`]
      : []),
    ...(outcome === 'fails' && seen.scroll !== hand.scroll
      ? [`scroll: ${seen.scroll}, before ${hand.scroll}`]
      : []),
  ];
}

/** Calls that were sent more than 1.2 x as often as planned: a failed poll is two tries (C18). */
export function rateProblems(
  screen: Screen,
  { kind, names }: Strike,
  counts: readonly number[],
  overMs: number,
): string[] {
  // Chromium repeats a request that breaks on a used connection.
  const tries = kind.row === 27 ? 4 : 2;
  return names.flatMap((name, at) => {
    const count = counts[at] ?? 0;
    const mostRequests = ((overMs / everyMs(screen, name)) * 1.2 + 1) * tries;
    return count > mostRequests ? [`rate: ${name} ${count} times in ${overMs / 1_000} s`] : [];
  });
}
