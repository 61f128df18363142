import { CalendarSync, Clock, Cpu, ShieldCheck, type LucideIcon } from 'lucide-react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import type { ReadState } from '../../query/use-read.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { activeWord, operationalWord, runningWord } from '../../domain/text/status.ts';
import { AsOf, useFreshness } from '../../query/freshness.tsx';
import { useShownFailure } from '../../query/failures.ts';
import { useIsQuiet } from '../../query/outage/context.ts';
import { useServicesUp } from '../../shell/services.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusWord, type StatusTone } from '../../ui/status-word.tsx';

interface SystemHealthCardProps {
  readonly dashboard: ReadState<Dashboard>;
}

/**
 * System Health (spec 2). It has something to say in every state: without an answer the two services
 * read Offline (rulings C2) and the rest '–', so its rows never give way to an error panel.
 */
export function SystemHealthCard({ dashboard }: SystemHealthCardProps) {
  const up = useServicesUp();
  const freshness = useFreshness(dashboard);
  const { data, hasFailed, error } = dashboard;
  const engine = data?.systemStatus.validationEngine.running ?? null;
  const hours = data?.systemStatus.businessHours.active ?? null;
  const missing = hasFailed ? 'error' : 'loading';
  const shown = freshness === 'fresh' ? 'ready' : freshness;
  const isQuiet = useIsQuiet();
  const failed =
    data === undefined && hasFailed && !isQuiet && error
      ? `${messageOf(error)}. ${whatFailed(error)}`
      : null;
  useShownFailure(dashboard.read.path, failed, true);
  return (
    <Card
      id="system"
      title="System Health"
      state={data === undefined ? missing : shown}
      // In the header's second line, where there is room for it: the card keeps its height.
      subtitle={
        failed && (
          <p role="alert" className="text-critical truncate" title={oneLine(failed)}>
            {failed}
          </p>
        )
      }
      aside={
        <>
          {freshness !== 'fresh' && <AsOf read={dashboard.read} freshness={freshness} />}
          {failed && (
            <Button size="small" onClick={dashboard.retry}>
              Try Again
            </Button>
          )}
        </>
      }
    >
      <ul>
        <HealthRow icon={Cpu} name="AI model" word={operationalWord(up)} tone={up ? 'ok' : 'off'} />
        <HealthRow
          icon={CalendarSync}
          name="Scheduling service"
          word={operationalWord(up)}
          tone={up ? 'ok' : 'off'}
        />
        <HealthRow
          icon={ShieldCheck}
          name="Validation Engine"
          word={runningWord(engine)}
          tone={toneOf(engine, 'bad')}
        />
        <HealthRow
          icon={Clock}
          name="Business Hours"
          word={activeWord(hours)}
          tone={toneOf(hours, 'off')}
        />
      </ul>
    </Card>
  );
}

function toneOf(on: boolean | null, down: StatusTone): StatusTone {
  if (on === null) return 'off';
  return on ? 'ok' : down;
}

interface HealthRowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly word: string;
  readonly tone: StatusTone;
}

function HealthRow({ icon: Icon, name, word, tone }: HealthRowProps) {
  return (
    <li className="border-line text-small flex h-10 items-center gap-2.5 border-t px-4">
      <Icon aria-hidden className="icon text-ink-3" />
      {name}
      <span className="ml-auto">
        <StatusWord tone={tone}>{word}</StatusWord>
      </span>
    </li>
  );
}
