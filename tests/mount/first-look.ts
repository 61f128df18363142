import { vi } from 'vitest';
import { preloadLowerHalf } from '../../src/routes/dashboard/panels.tsx';

/** Leaves out the dashboard's lower cards, which are most of it: they wait for an idle moment that never comes. */
export async function firstLookOnly(): Promise<void> {
  // The first look uses parts of its code.
  await preloadLowerHalf();
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}
