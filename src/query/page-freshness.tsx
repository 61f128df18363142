import { Clock, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { use, useLayoutEffect } from 'react';
import {
  ageSentence,
  ageText,
  agoText,
  type DataState,
  lastResponseText,
  updatedText,
} from '../domain/time/age.ts';
import { type ApiClient, useApiClient } from './client.ts';
import { useIsOutage } from './outage.ts';
import { HeaderReadContext, shownReads } from './reads-age.ts';
import { callOf } from './reads.ts';
import { useMinWidth } from '../ui/browser-state.ts';
import { useStore } from '../ui/store.ts';
import { type ReadState, useRecordAt, useShown } from './data-state.ts';

interface HeaderAge {
  readonly state: DataState;
  readonly text: string;
  /** Beside the title of a phone. */
  readonly short: string;
}

/** The age of the header's read, unless another read of the screen is older (rulings C32). */
function headerAge(client: ApiClient, call: string, isOutage: boolean, machine: number): HeaderAge {
  const { receivedAt } = client.records.get(call);
  const ageMs = machine - (receivedAt ?? machine);
  if (isOutage) return { state: 'stale', text: ageSentence(ageMs), short: `${ageText(ageMs)} old` };
  const reads = shownReads(client, machine);
  const headerState = reads.find((read) => read.call === call)?.state;
  const has = (state: DataState) => reads.some((read) => read.state === state);
  if (headerState === 'stale')
    return { state: 'stale', text: ageSentence(ageMs), short: `${ageText(ageMs)} old` };
  if (has('stale')) return { state: 'stale', text: 'Some data is old', short: 'Old data' };
  if (has('error')) return { state: 'stale', text: 'Some data is missing', short: 'Data missing' };
  if (headerState === 'delayed')
    return { state: 'delayed', text: lastResponseText(ageMs), short: agoText(ageMs) };
  if (has('delayed')) return { state: 'delayed', text: 'Some data is delayed', short: 'Delayed' };
  return { state: 'ready', text: updatedText(ageMs), short: agoText(ageMs) };
}

const styles = {
  loading: { tone: 'text-ink-3', icon: null },
  error: {
    tone: 'text-critical font-medium',
    icon: <CloudOff aria-hidden className="icon-small max-sm:hidden" />,
  },
  ready: {
    tone: 'text-ink-2',
    icon: <span aria-hidden className="bg-positive-mark size-2 rounded-full" />,
  },
  delayed: { tone: 'text-ink-2', icon: <Clock aria-hidden className="icon-small max-sm:hidden" /> },
  stale: {
    tone: 'text-caution font-medium',
    icon: <TriangleAlert aria-hidden className="icon-small max-sm:hidden" />,
  },
  refreshing: {
    tone: 'text-ink-2',
    icon: <RefreshCw aria-hidden className="icon-small animate-[turn_1s_linear_infinite]" />,
  },
} as const;

interface PageFreshnessProps {
  readonly state: ReadState<unknown>;
  readonly refreshing: boolean;
}

/** How old the screen's data is, in its header (rulings C17). */
export function PageFreshness({ state: { read, hasFailed }, refreshing }: PageFreshnessProps) {
  const client = useApiClient();
  const isOutage = useIsOutage();
  const header = use(HeaderReadContext);
  useShown(read);
  // Cards that come or go.
  useStore(client.shownCalls);
  useLayoutEffect(() => {
    header.set(read.path);
    return () => header.set('');
  }, [header, read]);
  const age = useRecordAt(null, (_all, { machine }): HeaderAge => {
    if (client.records.get(callOf(read)).receivedAt !== null)
      return headerAge(client, callOf(read), isOutage, machine);
    if (!hasFailed) return { state: 'loading', text: 'Waiting for data', short: 'Waiting' };
    return { state: 'error', text: "Couldn't load", short: "Couldn't load" };
  });
  const isPhone = !useMinWidth('sm');
  const shown = isPhone ? age.short : age.text;
  const { tone, icon } = styles[refreshing ? 'refreshing' : age.state];
  return (
    <span
      className={`text-caption inline-flex flex-none items-center gap-2 whitespace-nowrap tabular-nums max-sm:gap-1.5 ${tone}`}
    >
      {icon}
      {refreshing ? 'Refreshing...' : shown}
    </span>
  );
}
