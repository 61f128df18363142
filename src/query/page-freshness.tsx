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
  const [freshness = '', text = ''] = header.split('|');
  const look = 'inline-flex items-center gap-2 text-caption whitespace-nowrap tabular-nums';
  if (refreshing)
    return (
      <span className={`${look} text-ink-2`}>
        <RefreshCw aria-hidden className="icon-small animate-[turn_1s_linear_infinite]" />
        Refreshing...
      </span>
    );
  if (header === '')
    return main.hasFailed ? (
      <span className={`${look} text-critical font-medium`}>
        <CloudOff aria-hidden className="icon-small" />
        {isQuiet ? "Couldn't load" : 'No data yet'}
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
