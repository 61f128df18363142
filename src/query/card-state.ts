import { type DataState, isOlder } from '../domain/time/age.ts';
import { type ReadState, useDataState } from './data-state.ts';

/**
 * How a card does without its second call: not at all, or with gaps, which it shows once the call has failed ('awaited')
 * or from the start ('optional').
 */
type Need = 'required' | 'awaited' | 'optional';

/** The state that a card of two calls shows: that of the one that it lacks, the main one first, else of the older one. */
export function useCardState(
  main: ReadState<unknown>,
  second: ReadState<unknown>,
  need: Need,
): ReadState<unknown> {
  const [mainState, secondState] = [useDataState(main), useDataState(second)];
  return isSecondShown(mainState, secondState, need) ? second : main;
}

export function isSecondShown(main: DataState, second: DataState, need: Need): boolean {
  if (main === 'loading' || main === 'error') return false;
  if (second === 'loading') return need !== 'optional';
  if (second === 'error') return need === 'required';
  return isOlder(second, main);
}
