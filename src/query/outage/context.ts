import { createContext, use } from 'react';

export const QuietContext = createContext(false);

/** During an outage a banner tells of the failure, and cards show only their age. */
export function useIsQuiet(): boolean {
  return use(QuietContext);
}
