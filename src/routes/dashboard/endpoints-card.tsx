import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { type Endpoint, endpoints, isOnline } from '../../calls/system.ts';
import { onlineWord, showNumber } from '../../domain/text/format.ts';
import { useLastKnown } from '../../query/outage.ts';
import { useIsOutage } from '../../query/is-outage.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { useToast } from '../../shell/toasts.tsx';
import { List } from '../../ui/list.tsx';

/** API Endpoints (S2): a tile per endpoint. A click shows a toast and makes no request. */
export function EndpointsCard() {
  const lastKnown = useLastKnown();
  const { figures, rows, status } = useCall(endpoints);
  return (
    <QueryCard
      title="API Endpoints"
      className="reference print:hidden"
      subtitle={lastKnown ? `Last known, ${lastKnown}` : 'Testing Interface'}
      fact={`${showNumber(figures.online)} of ${showNumber(figures.received)} online`}
      status={status}
      what="Endpoints"
      skeleton={[6, 38]}
      empty={rows.length === 0 && { text: 'No endpoints to show' }}
    >
      <List
        tabIndex={0}
        aria-label="API Endpoints"
        // Six rows of one line.
        className="focus-inside border-line scroll-shadows max-wide:max-h-[14rem] grid content-start overflow-auto border-t @min-[34rem]:grid-cols-2 @min-[60rem]:max-h-[9.75rem] @min-[66rem]:grid-cols-3"
        rowClass="border-line border-b"
        rows={rows}
        keyOf={(row) => `${row.method} ${row.path}`}
      >
        {(row) => <EndpointTile endpoint={row} />}
      </List>
    </QueryCard>
  );
}

function EndpointTile({ endpoint }: { readonly endpoint: Endpoint }) {
  const toast = useToast();
  const isOutage = useIsOutage();
  const { method, path, description, status } = endpoint;
  const isUp = isOnline(endpoint);
  const KnownIcon = isUp ? CircleCheck : CircleX;
  const Icon = isOutage ? CircleMinus : KnownIcon;
  const methodClass = method === 'GET' ? 'bg-sunken text-ink-2' : 'bg-info-soft text-info';
  return (
    <button
      type="button"
      onClick={() => toast({ title: `Testing ${method} ${path}...`, description: '' })}
      className="focus-inside hover:bg-hover grid min-h-[38px] w-full grid-cols-[38px_minmax(0,1fr)_auto] items-center gap-x-2 px-3 py-0.5 text-left transition-colors @min-[44rem]:min-h-[25px]"
    >
      <span
        className={`rounded-bar text-caption justify-self-start px-1.5 font-mono leading-[18px] font-medium ${methodClass}`}
      >
        {method.slice(0, 6)}
      </span>
      <span className="text-caption flex min-w-0 flex-col gap-x-2 leading-[15px] @min-[44rem]:flex-row">
        <span className="font-mono tracking-[-.02em] [overflow-wrap:anywhere] @min-[44rem]:flex-none">
          {path}
        </span>
        <span title={description} className="text-ink-3 truncate @min-[66rem]:whitespace-nowrap!">
          {description}
        </span>
      </span>
      <span title={status.text} className="text-caption text-ink-2 flex items-center gap-1.5">
        <span className={isUp ? 'sr-only' : ''}>{onlineWord(isUp)}</span>
        <Icon
          aria-hidden
          className={`icon ${isUp && !isOutage ? 'text-positive' : 'text-ink-3'}`}
        />
      </span>
    </button>
  );
}
