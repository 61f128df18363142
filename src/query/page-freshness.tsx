import { Clock, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { ageSentence, lastResponseText, updatedText } from '../domain/time/age.ts';
import { type ApiClient, useApiClient } from './client.ts';
import { useIsQuiet } from './outage.ts';
import { callOf } from './reads.ts';
import { shownReads, useAsMainCall } from './screen-time.ts';
import { type ReadState, useRecordAt, useShown } from './use-read.ts';

const mainText = { delayed: lastResponseText, stale: ageSentence } as const;

const otherText = {
  stale: 'Some data is old',
  missing: 'Some data is missing',
  delayed: 'Some data is delayed',
} as const;

/** What the header says, after how fresh the screen is: the age of its main call, and that another is older (rulings C32). */
function headerText(client: ApiClient, main: string, isQuiet: boolean, elapsed: number): string {
  const { receivedAt } = client.records.get(main);
  if (receivedAt === null) return '';
  const ageMs = elapsed - receivedAt;
  if (isQuiet) return `stale|${ageSentence(ageMs)}`;
  const reads = shownReads(client, elapsed);
  const own = reads.find(({ call }) => call === main)?.freshness;
  for (const worst of ['stale', 'missing', 'delayed'] as const) {
    if (own === worst && worst !== 'missing') return `${worst}|${mainText[worst](ageMs)}`;
    if (reads.some(({ freshness }) => freshness === worst)) return `${worst}|${otherText[worst]}`;
  }
  return `fresh|${updatedText(ageMs)}`;
}

interface PageFreshnessProps {
  readonly main: ReadState<unknown>;
  readonly refreshing: boolean;
}

/** How old the screen's data is, in its header (rulings C17). */
export function PageFreshness({ main, refreshing }: PageFreshnessProps) {
  const client = useApiClient();
  const isQuiet = useIsQuiet();
  useShown(main.read);
  useAsMainCall(main.read);
  const header = useRecordAt(null, (_all, { elapsed }) =>
    headerText(client, callOf(main.read), isQuiet, elapsed),
  );
  const { tone, icon, text } = lookOf(header, main.hasFailed, isQuiet, refreshing);
  return (
    <span
      className={`text-caption inline-flex items-center gap-2 whitespace-nowrap tabular-nums ${tone}`}
    >
      {icon}
      {text}
    </span>
  );
}

function lookOf(header: string, hasFailed: boolean, isQuiet: boolean, refreshing: boolean) {
  const [freshness = '', text = ''] = header.split('|');
  if (refreshing) return { tone: 'text-ink-2', icon: turning, text: 'Refreshing...' };
  if (header === '' && !hasFailed)
    return { tone: 'text-ink-3', icon: null, text: 'Waiting for data' };
  if (header === '')
    return {
      tone: 'text-critical font-medium',
      icon: <CloudOff aria-hidden className="icon-small" />,
      text: isQuiet ? "Couldn't load" : 'No data yet',
    };
  if (freshness === 'fresh') return { tone: 'text-ink-2', icon: dot, text };
  const Icon = freshness === 'delayed' ? Clock : TriangleAlert;
  const tone = freshness === 'delayed' ? 'text-ink-2' : 'text-caution font-medium';
  return { tone, icon: <Icon aria-hidden className="icon-small" />, text };
}

const turning = <RefreshCw aria-hidden className="icon-small animate-[turn_1s_linear_infinite]" />;
const dot = <span aria-hidden className="bg-positive-mark size-2 rounded-full" />;
