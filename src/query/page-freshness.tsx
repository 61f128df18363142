import { CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { ageSentence, ageText, agoText, updatedText } from '../domain/time/age.ts';
import { useMinWidth } from '../ui/browser-state.ts';
import type { Moment } from '../ui/clock.ts';
import type { ApiClient } from './client.ts';
import { ageOf, type ReadStatus, useCachedAt, useReceivedAt } from './data-state.ts';
import { useIsOutage } from './is-outage.ts';

interface HeaderAge {
  readonly look: keyof typeof styles;
  readonly text: string;
  /** Beside the title of a phone. */
  readonly short: string;
}

/** The age of the screen's main call (C32), and whether any call in use fails (C17). */
function headerAge(
  client: ApiClient,
  status: ReadStatus<unknown>,
  isOutage: boolean,
  at: Moment,
): HeaderAge {
  const age = ageOf(client, status.read, at);
  if (!age && status.hasFailed)
    return { look: 'error', text: "Couldn't load", short: "Couldn't load" };
  if (!age) return { look: 'loading', text: 'Waiting for data', short: 'Waiting' };
  if (age.isOld || isOutage)
    return { look: 'stale', text: ageSentence(age.ms), short: `${ageText(age.ms)} old` };
  const active = client.queries.getQueryCache().findAll({ type: 'active' });
  const isAnyFailing = active.some((query) => query.state.status === 'error');
  const look = isAnyFailing ? 'failed' : 'ready';
  return { look, text: updatedText(age.ms), short: agoText(age.ms) };
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
  failed: {
    tone: 'text-ink-2',
    icon: <TriangleAlert aria-hidden className="icon-small text-caution" />,
  },
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
  readonly status: ReadStatus<unknown>;
  readonly refreshing: boolean;
}

/** How old the screen's data is, in its header (C17). */
export function PageFreshness({ status, refreshing }: PageFreshnessProps) {
  const isOutage = useIsOutage();
  const age = useCachedAt((client, at) => headerAge(client, status, isOutage, at));
  const isPhone = !useMinWidth('sm');
  const shown = isPhone ? age.short : age.text;
  const { tone, icon } = styles[refreshing ? 'refreshing' : age.look];
  return (
    <span
      // The printed margins read it.
      data-received={useReceivedAt(status.read)}
      className={`text-caption inline-flex flex-none items-center gap-2 whitespace-nowrap tabular-nums max-sm:gap-1.5 ${tone}`}
    >
      {icon}
      {refreshing ? 'Refreshing...' : shown}
      {age.look === 'failed' && <span className="sr-only">, some calls fail</span>}
    </span>
  );
}
