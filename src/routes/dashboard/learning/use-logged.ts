import { useEffect } from 'react';

/** Spec 8: a failed load of learning data is logged; no toast tells of it. `what` is in the plural. */
export function useLogged(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, error.message);
  }, [what, error]);
}
