import { Clock, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Read } from '../api/contract.ts';
import { answeredAt, follow, hashOf, missesOf } from './query.ts';
import { useAnsweredAt, useIsReadFetching, type ReadState } from './use-read.ts';
import {
  ageSentence,
  ageText,
  freshnessOf,
  lastResponseText,
  updatedText,
  type Freshness,
} from '../domain/time/age.ts';
import { easternTimeSeconds } from '../domain/time/eastern.ts';
import { Badge } from '../ui/badge.tsx';
import { currentMoment, onTick, useMoment } from '../ui/clock/clock.ts';
import { useIsQuiet } from './outage/context.ts';

// What the cards of the screen show, by path, and how many of them do. The menu reads too, but what it
// reads is no reason to call a screen old that shows nothing of it.
const shownPaths = new Map<string, number>();

function useShown({ path }: Read): void {
  useEffect(() => {
    shownPaths.set(path, (shownPaths.get(path) ?? 0) + 1);
    return () => {
      shownPaths.set(path, (shownPaths.get(path) ?? 1) - 1);
    };
  }, [path]);
}

/**
 * How fresh what a read shows is on the calm ladder of `freshnessOf`. Followed as one word: an answer that leaves it
 * as it was is no reason to draw a card anew.
 */
export function useFreshness({ read, data, pollMs }: ReadState<unknown>): Freshness {
  useShown(read);
  const client = useQueryClient();
  const hash = hashOf(read);
  const subscribe = useCallback(
    (changed: () => void) => {
      const stopTicks = onTick(changed);
      const stopAnswers = follow(client.getQueryCache(), hash, changed);
      return () => {
        stopTicks();
        stopAnswers();
      };
    },
    [client, hash],
  );
  return useSyncExternalStore(subscribe, () => {
    const at = answeredAt(client, hash);
    if (data === undefined || at === null) return 'fresh';
    const misses = missesOf(client, hash);
    return freshnessOf({ ageMs: currentMoment().elapsed - at, pollMs, misses });
  });
}

/** The time of the answer, as the card's header tells it; its age once a poll was missed. */
export function AsOf({ read, freshness }: { readonly read: Read; readonly freshness: Freshness }) {
  const at = useAnsweredAt(read);
  const isQuiet = useIsQuiet();
  const text = useMoment(({ now, elapsed }) => {
    if (at === null) return '';
    if (freshness === 'fresh') return easternTimeSeconds(now - (elapsed - at));
    return ageText(elapsed - at);
  });
  if (text === '') return null;
  if (freshness === 'fresh')
    return (
      <span className="text-caption text-ink-3 whitespace-nowrap tabular-nums @max-[22rem]:hidden">
        {text}
      </span>
    );
  return (
    <Badge
      tone={freshness === 'stale' && !isQuiet ? 'caution' : 'neutral'}
      icon={<Clock aria-hidden className="@max-sm:hidden" />}
    >
      {/* A narrow card has no room beside its title: as wide as the time was, the color says what is not seen. */}
      <span className="@max-sm:text-center @min-[22rem]:@max-sm:min-w-[3.25rem]">
        {text}
        <span className="@max-sm:sr-only"> old</span>
      </span>
    </Badge>
  );
}

/** '8 min old', for a line that has no room for a card's mark. */
export function ShortAge({ read }: { readonly read: Read }) {
  const at = useAnsweredAt(read);
  const text = useMoment(({ elapsed }) => (at === null ? '' : `${ageText(elapsed - at)} old`));
  return <span className="text-caution font-medium">{text}</span>;
}

/** 'Data is 7 minutes old' for the footer of a stale card. */
export function AgeSentence({ read }: { readonly read: Read }) {
  const at = useAnsweredAt(read);
  return useMoment(({ elapsed }) => ageSentence(at === null ? Infinity : elapsed - at));
}

/** The line along a card's upper edge while an answer is awaited; a quick poll never shows it. */
export function RefreshLine({ read }: { readonly read: Read }) {
  const asking = useIsReadFetching(read);
  if (!asking) return null;
  return (
    <span
      aria-hidden
      className="bg-track absolute inset-x-0 top-0 h-0.5 animate-[appear_1ms_400ms_both] overflow-hidden"
    >
      <span className="bg-ink absolute inset-y-0 left-[18%] w-[38%] animate-[slide_1.4s_ease_infinite_alternate]" />
    </span>
  );
}

/** The active reads that this screen's cards show, each with its freshness, or missing: it failed before any answer. */
function shownReads(client: QueryClient, elapsed: number) {
  return client
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ queryKey }) => (shownPaths.get(`/${queryKey.join('/')}`) ?? 0) > 0,
    })
    .map(({ queryHash, meta }) => {
      const at = answeredAt(client, queryHash);
      const misses = missesOf(client, queryHash);
      const pollMs = meta?.['pollMs'] as number | undefined;
      if (at === null) return { ageMs: 0, freshness: misses > 0 ? 'missing' : 'fresh' } as const;
      const ageMs = elapsed - at;
      return { ageMs, freshness: freshnessOf({ ageMs, pollMs, misses }) };
    });
}

/** The worst there is on the screen, and the age of the oldest read of that kind, though never less than `mainMs`. */
function worstOf(client: QueryClient, elapsed: number, mainMs: number) {
  const reads = shownReads(client, elapsed);
  for (const worst of ['stale', 'missing', 'delayed'] as const) {
    const these = reads.filter(({ freshness }) => freshness === worst);
    if (these.length > 0)
      return { freshness: worst, ageMs: Math.max(mainMs, ...these.map(({ ageMs }) => ageMs)) };
  }
  return { freshness: 'fresh', ageMs: mainMs } as const;
}

const headerText = {
  fresh: updatedText,
  delayed: lastResponseText,
  stale: ageSentence,
  // What never came has no age.
  missing: () => 'Some data is missing',
} as const;

/** Draws anew when a read is answered or missed, not only at the next tick. */
function useAnswers(): void {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    [cache],
  );
  useSyncExternalStore(subscribe, () =>
    cache.findAll({ type: 'active' }).reduce((sum, { state }) => sum + state.errorUpdateCount, 0),
  );
}

/**
 * What the page header says of the age of its data: that of the screen's own main read while all is well, that of
 * the oldest read where one is old, and else that some is missing, where a read failed before it had any (rulings
 * C17). It changes without being announced (D6).
 */
export function PageFreshness({
  main,
  refreshing,
}: {
  main: ReadState<unknown>;
  refreshing: boolean;
}) {
  const client = useQueryClient();
  const at = useAnsweredAt(main.read);
  useShown(main.read);
  useAnswers();
  const said = useMoment(({ elapsed }) => {
    if (at === null) return '';
    const { freshness, ageMs } = worstOf(client, elapsed, elapsed - at);
    return `${freshness}|${headerText[freshness](ageMs)}`;
  });
  const [freshness = '', text = ''] = said.split('|');
  const look = 'inline-flex items-center gap-[7px] text-caption whitespace-nowrap tabular-nums';
  if (refreshing)
    return (
      <span className={`${look} text-ink-2`}>
        <RefreshCw aria-hidden className="icon-small animate-[turn_1s_linear_infinite]" />
        Refreshing...
      </span>
    );
  if (said === '')
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
