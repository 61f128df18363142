// Checked by the compiler and never run; an expected error that is missing is an error, too.
import type { ReadResponses } from '../../mocks/handlers/payload.ts';
import type { Write } from '../../src/api/call.ts';

/** A response of another shape than the contract's, or to an unknown call, does not compile. */
export const responses: Partial<ReadResponses> = {
  // @ts-expect-error no list
  regions: () => ({ regions: null }),
  // @ts-expect-error a count is a number
  alertStats: () => ({ pending: 'three', reviewed: 0, dismissed: 0 }),
};
// @ts-expect-error an unknown read
export const stale: Write = { method: 'POST', path: '/api/x', reloads: ['weather'] };
