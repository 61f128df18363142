import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import type { Rows } from '../../api/tolerant.ts';
import { oldestPending } from '../../domain/time/order.ts';
import { alertCounts } from '../../domain/figures/alerts.ts';
import { isWhole } from '../../domain/figures/received.ts';
import { useDayMemory } from '../../features/day-record/day-state.ts';
import { useToday } from '../../features/day-record/use-day-memory.ts';
import { type CachedResponse, readOptions } from '../../query/reads.ts';
import { useServerMoment } from '../../query/screen-time.ts';
import { useReceivedAt } from '../../query/use-read.ts';
import { ageMs } from './figures.ts';
import {
  attentionTexts,
  bandDrops,
  dropsToShow,
  noneWaiting,
  type Waiting,
} from './attention-rules.ts';

/** In ms. The note has minutes, so the queue's own interval of 10 s would be a waste. */
const pollMs = 60_000;
const staleMs = 2 * pollMs + 10_000;

function waitingIn(response: CachedResponse<Rows<ValidationAlert>> | null): Waiting {
  if (response === null) return noneWaiting;
  const { rows } = response.data;
  return {
    oldestAt: oldestPending(rows),
    count: isWhole(response.data) ? alertCounts(rows).pending : null,
  };
}

/** The notes on lost bands and an old alert (issue 17), beside the age of live data. */
export function AttentionNotes() {
  const { data: waiting = noneWaiting } = useQuery({
    ...readOptions(reads.alerts, { enabled: useDayMemory() !== null }),
    refetchInterval: pollMs,
    select: waitingIn,
  });
  const receivedAt = useReceivedAt(reads.alerts);
  const record = useToday();
  const drops = useMemo(() => bandDrops(record), [record]);
  const texts = useServerMoment((moment) => {
    const isCurrent = receivedAt !== null && ageMs(receivedAt, moment) < staleMs;
    return attentionTexts(
      dropsToShow(drops, moment.now),
      isCurrent ? waiting : noneWaiting,
      moment.now,
    );
  });
  return texts.map((text) => <WallNote key={text} text={text} />);
}

export function WallNote({ text }: { readonly text: string }) {
  return (
    <p className="text-wall-name text-ink flex items-center gap-[.9rem]">
      <TriangleAlert aria-hidden className="text-caution-mark size-[2.6rem] flex-none" />
      {text}
    </p>
  );
}
