import { createContext, use } from 'react';

/** Whether one banner speaks for all cards of the screen. */
export const QuietContext = createContext(false);

/** While the API as a whole does not answer, a card shows its age and nothing of its own failure. */
export function useIsQuiet(): boolean {
  return use(QuietContext);
}
