import { reads } from '../api/contract.ts';
import { useRead } from '../query/use-read.ts';

/** The AI model and the scheduling service are up once the dashboard has a response (spec 3, rulings C2). */
export function useServicesUp(): boolean {
  return useRead(reads.dashboard).data !== undefined;
}
