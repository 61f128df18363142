import { CalendarSync, Clock, Cpu, ShieldCheck } from 'lucide-react';
import { reads } from '../../api/contract.ts';
import type { Endpoint, Dashboard } from '../../api/entities/dashboard.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import {
  activeWord,
  codeWords,
  onlineWord,
  operationalWord,
  runningWord,
} from '../../domain/text/words.ts';
import { businessHours, nextOpening } from '../../domain/time/hours.ts';
import { NotificationChoices } from '../../features/notifications/notification-choices.tsx';
import { useIsOutage } from '../../query/outage.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { CompactFailure, QueryCard } from '../../query/query-card.tsx';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { useServicesUp } from '../../shell/menu.ts';
import { useToast } from '../../shell/toasts.tsx';
import { type StatusTone, StatusWord } from '../../ui/badge.tsx';
import { notLoaded } from '../../ui/card-messages.tsx';
import { useMoment } from '../../ui/clock.ts';
import { List } from '../../ui/list.tsx';

/**
 * System Health (spec 2). Without a response its rows stay: the two services read Offline (rulings C2), the others '–'.
 * On a closed day a stopped engine is no error.
 */
export function SystemHealthCard({ dashboard }: { readonly dashboard: ReadState<Dashboard> }) {
  const up = useServicesUp();
  const { isWeek } = usePeriod();
  const isOutage = useIsOutage();
  const opening = useMoment(({ now }) => nextOpening(now, businessHours));
  const { validationEngine, businessHours: hours } = dashboard.data?.systemStatus ?? {};
  const isRunning = validationEngine?.running ?? null;
  const isOpen = hours?.active ?? null;
  const rows = [
    [Cpu, 'AI model', operationalWord(up), toneOf(up, 'off')],
    [CalendarSync, 'Scheduling service', operationalWord(up), toneOf(up, 'off')],
    [
      ShieldCheck,
      'Validation Engine',
      runningWord(isRunning),
      toneOf(isRunning, isWeek ? 'off' : 'bad'),
    ],
    [Clock, 'Business Hours', activeWord(isOpen), toneOf(isOpen, 'off')],
  ] as const;
  return (
    <QueryCard
      id="system"
      title="System Health"
      state={dashboard}
      what="System health"
      isAlwaysShown
    >
      <ul>
        {rows.map(([Icon, name, word, tone]) => (
          <li
            key={name}
            className="border-line text-small flex min-h-10 items-center gap-2.5 border-t px-4 py-1"
          >
            <Icon aria-hidden className="icon text-ink-3" />
            <span>
              {name}
              {isWeek && opening && Icon === Clock && (
                <small className="text-caption text-ink-2 block">Opens {opening}</small>
              )}
            </span>
            <span className="ml-auto">
              <StatusWord tone={tone}>{word}</StatusWord>
            </span>
          </li>
        ))}
      </ul>
      {dashboard.hasFailed && (
        <div className="border-line border-t px-4 pt-1 pb-3">
          {isOutage ? (
            <p className="text-caption text-ink-2 mt-1.5">{notLoaded}</p>
          ) : (
            <CompactFailure state={dashboard} />
          )}
        </div>
      )}
      <NotificationChoices />
    </QueryCard>
  );
}

function toneOf(on: boolean | null, offTone: StatusTone): StatusTone {
  if (on === null) return 'off';
  return on ? 'ok' : offTone;
}

/** API Endpoints (spec 2): a tile per endpoint. A click shows a toast and makes no request. */
export function EndpointsCard() {
  const endpoints = useRead(reads.endpoints);
  const rows = endpoints.data?.rows ?? [];
  return (
    <QueryCard
      id="api"
      title="API Endpoints"
      className="min-h-[32.5rem] print:hidden"
      subtitle="Testing Interface"
      state={endpoints}
      what="Endpoints"
      skeleton={[9, 41]}
      empty={rows.length === 0 && { text: 'No endpoints to show' }}
    >
      <List
        tabIndex={0}
        aria-label="API Endpoints"
        className="focus-inside max-h-[29rem] flex-1 overflow-auto"
        rows={rows}
        keyOf={(row) => `${row.method} ${row.path}`}
      >
        {(row) => <EndpointTile endpoint={row} />}
      </List>
    </QueryCard>
  );
}

const longestStatus = 24;

function EndpointTile({ endpoint }: { readonly endpoint: Endpoint }) {
  const toast = useToast();
  const { path, description, status } = endpoint;
  const method = endpoint.method.toUpperCase() || 'GET';
  const online = status.known === 'online';
  const methodClass = method === 'GET' ? 'bg-sunken text-ink-2' : 'bg-info-soft text-info';
  return (
    <button
      type="button"
      onClick={() => toast({ title: `Testing ${method} ${path}...`, description: '' })}
      className="focus-inside hover:bg-hover grid min-h-[41px] w-full grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4 py-1 text-left transition-colors"
    >
      <span
        className={`rounded-bar text-caption justify-self-start px-1.5 font-mono leading-[18px] font-medium ${methodClass}`}
      >
        {method.slice(0, 6)}
      </span>
      <span className="flex min-w-0 flex-col @md:flex-row @md:items-baseline @md:gap-2.5">
        <span className="text-caption font-mono [overflow-wrap:anywhere] @md:max-w-[22rem] @md:flex-none">
          {path}
        </span>
        <span className="text-caption text-ink-3 min-w-0 truncate">{description}</span>
      </span>
      <StatusWord tone={online ? 'ok' : 'off'}>
        {online ? onlineWord(online) : excerpt(codeWords(status.text), longestStatus)}
      </StatusWord>
    </button>
  );
}
