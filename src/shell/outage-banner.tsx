import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { reads } from '../api/contract.ts';
import { recentInstant } from '../domain/time/eastern.ts';
import { useApiClient } from '../query/client.ts';
import { reloadAfter } from '../query/failures.ts';
import type { ApiState } from '../query/outage/api-state.ts';
import { useNewestError } from '../query/outage/use-outage.ts';
import { watchApi } from '../query/outage/watch.ts';
import { refetchShown } from '../query/refetch.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCode } from '../ui/card-messages.tsx';
import { useMoment } from '../ui/clock/clock.ts';
import { useStore } from '../ui/store.ts';
import { outageSentences } from './outage-sentences.ts';

/** One banner while the whole API fails; cards are quiet then. */
export function Outage() {
  const client = useApiClient();
  useEffect(() => watchApi(client), [client]);
  const state = useStore(client.api);
  return state.kind === 'out' && <Banner state={state} />;
}

/** Responses within this time count as of one moment: calls are polled that far apart. */
const oneTimeMs = 90_000;

interface BannerProps {
  readonly state: Extract<ApiState, { kind: 'out' }>;
}

/** Over the foot of the page, so that nothing moves when it comes and goes. */
function Banner({ state: { lastResponseAt, oldestAt } }: BannerProps) {
  const isOffline = !useIsOnline();
  const error = useNewestError();
  const isSignedOut = error?.isSignedOut ?? false;
  const text = useMoment(({ now, elapsed }) => {
    const since =
      lastResponseAt === null
        ? null
        : recentInstant(new Date(Math.round(now - (elapsed - lastResponseAt))).toISOString(), now);
    const hasOlder = (lastResponseAt ?? 0) - (oldestAt ?? Infinity) > oneTimeMs;
    const retryMs = reads.dashboard.pollMs ?? 0;
    return outageSentences({ isOffline, isSignedOut, since, hasOlder, retryMs }).join('\n');
  });
  const [failed, ...others] = text.split('\n');
  const onReload = reloadAfter(error);
  return (
    <div
      data-outage
      className="border-caution-mark bg-caution-soft shadow-float fixed inset-x-0 bottom-0 z-20 border-t py-2 max-lg:mb-[var(--mock-panel-height,0px)] lg:left-[244px] print:hidden"
    >
      <div className="text-small text-caution max-w-page mx-auto flex flex-wrap items-center gap-x-3 gap-y-2 px-3 sm:px-6">
        <TriangleAlert aria-hidden className="icon max-sm:hidden" />
        <p role="alert" className="min-w-0 tabular-nums sm:flex-1">
          <b className="font-semibold">{failed}</b> {others.join(' ')}{' '}
          {error && <ErrorCode code={error.message} />}
        </p>
        <Retry />
        {onReload && (
          <Button size="small" className={buttonLook} onClick={onReload}>
            Reload Page
          </Button>
        )}
      </div>
    </div>
  );
}

const buttonLook = 'min-w-28 border-current! bg-transparent! text-inherit!';

function Retry() {
  const client = useApiClient();
  const [isFetching, setIsFetching] = useState(false);
  const retry = async () => {
    setIsFetching(true);
    await refetchShown(client);
    setIsFetching(false);
  };
  return (
    <Button
      size="small"
      className={buttonLook}
      icon={<RefreshCw aria-hidden className="icon-small" />}
      aria-disabled={isFetching || undefined}
      onClick={() => {
        if (!isFetching) void retry();
      }}
    >
      {isFetching ? 'Trying...' : 'Try Again'}
    </Button>
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
