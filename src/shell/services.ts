import { useQueryFact } from '../api/use-read.ts';
import { reads } from '../api/contract.ts';

/**
 * The override of spec section 3, in its one place (rulings C2): whatever the server says of them, the
 * AI model and the scheduling service are up once a dashboard answer has arrived, and down before.
 */
export function useServicesUp(): boolean {
  return useQueryFact(reads.dashboard, ({ state }) => state.data !== undefined) === true;
}
