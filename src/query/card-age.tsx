import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Call } from '../api/call.ts';
import { ageSentence, ageText } from '../domain/time/age.ts';
import { Badge } from '../ui/badge.tsx';
import { ageOf, type ReadStatus, dataStateOf, useCachedAt, useIsFetching } from './data-state.ts';
import { useIsOutage } from './is-outage.ts';

/** The state of a card's data and, where it is old or in an outage, its age (C32), '7 min'; else ''. */
export function useCardAge(card: ReadStatus<unknown>) {
  const isOutage = useIsOutage();
  return useCachedAt((client, at) => {
    const state = dataStateOf(client, card, at);
    const age = state === 'stale' || isOutage ? ageOf(client, card.read, at) : null;
    return { state, age: age ? ageText(age.ms) : '' };
  });
}

/** The age in a card's header. Without one its space is reserved, so that no title moves. */
export function CardAge({ status }: { readonly status: ReadStatus<unknown> }) {
  const { age } = useCardAge(status);
  return status.data === undefined ? null : <AgeBadge age={age} />;
}

export function AgeBadge({ age }: { readonly age: string }) {
  return (
    <span
      aria-hidden={age === '' || undefined}
      data-age={age === '' ? undefined : ''}
      className={age === '' ? 'invisible @max-[22rem]:hidden' : 'contents'}
    >
      <Badge tone="caution" icon={<Clock aria-hidden className="@max-sm:hidden" />}>
        {/* As wide as '59 min old', so that no title of a narrow card moves. */}
        <span className="@min-[22rem]:@max-sm:min-w-[3.875rem] @min-[22rem]:@max-sm:text-center">
          {`${age} old`}
        </span>
      </Badge>
    </span>
  );
}

export function AgeSentence({ read }: { readonly read: Call }) {
  return useCachedAt((client, at) => ageSentence(ageOf(client, read, at)?.ms ?? 0));
}

/** A quicker request shows no line, in ms. */
const quickMs = 400;

export function RefreshLine({ read }: { readonly read: Call }) {
  const isFetching = useIsFetching(read);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isFetching) return undefined;
    const timer = setTimeout(() => setIsLong(true), quickMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isFetching]);
  if (!isLong) return null;
  return (
    <span aria-hidden className="bg-track absolute inset-x-0 top-0 h-0.5 overflow-hidden">
      <span className="bg-ink absolute inset-y-0 left-[18%] w-[38%] animate-[slide_1.4s_ease_infinite_alternate]" />
    </span>
  );
}
