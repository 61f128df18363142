import { reads } from '../../api/contract.ts';
import type { Endpoint } from '../../api/entities/calendar.ts';
import { onlineWord } from '../../domain/text/words.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { useToast } from '../../shell/toasts.tsx';
import { StatusWord } from '../../ui/badge.tsx';
import { List } from '../../ui/list.tsx';
import { lowerCards } from './lower-outlines.tsx';

/** API Endpoints (spec 2): a tile per endpoint. A click shows a toast and makes no request. */
export function EndpointsCard() {
  const endpoints = useRead(reads.endpoints);
  const rows = endpoints.data?.rows ?? [];
  return (
    <QueryCard
      id="api"
      {...lowerCards.endpoints}
      subtitle="Testing Interface"
      state={endpoints}
      what="Endpoints"
      skeleton={[9, 41]}
      empty={rows.length === 0 && { text: 'No endpoints to show' }}
    >
      <List
        tabIndex={0}
        aria-label={lowerCards.endpoints.title}
        className="focus-inside max-h-[29rem] flex-1 overflow-auto"
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
  const { path, description, status } = endpoint;
  const method = endpoint.method.toUpperCase() || 'GET';
  const online = status.toLowerCase() === 'online';
  const look = method === 'GET' ? 'bg-sunken text-ink-2' : 'bg-info-soft text-info';
  return (
    <button
      type="button"
      onClick={() => toast({ title: `Testing ${method} ${path}...`, description: '' })}
      className="focus-inside hover:bg-hover grid min-h-[41px] w-full grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4 py-1 text-left transition-colors"
    >
      <span
        className={`rounded-bar text-caption justify-self-start px-1.5 font-mono leading-[18px] font-medium ${look}`}
      >
        {method.slice(0, 6)}
      </span>
      <span className="flex min-w-0 flex-col @md:flex-row @md:items-baseline @md:gap-2.5">
        <span className="text-caption font-mono [overflow-wrap:anywhere] @md:max-w-[22rem] @md:flex-none">
          {path}
        </span>
        <span className="text-caption text-ink-3 min-w-0 truncate">{description}</span>
      </span>
      <StatusWord tone={online ? 'ok' : 'off'}>{onlineWord(online)}</StatusWord>
    </button>
  );
}
