import { createContext, use } from 'react';

export interface Updates {
  /** The build of this page; null on the development server. */
  readonly running: string | null;
  readonly isWall: boolean;
  readonly reloadedFor: string | null;
  /** The published build where it differs from the running one; null while none is known. */
  readonly build: string | null;
  /** `checking`: the gate is pending; `refused`: a person wanted to reload and the gate was shut. */
  readonly phase: 'current' | 'ready' | 'checking' | 'refused' | 'reloading';
  readonly wanted: boolean;
  readonly dismissed: boolean;
}

export function firstUpdates(start: Pick<Updates, 'running' | 'isWall' | 'reloadedFor'>): Updates {
  return { ...start, build: null, phase: 'current', wanted: false, dismissed: false };
}

interface UpdatesContextValue {
  readonly updates: Updates;
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
