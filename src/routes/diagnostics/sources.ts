import { useQueryClient } from '@tanstack/react-query';
import { useUpdates } from '../../shell/updates/updates-context.ts';
import type { Sources } from './facts.ts';

/** What the facts are told from, besides what everybody can read. */
export function useSources(): Sources {
  const client = useQueryClient();
  const { updates } = useUpdates();
  return { client, updates };
}
