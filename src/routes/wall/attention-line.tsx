import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import type { Rows } from '../../api/tolerant.ts';
import { bandDrops, toldAt } from './band-drops.ts';
import { oldestPending } from '../../domain/time/oldest-pending.ts';
import { readOptions, type CachedResponse } from '../../query/client.ts';
import { useAnsweredAt } from '../../query/freshness.ts';
import { useClockDifference } from '../../query/clock-difference.ts';
import { useDayMemory, useToday } from '../../query/memory/use-day-memory.ts';
import { useMoment } from '../../ui/clock/clock.ts';
import { attentionText } from './attention.ts';
import { ageMs } from './parts.ts';

/** Ages are told in minutes: the queue's own interval of 10 s would be a waste. In ms. */
const pollMs = 60_000;
const staleMs = 2 * pollMs + 10_000;

function oldestOf(response: CachedResponse<Rows<ValidationAlert>> | null): number | null {
  return response && oldestPending(response.data.rows);
}

/** What asks for attention (issue 17), beside the age of live data; after the first look. */
export function AttentionLine() {
  const { data: oldest = null } = useQuery({
    ...readOptions(reads.alerts, { enabled: useDayMemory() !== null }),
    refetchInterval: pollMs,
    select: oldestOf,
  });
  const answeredAt = useAnsweredAt(reads.alerts);
  const difference = useClockDifference() ?? 0;
  const record = useToday();
  const drops = useMemo(() => bandDrops(record), [record]);
  const text = useMoment((moment) => {
    const isCurrent = answeredAt !== null && ageMs(answeredAt, moment) < staleMs;
    const nowMs = moment.now + difference;
    return attentionText(toldAt(drops, nowMs), isCurrent ? oldest : null, nowMs);
  });
  return text === '' ? null : (
    <span className="wall-attention text-ink ml-[1rem] flex min-w-0 items-center gap-[.9rem] font-medium">
      <TriangleAlert aria-hidden className="text-caution-mark size-[2rem] flex-none" />
      <span className="truncate">{text}</span>
    </span>
  );
}
