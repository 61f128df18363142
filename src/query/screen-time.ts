import { createContext, use, useLayoutEffect } from 'react';
import type { Read } from '../api/contract.ts';
import { cardTime, freshnessOf, type CardTime, type Freshness } from '../domain/time/age.ts';
import { createStore, useStore, type Store } from '../ui/store.ts';
import { callOfKey, useApiClient, type ApiClient } from './client.ts';
import { useAnsweredAt } from './freshness.ts';
import { useRecordAt } from './use-read.ts';

interface ShownRead {
  readonly ageMs: number;
  /** `missing`: it failed before any response. */
  readonly freshness: Freshness | 'missing';
}

export function shownReads(client: ApiClient, elapsed: number): readonly ShownRead[] {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey, meta }): ShownRead[] => {
      const { answeredAt, failures, usedBy } = client.records.get(callOfKey(queryKey));
      if (usedBy === 0) return [];
      if (answeredAt === null) return [{ ageMs: 0, freshness: failures > 0 ? 'missing' : 'fresh' }];
      const ageMs = elapsed - answeredAt;
      return [{ ageMs, freshness: freshnessOf({ ageMs, pollMs: meta?.pollMs, failures }) }];
    });
}

interface KnownAge {
  readonly main: string;
  readonly elapsed: number;
  readonly age: ShownRead | null;
}

// Each card of a screen compares its own age with the header's, all at the same moment.
const knownAges = new WeakMap<object, KnownAge>();

/** What the header says: the main call's age while all is well, else the worst freshness and its oldest age. */
export function screenAge(client: ApiClient, main: string, elapsed: number): ShownRead | null {
  const records = client.records.all();
  const known = knownAges.get(records);
  if (known?.main === main && known.elapsed === elapsed) return known.age;
  const age = ageOf(client, main, elapsed);
  knownAges.set(records, { main, elapsed, age });
  return age;
}

function ageOf(client: ApiClient, main: string, elapsed: number): ShownRead | null {
  const { answeredAt } = client.records.get(main);
  if (answeredAt === null) return null;
  const mainMs = elapsed - answeredAt;
  const reads = shownReads(client, elapsed);
  for (const freshness of ['stale', 'missing', 'delayed'] as const) {
    const ages = reads.flatMap((read) => (read.freshness === freshness ? [read.ageMs] : []));
    if (ages.length > 0) return { freshness, ageMs: Math.max(mainMs, ...ages) };
  }
  return { freshness: 'fresh', ageMs: mainMs };
}

/** The call whose time stands in the screen's header; null while none does. */
export const MainCallContext = createContext<Store<string | null>>(
  createStore<string | null>(null),
);

export function useAsMainCall(call: string): void {
  const main = use(MainCallContext);
  useLayoutEffect(() => {
    main.set(call);
    return () => main.set(null);
  }, [main, call]);
}

export function useCardTime(read: Read, freshness: Freshness): CardTime {
  const client = useApiClient();
  const main = useStore(use(MainCallContext));
  const at = useAnsweredAt(read);
  return useRecordAt(null, (_all, { elapsed }) => {
    const header = main === null ? null : screenAge(client, main, elapsed);
    return cardTime(freshness, at === null ? null : elapsed - at, header?.ageMs ?? null);
  });
}
