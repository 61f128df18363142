import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { hasResponded, signedOut } from '../api/api-error.ts';
import { dashboard } from '../calls/dashboard.ts';
import { useApiClient } from '../query/client.ts';
import { outageText, useLastKnown, useNewestError } from '../query/outage.ts';
import { refetchShown } from '../query/refetch.ts';
import { signInAfter } from '../query/sign-in.ts';
import { Button, TextButton } from '../ui/button.tsx';
import { useDialog } from './dialog-entries.ts';
import { ErrorCode } from '../ui/card-messages.tsx';

/** Covers the foot of the page, so that nothing moves when it appears. */
export function OutageBanner() {
  const isOffline = !useSyncExternalStore(onConnection, () => navigator.onLine);
  const error = useNewestError();
  const isSignedOut = error?.isSignedOut ?? false;
  const [failed, ...others] = outageSentences({
    isOffline,
    isSignedOut,
    lack: outageText(error),
    lastResponse: useLastKnown(),
    retryMs: dashboard.pollMs ?? 0,
  });
  const signIn = signInAfter(error);
  const [, setDiagnostics] = useDialog('diagnostics');
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-banner', true);
    return () => void root.toggleAttribute('data-banner', false);
  }, []);
  return (
    <div
      data-outage
      className="border-caution-mark bg-caution-soft shadow-float fixed inset-x-0 bottom-0 z-20 border-t py-2 max-lg:mb-[var(--mock-panel-height,0px)] lg:left-[244px] print:hidden"
    >
      <div className="text-small text-caution max-w-page mx-auto flex flex-wrap items-center gap-x-3 gap-y-2 px-3 sm:px-6">
        <TriangleAlert aria-hidden className="icon max-sm:hidden" />
        <p role="alert" className="min-w-0 tabular-nums sm:flex-1">
          <b className="font-semibold">{failed}</b> {others.join(' ')}{' '}
          {error && (
            <ErrorCode
              code={
                hasResponded(error) && !isSignedOut
                  ? `${error.call}: ${error.message}`
                  : error.message
              }
            />
          )}
        </p>
        <TextButton aria-haspopup="dialog" onClick={() => setDiagnostics(true)}>
          Diagnostics
        </TextButton>
        <Retry />
        {signIn && <Button size="small" className={buttonClass} {...signIn} />}
      </div>
    </div>
  );
}

const buttonClass = 'min-w-28 border-current! bg-transparent! text-inherit!';

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
      className={buttonClass}
      icon={RefreshCw}
      aria-disabled={isFetching || undefined}
      onClick={() => {
        if (!isFetching) void retry();
      }}
    >
      {isFetching ? 'Trying...' : 'Try Again'}
    </Button>
  );
}

function onConnection(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, onChange);
  };
}

interface OutageFacts {
  readonly isOffline: boolean;
  /** By the newest failure (C31). */
  readonly isSignedOut: boolean;
  /** 'No API response' or 'No usable response'. */
  readonly lack: string;
  /** The time of the last response of any call, '10:31 AM'; null: none came. */
  readonly lastResponse: string | null;
  readonly retryMs: number;
}

/** The banner's sentences: the failure, the age of the numbers, the next try. */
export function outageSentences(facts: OutageFacts): readonly string[] {
  const { isOffline, isSignedOut, lack, lastResponse, retryMs } = facts;
  const noResponse = lastResponse === null ? `${lack}.` : `${lack} since ${lastResponse}.`;
  const online = isSignedOut ? signedOut : noResponse;
  return [
    isOffline ? 'This device is offline.' : online,
    ...(lastResponse === null ? [] : [`Numbers are from ${lastResponse}.`]),
    `Retrying every ${retryMs / 1_000} s.`,
  ];
}
