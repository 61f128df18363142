import type { CardState } from '../../ui/card.tsx';
import type { Fact } from './use-wall.ts';

/** What a part of the wall declares as its `data-state` (design.md section 4). */
export function stateOf(fact: Fact<unknown>, isOld: boolean): CardState {
  if (fact.data === undefined) return fact.hasFailed ? 'error' : 'loading';
  if (isOld) return 'stale';
  return Array.isArray(fact.data) && fact.data.length === 0 ? 'empty' : 'ready';
}
