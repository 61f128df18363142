import { createContext, use } from 'react';
import { firstUpdates, type Updates } from './policy.ts';

interface UpdatesContextValue {
  readonly updates: Updates;
  /** Asks at once which build is published. */
  readonly look: () => void;
  /** Reloads the page if that is safe; else the phase says that it was refused. */
  readonly reload: () => void;
  readonly dismiss: () => void;
}

export const UpdatesContext = createContext<UpdatesContextValue>({
  updates: firstUpdates({ running: null, isWall: false, reloadedFor: null }),
  look: () => undefined,
  reload: () => undefined,
  dismiss: () => undefined,
});

export function useUpdates(): UpdatesContextValue {
  return use(UpdatesContext);
}
