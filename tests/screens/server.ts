import { setupServer } from 'msw/node';
import type { Centre } from '../../mocks/centre.ts';
import { createHandlers } from '../../mocks/handlers/create.ts';

let current: Centre | null = null;

/** Chooses the simulated call centre that answers from now on. */
export function answerFrom(centre: Centre): void {
  current = centre;
}

export const server = setupServer(
  ...createHandlers(() => {
    if (!current) throw new Error('openApp was not called');
    return current;
  }),
);
