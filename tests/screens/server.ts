import { setupServer } from 'msw/node';
import type { Center } from '../../mocks/center.ts';
import { createHandlers } from '../../mocks/handlers/respond.ts';

let current: Center | null = null;

/** Sets the simulated call center that responds. */
export function respondAs(center: Center): void {
  current = center;
}

export const server = setupServer(
  ...createHandlers(() => {
    if (!current) throw new Error('openApp was not called');
    return current;
  }),
);
