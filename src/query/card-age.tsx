import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Read } from '../api/contract.ts';
import { ageSentence, ageText, type Freshness } from '../domain/time/age.ts';
import { easternTimeSeconds } from '../domain/time/eastern.ts';
import { Badge } from '../ui/badge.tsx';
import { useMoment } from '../ui/clock.ts';
import { useIsQuiet } from './outage.ts';
import { useCardTime } from './screen-time.ts';
import { useReceivedAt, useRecord } from './use-read.ts';

/** What `cardTime` says of a response; nothing has the room of an age, so that no title moves. */
export function AsOf({ read, freshness }: { readonly read: Read; readonly freshness: Freshness }) {
  const at = useReceivedAt(read);
  const isQuiet = useIsQuiet();
  const shown = useCardTime(read, freshness);
  const text = useMoment(({ now, elapsed }) => {
    if (at === null || shown === 'none') return '';
    return shown === 'time' ? easternTimeSeconds(now - (elapsed - at)) : ageText(elapsed - at);
  });
  if (at === null) return null;
  if (shown === 'time')
    return <span className="text-caption text-ink-3 whitespace-nowrap tabular-nums">{text}</span>;
  return (
    <span
      aria-hidden={shown === 'none' || undefined}
      className={shown === 'none' ? 'invisible @max-[22rem]:hidden' : 'contents'}
    >
      <Badge
        tone={freshness === 'stale' && !isQuiet ? 'caution' : 'neutral'}
        icon={<Clock aria-hidden className="@max-sm:hidden" />}
      >
        {/* As wide as the time is, so that the title of a narrow card does not move. */}
        <span className="@max-sm:text-center @min-[22rem]:@max-sm:min-w-[3.25rem]">
          {text}
          <span className="@max-sm:sr-only"> old</span>
        </span>
      </Badge>
    </span>
  );
}

/** '8 min old', for a line without room for a badge. */
export function ShortAge({ read }: { readonly read: Read }) {
  const at = useReceivedAt(read);
  const text = useMoment(({ elapsed }) => (at === null ? '' : `${ageText(elapsed - at)} old`));
  return <span className="text-caution font-medium">{text}</span>;
}

/** 'Data is 7 minutes old' for the footer of a stale card. */
export function AgeSentence({ read }: { readonly read: Read }) {
  const at = useReceivedAt(read);
  return useMoment(({ elapsed }) => ageSentence(at === null ? Infinity : elapsed - at));
}

/** The line along a card's upper edge waits for so long, in ms: a quick poll draws nothing. */
const quickMs = 400;

/** The line along a card's upper edge during a request that takes longer. */
export function RefreshLine({ read }: { readonly read: Read }) {
  const isFetching = useRecord(read, (record) => record.isFetching);
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
