import { Clock } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import type { Call } from '../api/call.ts';
import { ageSentence, ageText, cardAge } from '../domain/time/age.ts';
import { easternTimeSeconds } from '../domain/time/eastern.ts';
import { Badge } from '../ui/badge.tsx';
import { useMoment } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { useIsOutage } from './outage.ts';
import { HeaderReadContext } from './reads-age.ts';
import {
  type ReadState,
  stateOf,
  useIsFetching,
  useReceivedAt,
  useRecordAt,
  useShown,
} from './data-state.ts';

type Age = ReturnType<typeof useCardAge>;

/** A card's age label (rulings C32). */
export function useCardAge(read: ReadState<unknown>) {
  useShown(read.read);
  const isOutage = useIsOutage();
  const headerReceivedAt = useReceivedAt({ path: useStore(use(HeaderReadContext)) });
  return useRecordAt(read.read, (record, { now, machine }) => {
    const { receivedAt } = record;
    const state = stateOf(read, record, machine);
    const says = cardAge({ state, isOutage, receivedAt, headerReceivedAt });
    const ageMs = machine - (receivedAt ?? machine);
    const age = says === 'age' ? ageText(ageMs) : '';
    const text = says === 'time' ? easternTimeSeconds(now - ageMs) : age;
    return { state, says, text };
  });
}

/** The age in a card's header. Without a label its space is reserved, so that no title moves. */
export function CardAge({ state }: { readonly state: ReadState<unknown> }) {
  const age = useCardAge(state);
  return state.data === undefined ? null : <AgeBadge {...age} />;
}

export function AgeBadge({ says, text }: Omit<Age, 'state'>) {
  if (says === 'time')
    return (
      <span className="text-caption text-ink-3 text-right whitespace-nowrap tabular-nums @min-[22rem]:@max-sm:min-w-[4.875rem]">
        {text}
      </span>
    );
  return (
    <span
      aria-hidden={says === 'none' || undefined}
      data-age={says === 'none' ? undefined : ''}
      className={says === 'none' ? 'invisible @max-[22rem]:hidden' : 'contents'}
    >
      <Badge tone="caution" icon={<Clock aria-hidden className="@max-sm:hidden" />}>
        {/* As wide as '59 min old', so that no title of a narrow card moves. */}
        <span className="@min-[22rem]:@max-sm:min-w-[3.875rem] @min-[22rem]:@max-sm:text-center">
          {`${text} old`}
        </span>
      </Badge>
    </span>
  );
}

export function AgeSentence({ read }: { readonly read: Call }) {
  const at = useReceivedAt(read);
  return useMoment(({ machine }) => ageSentence(machine - (at ?? machine)));
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
