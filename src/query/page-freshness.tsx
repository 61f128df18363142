import { Clock, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { ageSentence, lastResponseText, updatedText } from '../domain/time/age.ts';
import { callOf, useApiClient } from './client.ts';
import { useShown } from './freshness.ts';
import { screenAge, useAsMainCall } from './screen-time.ts';
import { useRecordAt, type ReadState } from './use-read.ts';

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
  useAsMainCall(call);
  const worst = useRecordAt(null, (_all, { elapsed }) => {
    const age = screenAge(client, call, elapsed);
    return age === null ? '' : `${age.freshness}|${headerText[age.freshness](age.ageMs)}`;
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
