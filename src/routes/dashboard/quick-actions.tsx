import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { appointments } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions as regionsCall } from '../../calls/regions.ts';
import {
  triggerAll,
  triggerArizona,
  triggerCalifornia,
  triggerChicago,
} from '../../calls/system.ts';
import { recentValidations } from '../../calls/validations.ts';
import { regions } from '../../domain/region/region.ts';
import { easternTimeSeconds } from '../../domain/time/eastern.ts';
import { type ApiClient, responseOf, useApiClient } from '../../query/client.ts';
import { useRecord } from '../../query/data-state.ts';
import { reload } from '../../query/refetch.ts';
import { usePeriod } from '../../query/use-call.ts';
import { useWrite } from '../../query/use-write.ts';
import { SignedOut } from '../../query/write-failure.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { now } from '../../ui/clock.ts';
import { judgedBetween, judgedText, type RunFigures } from './run-result.ts';

/** Without a trigger for Florida (spec 2, 7). `target` is its name in the toast (spec 8, rulings B3). */
const actions = [
  { label: 'Validate All Regions', target: 'all regions', write: triggerAll },
  {
    label: 'Validate California',
    target: regions.california.name,
    write: triggerCalifornia,
  },
  { label: 'Validate Chicago', target: regions.chicago.name, write: triggerChicago },
  { label: 'Validate Arizona', target: regions.arizona.name, write: triggerArizona },
] as const;

/** Quick Actions (spec 2): buttons that start a validation run, and what became of the last one. */
export function QuickActions() {
  const { isWeek, days } = usePeriod();
  const run = useRun();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-card="Quick Actions"
      data-state="ready"
      className="max-wide:w-full ml-auto flex flex-wrap items-center justify-end gap-2 max-sm:grid max-sm:grid-cols-2 print:hidden"
    >
      <h3 id={titleId} className="text-small text-ink-2 font-normal max-sm:col-span-2">
        Quick Actions
      </h3>
      <p
        role="status"
        // The buttons and cards must not move: a line of its own, in a wide window two lines at most.
        className="text-caption text-ink-2 max-wide:order-last max-wide:min-h-4 max-wide:w-full wide:max-w-44 max-sm:col-span-2"
      >
        {run.text || (isWeek && `A run validates ${days} again.`)}
      </p>
      {actions.map((action) => (
        <TriggerButton key={action.label} action={action} run={run} />
      ))}
    </section>
  );
}

/** After a trigger, what it changes is requested again this many ms later (rulings C42). */
const requestedAfterMs = [2_000, 5_000, 10_000];
const changedByRun = [recentValidations, appointments, dashboard, regionsCall];
const runEndsMs = 30_000;

const runFigures = (client: ApiClient): RunFigures => ({
  validations: responseOf(client, recentValidations)?.loaded.figures,
  appointments: responseOf(client, appointments)?.loaded.figures,
});

/**
 * The text of the last run: 'Running since 2:41:03 PM', then what it judged by the responses before and after it, which
 * stays (rulings C42); or a text that replaces both.
 */
function useRun() {
  const client = useApiClient();
  const [note, setNote] = useState<ReactNode>(null);
  const [run, setRun] = useState<{ at: number; before: RunFigures } | null>(null);
  const judged = useRecord(null, () => run && judgedBetween(run.before, runFigures(client)));
  const result = judged && judgedText(judged);
  const [done, setDone] = useState({ result, at: 0 });
  if (result !== done.result) setDone({ result, at: now() });
  const doneText = result && `Done ${easternTimeSeconds(done.at)}: ${result}`;
  const last = useRef(doneText);
  useEffect(() => {
    last.current = doneText;
  });
  useEffect(() => {
    if (run === null) return undefined;
    const timers = [
      ...requestedAfterMs.map((ms) => setTimeout(() => reload(client, changedByRun), ms)),
      // Later responses are not of this run.
      setTimeout(() => {
        setNote(last.current ?? `No new results since ${easternTimeSeconds(run.at)}`);
        setRun(null);
      }, runEndsMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [client, run]);
  return {
    text: run ? (doneText ?? `Running since ${easternTimeSeconds(run.at)}`) : note,
    onTriggered: () => {
      setNote(null);
      setRun({ at: now(), before: runFigures(client) });
    },
    /** Replaces the text of the run. */
    say: (text: ReactNode) => {
      setNote(text);
      setRun(null);
    },
  };
}

interface TriggerButtonProps {
  readonly action: (typeof actions)[number];
  readonly run: ReturnType<typeof useRun>;
}

function TriggerButton({ action, run }: TriggerButtonProps) {
  const { label, target, write } = action;
  const toast = useToast();
  const { submit, pending, isSecondPress } = useWrite(write);
  return (
    <Button
      size="small"
      className="max-sm:h-10!"
      aria-disabled={pending || undefined}
      onClick={() => {
        if (isSecondPress()) return;
        run.say(`${label}...`);
        submit(undefined, {
          onDone: () => {
            run.onTriggered();
            toast({ title: 'Validation triggered', description: `Processing ${target}...` });
          },
          onFailed: (error) => {
            const description = triggerFailure(error);
            run.say(
              <>
                {`${label}: ${description} `}
                <SignedOut error={error} text="" />
              </>,
            );
            toast({ title: 'Error', description, error });
          },
        });
      }}
    >
      {label}
    </Button>
  );
}

/** The message of spec 8 for no response, and for one that is not OK. */
function triggerFailure({ kind }: ApiError): string {
  const isNetwork = kind === 'network' || kind === 'timeout';
  return isNetwork ? 'Network error occurred' : 'Failed to trigger validation';
}
