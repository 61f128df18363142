import { useId, useLayoutEffect } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Read } from '../api/contract.ts';
import { useStore } from '../ui/store.ts';
import { useApiClient } from './client.ts';

/** The role of what shows a failed call: the first card, else the first figure, is the alert for all (rulings C34). */
export function useAlertRole(
  { path }: Pick<Read, 'path'>,
  part: 'card' | 'figure',
): 'alert' | undefined {
  const { shownFailures } = useApiClient();
  const id = useId();
  useLayoutEffect(() => {
    const failure = { path, part, id };
    shownFailures.set((before) => [...before, failure]);
    return () => shownFailures.set((before) => before.filter((each) => each !== failure));
  }, [shownFailures, path, part, id]);
  const alertId = useStore(shownFailures, (all) => {
    const ours = all.filter((each) => each.path === path);
    return (ours.find((each) => each.part === 'card') ?? ours[0])?.id;
  });
  return alertId === id ? 'alert' : undefined;
}

/** Reloads the page, which may lead to a sign-in (rulings C31); undefined where the failure is another. */
export function reloadAfter(error: ApiError | null): (() => void) | undefined {
  return error?.isSignedOut ? () => location.reload() : undefined;
}
