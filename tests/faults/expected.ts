import { reads, type Read, type ReadName } from '../../src/api/contract.ts';
import type { Kind } from './kinds.ts';
import type { Seen } from './look.ts';
import type { Screen } from './screens.ts';

// What must hold on a screen whose calls are struck, and while they are.

const minute = 60_000;
const alive: readonly string[] = ['ready', 'empty'];

const isWall = ({ path }: Screen) => path.includes('display=wall');

/** How often a screen requests a call, in ms; what has no interval is fetched again each minute while it fails. */
export function everyMs(screen: Screen, name: ReadName): number {
  const { pollMs, slowPollMs }: Read = reads[name];
  return (isWall(screen) ? slowPollMs : undefined) ?? pollMs ?? minute;
}

/** Whether a screen requests a call again and again, also while it responds. */
export const isPolled = (screen: Screen, name: ReadName) =>
  'pollMs' in reads[name] || isWall(screen);

/** Which calls are struck, by what, and whether their cards had data before. */
export interface Strike {
  readonly kind: Kind;
  readonly names: readonly ReadName[];
  readonly isWarm: boolean;
  /** It began just now, so that a poll may be all that was missed. */
  readonly isYoung?: boolean;
}

/**
 * How many polls a card with data is kept from a response. It says so calmly at the first and is old at the
 * third (rulings C2); that ladder is the same for whatever fails, so a few kinds climb it.
 */
export function pollsOf({ outcome, name, isEndless }: Kind, screen: Screen): number {
  // The wall says nothing of one missed poll.
  const climbs = isEndless || climbing.has(name) || isWall(screen);
  return outcome === 'fails' && climbs ? 3 : 1;
}
const climbing = new Set(['500', 'cut', '200, empty']);

const missed = (kind: Kind, screen: Screen) =>
  pollsOf(kind, screen) === 3 ? ['stale'] : ['delayed', 'stale'];

/** The states that a card may be in while its call is struck. */
function allowed(strike: Strike, screen: Screen, name: ReadName): readonly string[] {
  const { kind, isWarm, isYoung = false } = strike;
  const late = isYoung ? ['delayed', 'stale'] : missed(kind, screen);
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

/** What is wrong with the page, whatever its cards show. */
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

/** Where a person's hand is: what was typed where the focus is, and how far the page is scrolled. */
export type Hand = Pick<Seen, 'focus' | 'scroll'>;

/** Whether the hand was jogged. Responses with other rows may make a shorter page, and a list without its search. */
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

/** Calls that were sent more than 1.2 x as often as planned: a failed poll is two tries (rulings C18). */
export function rateProblems(
  screen: Screen,
  { kind, names }: Strike,
  counts: readonly number[],
  overMs: number,
): string[] {
  // What breaks on a used connection Chromium sends once more by itself.
  const tries = kind.row === 27 ? 4 : 2;
  return names.flatMap((name, at) => {
    const count = counts[at] ?? 0;
    const most = ((overMs / everyMs(screen, name)) * 1.2 + 1) * tries;
    return count > most ? [`rate: ${name} ${count} times in ${overMs / 1_000} s`] : [];
  });
}
