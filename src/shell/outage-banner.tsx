import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { reads } from '../api/contract.ts';
import { callOf, useApiClient } from '../query/client.ts';
import { recentInstant } from '../domain/time/eastern.ts';
import { oneLine } from '../domain/text/plain-text.ts';
import { Button } from '../ui/button.tsx';
import { useMoment } from '../ui/clock/clock.ts';
import { QuietContext } from '../query/outage/context.ts';
import { watchApi, works, type ApiState } from '../query/outage/watch.ts';
import { outageSentences } from './outage-sentences.ts';

/** The screen, with one banner while the whole API fails; cards are quiet then. */
export function Outage({ children }: { readonly children: ReactNode }) {
  const client = useApiClient();
  const [state, setState] = useState<ApiState>(works);
  useEffect(() => watchApi(client, setState), [client]);
  return (
    <QuietContext value={state.kind !== 'works'}>
      {children}
      <Banner state={state} />
    </QuietContext>
  );
}

/** Responses within this time count as of one moment: calls are polled that far apart. */
const oneTimeMs = 90_000;

/** Over the foot of the page, so that nothing moves when it comes and goes. */
function Banner({ state }: { readonly state: ApiState }) {
  const isOffline = !useIsOnline();
  const text = useMoment(({ now, elapsed }) => {
    if (state.kind !== 'out') return '';
    const { lastResponseAt, oldestAt } = state;
    const since =
      lastResponseAt === null
        ? null
        : recentInstant(new Date(Math.round(now - (elapsed - lastResponseAt))).toISOString(), now);
    const hasOlder = (lastResponseAt ?? 0) - (oldestAt ?? Infinity) > oneTimeMs;
    const retryMs = reads.dashboard.pollMs ?? 0;
    return outageSentences({ isOffline, since, hasOlder, retryMs }).join('\n');
  });
  const [failed = '', ...others] = text.split('\n');
  const isShown = text !== '';
  const look =
    'border-caution-mark bg-caution-soft shadow-float border-t py-2 max-lg:mb-[var(--mock-panel-height,0px)]';
  return (
    <div
      data-outage={isShown ? '' : undefined}
      className={`fixed inset-x-0 bottom-0 z-20 lg:left-[244px] print:hidden ${isShown ? look : ''}`}
    >
      <div className="text-small text-caution max-w-page mx-auto flex flex-wrap items-center gap-x-3 gap-y-2 px-3 sm:px-6">
        {isShown && <TriangleAlert aria-hidden className="icon max-sm:hidden" />}
        {/* Always there, so that screen readers announce its text, once. */}
        <p
          aria-live="polite"
          {...(isShown && { role: 'status' })}
          className="min-w-0 flex-1 tabular-nums"
        >
          {isShown && (
            <>
              <b className="font-semibold">{failed}</b> {others.join(' ')}
            </>
          )}
        </p>
        {isShown && <Retry />}
      </div>
    </div>
  );
}

function Retry() {
  const client = useApiClient();
  const [isFetching, setIsFetching] = useState(false);
  const error = client.records.get(callOf(reads.dashboard)).error;
  const retry = async () => {
    setIsFetching(true);
    await client.refetchShown();
    setIsFetching(false);
  };
  return (
    <>
      {error && (
        <code
          className="max-w-80 truncate font-mono max-lg:hidden"
          title={oneLine(messageOf(error))}
        >
          {messageOf(error)}
        </code>
      )}
      <Button
        size="small"
        className="min-w-28 border-current! bg-transparent! text-inherit!"
        icon={<RefreshCw aria-hidden className="icon-small" />}
        aria-disabled={isFetching || undefined}
        onClick={() => {
          if (!isFetching) void retry();
        }}
      >
        {isFetching ? 'Trying...' : 'Try Again'}
      </Button>
    </>
  );
}

function useIsOnline(): boolean {
  const subscribe = useCallback((changed: () => void) => {
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
