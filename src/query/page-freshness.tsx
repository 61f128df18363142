import { Clock, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import {
  ageSentence,
  freshnessOf,
  lastResponseText,
  updatedText,
  type Freshness,
} from '../domain/time/age.ts';
import { callOf, callOfKey, useApiClient, type ApiClient } from './client.ts';
import { useShown } from './freshness.ts';
import { useRecordAt, type ReadState } from './use-read.ts';

interface ShownRead {
  readonly ageMs: number;
  /** `missing`: it failed before any response. */
  readonly freshness: Freshness | 'missing';
}

/** The reads that the screen's cards show. */
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

/** The worst freshness on the screen and the age of its oldest read, at least `mainMs`. */
function worstOf(client: ApiClient, elapsed: number, mainMs: number): ShownRead {
  const reads = shownReads(client, elapsed);
  for (const freshness of ['stale', 'missing', 'delayed'] as const) {
    const ages = reads.flatMap((read) => (read.freshness === freshness ? [read.ageMs] : []));
    if (ages.length > 0) return { freshness, ageMs: Math.max(mainMs, ...ages) };
  }
  return { freshness: 'fresh', ageMs: mainMs };
}

const headerText = {
  fresh: updatedText,
  delayed: lastResponseText,
  stale: ageSentence,
  missing: () => 'Some data is missing',
} as const;

interface PageFreshnessProps {
  readonly main: ReadState<unknown>;
  readonly refreshing: boolean;
}

/** How old the screen's data is: the main read's age while all is well, else the worst (rulings C17). */
export function PageFreshness({ main, refreshing }: PageFreshnessProps) {
  const client = useApiClient();
  const call = callOf(main.read);
  useShown(main.read);
  const worst = useRecordAt(null, (_all, { elapsed }) => {
    const { answeredAt } = client.records.get(call);
    if (answeredAt === null) return '';
    const { freshness, ageMs } = worstOf(client, elapsed, elapsed - answeredAt);
    return `${freshness}|${headerText[freshness](ageMs)}`;
  });
  const [freshness = '', text = ''] = worst.split('|');
  const look = 'inline-flex items-center gap-[7px] text-caption whitespace-nowrap tabular-nums';
  if (refreshing)
    return (
      <span className={`${look} text-ink-2`}>
        <RefreshCw aria-hidden className="icon-small animate-[turn_1s_linear_infinite]" />
        Refreshing...
      </span>
    );
  if (worst === '')
    return main.hasFailed ? (
      <span className={`${look} text-critical font-medium`}>
        <CloudOff aria-hidden className="icon-small" />
        No data yet
      </span>
    ) : (
      <span className={`${look} text-ink-3`}>Waiting for data</span>
    );
  if (freshness === 'stale' || freshness === 'missing')
    return (
      <span className={`${look} text-caution font-medium`}>
        <TriangleAlert aria-hidden className="icon-small" />
        {text}
      </span>
    );
  return (
    <span className={`${look} text-ink-2`}>
      {freshness === 'delayed' ? (
        <Clock aria-hidden className="icon-small" />
      ) : (
        <span aria-hidden className="bg-positive-mark size-2 rounded-full" />
      )}
      {text}
    </span>
  );
}
