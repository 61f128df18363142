import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import type { Rows } from '../../api/tolerant.ts';
import { oldestPending } from '../../domain/time/order.ts';
import { useDayMemory } from '../../features/day-record/day-state.ts';
import { useToday } from '../../features/day-record/use-day-memory.ts';
import { type CachedResponse, readOptions } from '../../query/reads.ts';
import { useServerMoment } from '../../query/screen-time.ts';
import { useReceivedAt } from '../../query/use-read.ts';
import { ageMs } from './figures.ts';
import { attentionTexts, bandDrops, dropsToShow } from './attention-rules.ts';

/** In ms. The note has minutes, so the queue's own interval of 10 s would be a waste. */
const pollMs = 60_000;
const staleMs = 2 * pollMs + 10_000;

function oldestOf(response: CachedResponse<Rows<ValidationAlert>> | null): number | null {
  return response && oldestPending(response.data.rows);
}

/** The notes on lost bands and an old alert (issue 17), beside the age of live data. */
export function AttentionNotes() {
  const { data: oldest = null } = useQuery({
    ...readOptions(reads.alerts, { enabled: useDayMemory() !== null }),
    refetchInterval: pollMs,
    select: oldestOf,
  });
  const receivedAt = useReceivedAt(reads.alerts);
  const record = useToday();
  const drops = useMemo(() => bandDrops(record), [record]);
  const texts = useServerMoment((moment) => {
    const isCurrent = receivedAt !== null && ageMs(receivedAt, moment) < staleMs;
    return attentionTexts(dropsToShow(drops, moment.now), isCurrent ? oldest : null, moment.now);
  });
  return texts.map((text) => <WallNote key={text} text={text} />);
}

export function WallNote({ text }: { readonly text: string }) {
  return (
    <p className="text-wall-title text-ink flex items-center gap-[.9rem]">
      <TriangleAlert aria-hidden className="text-caution-mark size-[2rem] flex-none" />
      {text}
    </p>
  );
}
