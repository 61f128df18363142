import { reads } from '../api/contract.ts';
import { useRead } from '../query/use-read.ts';

/**
 * The override of spec section 3, in its one place (rulings C2): whatever the server says of them, the
 * AI model and the scheduling service are up once a dashboard answer has arrived, and down before. The
 * menu stands on every route, so the dashboard is asked for on every route.
 */
export function useServicesUp(): boolean {
  return useRead(reads.dashboard).data !== undefined;
}
