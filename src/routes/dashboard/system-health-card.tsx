import { CalendarSync, Clock, Cpu, ShieldCheck } from 'lucide-react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import type { Read } from '../../api/contract.ts';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { activeWord, operationalWord, runningWord } from '../../domain/text/words.ts';
import { businessHours, nextOpening } from '../../domain/time/hours.ts';
import { NotificationChoices } from '../../features/notifications/notification-choices.tsx';
import { AsOf } from '../../query/card-age.tsx';
import { useIsQuiet } from '../../query/outage.ts';
import { usePeriod } from '../../query/period.ts';
import { type ReadState, useAlertRole, useFreshness } from '../../query/use-read.ts';
import { useServicesUp } from '../../shell/menu.ts';
import { type StatusTone, StatusWord } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { notLoaded } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { useMoment } from '../../ui/clock.ts';
import { lowerCards } from './lower-outlines.tsx';

/**
 * System Health (spec 2). Without a response its rows stay: the two services read Offline (rulings C2), the others '–'.
 * On a closed day a stopped engine is as it should be.
 */
export function SystemHealthCard({ dashboard }: { readonly dashboard: ReadState<Dashboard> }) {
  const up = useServicesUp();
  const { isWeek } = usePeriod();
  const opening = useMoment(({ now }) => nextOpening(now, businessHours));
  const freshness = useFreshness(dashboard);
  const { data, hasFailed, error } = dashboard;
  const engine = data?.systemStatus.validationEngine.running ?? null;
  const hours = data?.systemStatus.businessHours.active ?? null;
  const rows = [
    [Cpu, 'AI model', operationalWord(up), toneOf(up, 'off')],
    [CalendarSync, 'Scheduling service', operationalWord(up), toneOf(up, 'off')],
    [ShieldCheck, 'Validation Engine', runningWord(engine), toneOf(engine, isWeek ? 'off' : 'bad')],
    [Clock, 'Business Hours', activeWord(hours), toneOf(hours, 'off')],
  ] as const;
  const missing = hasFailed ? 'error' : 'loading';
  const shown = freshness === 'fresh' ? 'ready' : freshness;
  const isQuiet = useIsQuiet();
  const isMissing = data === undefined && hasFailed;
  const failed =
    isMissing && !isQuiet && error ? `${messageOf(error)}. ${whatFailed(error)}` : null;
  return (
    <Card
      id="system"
      {...lowerCards.health}
      state={data === undefined ? missing : shown}
      // In the header, so that the card keeps its height.
      subtitle={failed ? <Failed text={failed} read={dashboard.read} /> : isMissing && notLoaded}
      aside={
        <>
          <AsOf read={dashboard.read} freshness={freshness} />
          {failed && (
            <Button size="small" onClick={dashboard.retry}>
              Try Again
            </Button>
          )}
        </>
      }
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
      <NotificationChoices />
    </Card>
  );
}

interface FailedProps {
  readonly text: string;
  readonly read: Read;
}

function Failed({ text, read }: FailedProps) {
  return (
    <p role={useAlertRole(read, 'card')} className="text-critical">
      {excerpt(oneLine(text))}
    </p>
  );
}

function toneOf(on: boolean | null, down: StatusTone): StatusTone {
  if (on === null) return 'off';
  return on ? 'ok' : down;
}
