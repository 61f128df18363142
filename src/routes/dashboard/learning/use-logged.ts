import { useEffect } from 'react';

/** Logs a failed load of learning data instead of a toast (spec 8). `what` is in the plural. */
export function useLogged(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, error.message);
  }, [what, error]);
}
