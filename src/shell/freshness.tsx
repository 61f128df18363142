import { Clock, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { notifyManager, useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Read } from '../api/contract.ts';
import { answeredAt } from '../api/query.ts';
import { useAnsweredAt, useIsAsking, type ReadState } from '../api/use-read.ts';
import { ageSentence, ageText, updatedText } from '../domain/age.ts';
import { easternTimeSeconds } from '../domain/eastern.ts';
import { Badge } from '../ui/badge.tsx';
import { useMoment } from './clock.ts';

/** An age beyond this many poll intervals is stale even where no call failed (visual.md, Freshness). */
const staleIntervals = 3;

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

/** The reads of this screen's cards whose last try failed. */
function failing(cache: QueryCache): Query[] {
  return cache.findAll({
    type: 'active',
    predicate: ({ state, queryKey }) =>
      state.status === 'error' && (shownPaths.get(`/${queryKey.join('/')}`) ?? 0) > 0,
  });
}

/** Is what a read shows old: the last refresh failed, or three polls have not come? */
export function useIsStale(state: ReadState<unknown>): boolean {
  useShown(state.read);
  const at = useAnsweredAt(state.read);
  return useMoment(({ elapsed }) => {
    if (state.data === undefined || at === null) return false;
    return state.error !== null || elapsed - at > staleIntervals * (state.pollMs ?? Infinity);
  });
}

/** The time of the answer, as the card's header tells it; an amber age once it is stale. */
export function AsOf({ read, stale }: { readonly read: Read; readonly stale: boolean }) {
  const at = useAnsweredAt(read);
  const text = useMoment(({ now, elapsed }) => {
    if (at === null) return '';
    return stale ? `${ageText(elapsed - at)} old` : easternTimeSeconds(now - (elapsed - at));
  });
  if (text === '') return null;
  if (!stale)
    return (
      <span className="text-caption text-ink-3 whitespace-nowrap tabular-nums @max-[22rem]:hidden">
        {text}
      </span>
    );
  return (
    <Badge tone="caution" icon={<Clock aria-hidden />}>
      {text}
    </Badge>
  );
}

/** 'Data is 7 minutes old' for the footer of a stale card. */
export function AgeSentence({ read }: { readonly read: Read }) {
  const at = useAnsweredAt(read);
  return useMoment(({ elapsed }) => ageSentence(at === null ? Infinity : elapsed - at));
}

/** The line along a card's upper edge while an answer is awaited; a quick poll never shows it. */
export function RefreshLine({ read }: { readonly read: Read }) {
  const asking = useIsAsking(read);
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

/** How many reads on this screen have failed at their last try. */
function useFailingReads(): number {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => failing(cache).length);
}

/**
 * What the page header says of the age of its data: that of the oldest read that the screen shows once
 * one of them failed, else that of the screen's own main read. It changes without being announced (D6).
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
  const failed = useFailingReads();
  const mainStale = useIsStale(main);
  const stale = mainStale || failed > 0;
  const text = useMoment(({ elapsed }) => {
    if (at === null) return '';
    if (!stale) return updatedText(elapsed - at);
    const times = failing(client.getQueryCache())
      .map((query) => answeredAt(client, query.queryHash))
      .filter((time) => time !== null);
    // A read that never came has no age of its own: the others are what is left to tell.
    return ageSentence(elapsed - Math.min(at, ...times));
  });
  const look = 'inline-flex items-center gap-[7px] text-caption whitespace-nowrap tabular-nums';
  if (refreshing)
    return (
      <span className={`${look} text-ink-2`}>
        <RefreshCw aria-hidden className="icon-small animate-[turn_1s_linear_infinite]" />
        Refreshing...
      </span>
    );
  if (text === '')
    return main.hasFailed ? (
      <span className={`${look} text-critical font-medium`}>
        <CloudOff aria-hidden className="icon-small" />
        No data yet
      </span>
    ) : (
      <span className={`${look} text-ink-3`}>Waiting for data</span>
    );
  if (stale)
    return (
      <span className={`${look} text-caution font-medium`}>
        <TriangleAlert aria-hidden className="icon-small" />
        {text}
      </span>
    );
  return (
    <span className={`${look} text-ink-2`}>
      <span aria-hidden className="bg-positive-mark size-2 rounded-full" />
      {text}
    </span>
  );
}
