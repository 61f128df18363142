import {
  CalendarSync,
  CircleCheck,
  CircleMinus,
  CircleX,
  Clock,
  Cpu,
  ShieldCheck,
} from 'lucide-react';
import { dashboard } from '../../calls/dashboard.ts';
import { type Endpoint, endpoints, isOnline } from '../../calls/system.ts';
import {
  showNumber,
  activeWord,
  onlineWord,
  operationalWord,
  runningWord,
} from '../../domain/text/format.ts';
import { businessHours, nextOpening } from '../../domain/time/hours.ts';
import { NotificationChoices } from '../../features/notifications/notification-choices.tsx';
import { healthText } from '../../query/health-text.ts';
import { useIsOutage, useLastKnown } from '../../query/outage.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { CompactFailure, QueryCard } from '../../query/query-card.tsx';
import { useApiClient } from '../../query/client.ts';
import { useRecordAt } from '../../query/data-state.ts';
import { changeDialog } from '../../shell/location.ts';
import { useServicesUp } from '../../shell/pending-counts.ts';
import { useToast } from '../../shell/toasts.tsx';
import { type StatusTone, StatusWord } from '../../ui/badge.tsx';
import { TextButton } from '../../ui/button.tsx';
import { notLoaded } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';

/**
 * System Health (spec 2). Without a response its rows stay: the two services read Offline (rulings C2), the others '–'.
 * On a closed day a stopped engine is no error.
 */
export function SystemHealthCard() {
  const { figures, state } = useCall(dashboard);
  const { isRunning, isOpen } = figures;
  const up = useServicesUp();
  const { isWeek } = usePeriod();
  const isOutage = useIsOutage();
  const lastKnown = useLastKnown();
  const opening = useServerMoment(({ now }) => nextOpening(now, businessHours));
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
  const toneNow = (tone: StatusTone) => (isOutage ? 'off' : tone);
  const worst =
    rows.toSorted((a, b) => severity.indexOf(a[3]) - severity.indexOf(b[3]))[0] ?? rows[0];
  return (
    <QueryCard
      title="System Health"
      subtitle={lastKnown && `Last known, ${lastKnown}`}
      className="reference wide:min-h-[263px]"
      footer={<HealthFooter lastKnown={lastKnown} />}
      fact={
        <StatusWord tone={toneNow(worst[3])}>
          {worst[3] === 'ok' ? 'All operational' : `${worst[1]}: ${worst[2]}`}
        </StatusWord>
      }
      state={state}
      what="System health"
      isAlwaysShown
    >
      <ul>
        {rows.map(([Icon, name, word, tone]) => (
          <li
            key={name}
            className="border-line text-small wide:min-h-6 flex min-h-[34px] items-center gap-2.5 border-t px-4 py-0.5"
          >
            <Icon aria-hidden className="icon text-ink-3" />
            <span>
              {name}
              {isWeek && opening && Icon === Clock && (
                <small className="text-caption text-ink-2 block">Opens {opening}</small>
              )}
            </span>
            <span className="ml-auto flex">
              <StatusWord tone={toneNow(tone)}>{word}</StatusWord>
            </span>
          </li>
        ))}
      </ul>
      {state.hasFailed && (
        <div className="border-line border-t px-4 pt-1 pb-3">
          {isOutage ? (
            <p className="text-caption text-ink-2 mt-1.5">{notLoaded}</p>
          ) : (
            <CompactFailure state={state} />
          )}
        </div>
      )}
      <NotificationChoices />
    </QueryCard>
  );
}

/** How long the calls have worked, and where to see more. */
function HealthFooter({ lastKnown }: { readonly lastKnown: string | null }) {
  const { records } = useApiClient();
  const text = useRecordAt(null, (_record, moment) =>
    healthText([...records.all().values()], lastKnown, moment),
  );
  return (
    <>
      <span>{text}</span>
      <TextButton onClick={() => changeDialog('health', '1')}>Diagnostics</TextButton>
    </>
  );
}

const severity: readonly StatusTone[] = ['bad', 'warn', 'off', 'ok'];

function toneOf(on: boolean | null, offTone: StatusTone): StatusTone {
  if (on === null) return 'off';
  return on ? 'ok' : offTone;
}

/** API Endpoints (spec 2): a tile per endpoint. A click shows a toast and makes no request. */
export function EndpointsCard() {
  const lastKnown = useLastKnown();
  const { figures, rows, state } = useCall(endpoints);
  return (
    <QueryCard
      title="API Endpoints"
      className="reference wide:min-h-[274px] print:hidden"
      subtitle={lastKnown ? `Last known, ${lastKnown}` : 'Testing Interface'}
      fact={`${showNumber(figures.online)} of ${showNumber(figures.received)} online`}
      state={state}
      what="Endpoints"
      skeleton={[6, 38]}
      empty={rows.length === 0 && { text: 'No endpoints to show' }}
    >
      <List
        tabIndex={0}
        aria-label="API Endpoints"
        className="focus-inside border-line wide:basis-0 goes-on grid flex-1 content-start overflow-auto border-t @min-[34rem]:grid-cols-2"
        rowClass="border-line border-b @min-[34rem]:odd:border-r"
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
      className="focus-inside hover:bg-hover grid min-h-[38px] w-full grid-cols-[38px_minmax(0,1fr)_auto] items-center gap-x-2 px-3 py-0.5 text-left transition-colors"
    >
      <span
        className={`rounded-bar text-caption justify-self-start px-1.5 font-mono leading-[18px] font-medium ${methodClass}`}
      >
        {method.slice(0, 6)}
      </span>
      <span className="text-caption flex min-w-0 flex-col leading-[15px]">
        <span className="font-mono tracking-[-.02em] [overflow-wrap:anywhere]">{path}</span>
        <span className="text-ink-3 truncate">{description}</span>
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
