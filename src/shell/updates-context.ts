import { createContext, use } from 'react';
import { createStore, useStore, type Store } from '../ui/store.ts';

export interface Updates {
  /** The build for which this tab has reloaded. */
  readonly reloadedFor: string | null;
  /** The published build where it differs from the running one; null while none is known. */
  readonly build: string | null;
  /** `refused`: on a reload click the server did not have the whole page. */
  readonly phase: 'current' | 'ready' | 'checking' | 'refused' | 'reloading';
  readonly isDismissed: boolean;
}

export const noUpdates: Updates = {
  reloadedFor: null,
  build: null,
  phase: 'current',
  isDismissed: false,
};

export interface UpdatesValue {
  readonly store: Store<Updates>;
  readonly check: () => void;
  /** Reloads the page if the server has it; else the phase is `refused`. */
  readonly reload: () => void;
  readonly dismiss: () => void;
}

export const UpdatesContext = createContext<UpdatesValue>({
  store: createStore(noUpdates),
  check: () => undefined,
  reload: () => undefined,
  dismiss: () => undefined,
});

export function useUpdates() {
  const { store, ...acts } = use(UpdatesContext);
  return { updates: useStore(store), ...acts };
}
