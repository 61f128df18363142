import { Clock, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Read } from '../api/contract.ts';
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
import { useMoment } from '../ui/clock/clock.ts';
import { callOf, callOfKey, useApiClient, type ApiClient } from './client.ts';
import { useIsQuiet } from './outage/context.ts';
import { useRecord, useRecordAt, type ReadState } from './use-read.ts';

/** Counts the card as one that shows the read: what only the menu reads makes no screen old. */
function useShown(read: Read): void {
  const { records } = useApiClient();
  useEffect(() => records.use(callOf(read)), [records, read]);
}

/** When the read was last answered validly, on the clock of `elapsedMs`; null: never. */
export function useAnsweredAt(read: Pick<Read, 'path'>): number | null {
  return useRecord(read, ({ answeredAt }) => answeredAt);
}

/** How fresh what a card shows is, by the limits of cards. */
export function useFreshness({ read, data, pollMs }: ReadState<unknown>): Freshness {
  useShown(read);
  return useRecordAt(read, ({ answeredAt, failures }, { elapsed }) =>
    data === undefined || answeredAt === null
      ? 'fresh'
      : freshnessOf({ ageMs: elapsed - answeredAt, pollMs, failures }),
  );
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
  const isFetching = useRecord(read, (record) => record.isFetching);
  if (!isFetching) return null;
  return (
    <span
      aria-hidden
      className="bg-track absolute inset-x-0 top-0 h-0.5 animate-[appear_1ms_400ms_both] overflow-hidden"
    >
      <span className="bg-ink absolute inset-y-0 left-[18%] w-[38%] animate-[slide_1.4s_ease_infinite_alternate]" />
    </span>
  );
}

interface ShownRead {
  readonly ageMs: number;
  readonly freshness: Freshness | 'missing';
}

/** The reads that this screen's cards show, each with its freshness, or missing: it failed before any response. */
function shownReads(client: ApiClient, elapsed: number): readonly ShownRead[] {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey, meta }): ShownRead[] => {
      const call = callOfKey(queryKey);
      const { answeredAt, failures, usedBy } = client.records.get(call);
      if (usedBy === 0) return [];
      if (answeredAt === null) return [{ ageMs: 0, freshness: failures > 0 ? 'missing' : 'fresh' }];
      const ageMs = elapsed - answeredAt;
      return [{ ageMs, freshness: freshnessOf({ ageMs, pollMs: meta?.pollMs, failures }) }];
    });
}

/** The worst there is on the screen, and the age of the oldest read of that kind, though never less than `mainMs`. */
function worstOf(client: ApiClient, elapsed: number, mainMs: number) {
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
  const client = useApiClient();
  const call = callOf(main.read);
  useShown(main.read);
  const said = useRecordAt(null, (_all, { elapsed }) => {
    const { answeredAt } = client.records.get(call);
    if (answeredAt === null) return '';
    const { freshness, ageMs } = worstOf(client, elapsed, elapsed - answeredAt);
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
