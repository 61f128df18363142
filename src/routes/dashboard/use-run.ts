import { type ReactNode, useEffect, useRef, useState } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { recentValidations } from '../../calls/validations.ts';
import { easternTimeSeconds } from '../../domain/time/eastern.ts';
import { type ApiClient, responseOf, useApiClient } from '../../query/client.ts';
import { useCached } from '../../query/data-state.ts';
import { reload } from '../../query/refetch.ts';
import { now } from '../../ui/clock.ts';
import { judgedBetween, judgedText, type RunFigures } from './run-result.ts';

/** After a trigger, what it changes is requested again this many ms later (C42). */
const requestedAfterMs = [2_000, 5_000, 10_000];
const changedByRun = [recentValidations, appointments, dashboard, regions];
const runEndsMs = 30_000;

const runFigures = (client: ApiClient): RunFigures => ({
  validations: responseOf(client, recentValidations)?.loaded.figures,
  appointments: responseOf(client, appointments)?.loaded.figures,
});

/**
 * The text of the last run: 'Running since 2:41:03 PM', then what it judged by the responses before and after it, which
 * stays (C42); or a text that replaces both.
 */
export function useRun() {
  const client = useApiClient();
  const [note, setNote] = useState<ReactNode>(null);
  const [run, setRun] = useState<{ at: number; before: RunFigures } | null>(null);
  const judged = useCached(() => run && judgedBetween(run.before, runFigures(client)));
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
