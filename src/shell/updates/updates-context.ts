import { createContext, use } from 'react';
import { firstUpdates, type Updates } from './policy.ts';

interface UpdatesContextValue {
  readonly updates: Updates;
  /** Fetches at once which build is published. */
  readonly check: () => void;
  /** Reloads the page through the gate; else the phase is `refused`. */
  readonly reload: () => void;
  readonly dismiss: () => void;
}

export const UpdatesContext = createContext<UpdatesContextValue>({
  updates: firstUpdates({ running: null, isWall: false, reloadedFor: null }),
  check: () => undefined,
  reload: () => undefined,
  dismiss: () => undefined,
});

export function useUpdates(): UpdatesContextValue {
  return use(UpdatesContext);
}
