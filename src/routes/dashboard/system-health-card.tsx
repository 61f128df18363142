import { CalendarSync, Clock, Cpu, ShieldCheck } from 'lucide-react';
import { dashboard } from '../../calls/dashboard.ts';
import { activeWord, operationalWord, runningWord } from '../../domain/text/format.ts';
import { useHealthText, useLastKnown } from '../../query/outage.ts';
import { useIsOutage } from '../../query/is-outage.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { useClockDifferenceText, useNextOpening } from '../../query/server-time.ts';
import { CompactFailure } from '../../query/compact-failure.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useDialog } from '../../shell/dialog-entries.ts';
import { useServicesUp } from '../../shell/pending-counts.ts';
import { type StatusTone, StatusWord } from '../../ui/badge.tsx';
import { TextButton } from '../../ui/button.tsx';
import { notLoaded } from '../../ui/failure-text.tsx';

/**
 * System Health (S2). Without a response its rows stay: the two services read Offline (C2), the others '–'.
 * On a closed day a stopped engine is no error.
 */
export function SystemHealthCard() {
  const { figures, status } = useCall(dashboard);
  const { isRunning, isOpen } = figures;
  const up = useServicesUp();
  const { isWeek } = usePeriod();
  const isOutage = useIsOutage();
  const lastKnown = useLastKnown();
  const opening = useNextOpening();
  const clockText = useClockDifferenceText();
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
      className="reference"
      footer={<HealthFooter />}
      fact={
        <StatusWord tone={toneNow(worst[3])}>
          {worst[3] === 'ok' ? 'All operational' : `${worst[1]}: ${worst[2]}`}
        </StatusWord>
      }
      status={status}
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
      {clockText && (
        <p className="border-line border-t px-4 py-1 *:whitespace-normal">
          <StatusWord tone="warn">{clockText}</StatusWord>
        </p>
      )}
      {status.hasFailed && (
        <div className="border-line border-t px-4 pt-1 pb-3">
          {isOutage ? (
            <p className="text-caption text-ink-2 mt-1.5">{notLoaded}</p>
          ) : (
            <CompactFailure status={status} />
          )}
        </div>
      )}
    </QueryCard>
  );
}

/** How long the calls have worked, and where to see more. */
function HealthFooter() {
  const [, setDiagnostics] = useDialog('diagnostics');
  return (
    <>
      <span>{useHealthText()}</span>
      <TextButton aria-haspopup="dialog" onClick={() => setDiagnostics(true)}>
        Diagnostics
      </TextButton>
    </>
  );
}

const severity: readonly StatusTone[] = ['bad', 'warn', 'off', 'ok'];

function toneOf(on: boolean | null, offTone: StatusTone): StatusTone {
  if (on === null) return 'off';
  return on ? 'ok' : offTone;
}
