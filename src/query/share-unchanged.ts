import { replaceEqualDeep } from '@tanstack/react-query';
import { hasRows } from '../api/worker/runs.ts';

/**
 * What is equal to the value before is that value, so that it is not drawn again. Of lists the readers see to it,
 * row by row: React Query would copy each list once for every card, and what is derived from it with it.
 */
export function shareUnchanged(before: unknown, after: unknown): unknown {
  const data = typeof after === 'object' && after !== null && 'data' in after ? after.data : after;
  return hasRows(data) ? after : replaceEqualDeep(before, after);
}
