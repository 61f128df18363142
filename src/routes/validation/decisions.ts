import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { type ApiError, mayHaveActed } from '../../api/api-error.ts';
import {
  isPending,
  type ValidationAlert,
  alerts,
  dismissAlert,
  reviewAlert,
} from '../../calls/alerts.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { type ApiClient, responseOf, useApiClient } from '../../query/client.ts';
import { useCached } from '../../query/data-state.ts';
import { serverNow } from '../../query/server-time.ts';
import { sendWrite } from '../../query/use-write.ts';
import { keyOf } from '../../query/reads.ts';
import { reload } from '../../query/refetch.ts';
import { alertKey } from './alert-identity.ts';
import { isResultOf, type NotedDecision, reviewer } from './alerts.ts';

const mutationKey = ['alert decision'];

export interface MadeDecision extends NotedDecision {
  /** As it was read. */
  readonly alert: ValidationAlert;
  /** By the server's clock, in ms. */
  readonly madeAt: number;
}

/** A decision is sent once. After a lost response a second step compares it with the next list. */
interface Step {
  readonly made: MadeDecision;
  readonly lost?: ApiError;
}

interface Outcome {
  readonly error: ApiError | null;
  /** How many lists had come; the next one was requested later. */
  readonly listCount: number;
}

/** `unconfirmed`: the response was lost, and no list has shown the alert since. */
export type Phase = 'sending' | 'saved' | 'refused' | 'unconfirmed';

export interface SettledDecision {
  readonly made: MadeDecision;
  readonly phase: Phase;
  readonly error: ApiError | null;
}

export interface SentDecision extends SettledDecision {
  /** No list can have it yet. */
  readonly isAhead: boolean;
}

/** The last decision on each alert, by `alertKey`. */
export type SentDecisions = ReadonlyMap<string, SentDecision>;

/** The phase of a decision after its last step, which has no outcome while it is under way. */
export function phaseOf(
  { lost }: Pick<Step, 'lost'>,
  outcome: Outcome | undefined,
  isListed: boolean,
): Phase {
  if (!outcome) return lost ? 'unconfirmed' : 'sending';
  if (!outcome.error) return 'saved';
  const isCompared = lost !== undefined && isListed;
  return mayHaveActed(outcome.error) && !isCompared ? 'unconfirmed' : 'refused';
}

const listedIn = (client: ApiClient, { alert }: MadeDecision) =>
  responseOf(client, alerts)?.loaded.data.rows.find((row) => alertKey(row) === alertKey(alert));

const listCountOf = ({ queries }: ApiClient) =>
  queries.getQueryState(keyOf(alerts))?.dataUpdateCount ?? 0;

async function sendDecision(client: ApiClient, made: MadeDecision): Promise<Outcome> {
  const { alert, decision, notes } = made;
  const payload = { alertId: alert.id, reviewedBy: reviewer };
  const sent =
    decision === 'dismissed'
      ? sendWrite(client, dismissAlert, payload)
      : sendWrite(client, reviewAlert, {
          ...payload,
          decision,
          notes: isBlank(notes) ? '' : notes,
        });
  const error = await sent.then(
    () => null,
    (thrown: ApiError) => thrown,
  );
  const listCount = listCountOf(client);
  reload(client, reviewAlert.reloads);
  return { error, listCount };
}

/** Compares a decision whose response was lost with the next list, once. */
async function compare(client: ApiClient, made: MadeDecision, lost: ApiError): Promise<Outcome> {
  await untilList(client, () => true);
  const row = listedIn(client, made);
  const isSaved = row !== undefined && isOurs({ made, error: lost }, row);
  return { error: isSaved ? null : lost, listCount: 0 };
}

/** Resolves with the first later list that fulfils this. */
async function untilList(client: ApiClient, isDone: () => boolean): Promise<void> {
  const before = listCountOf(client);
  await new Promise<void>((resolve) => {
    const unsubscribe = client.queries.getQueryCache().subscribe(() => {
      if (listCountOf(client) === before || !isDone()) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Whether a decided alert has this decision from here. A server that refused ours may name another reviewer. */
export function isOurs(
  { made, error }: Pick<SettledDecision, 'made' | 'error'>,
  row: ValidationAlert,
): boolean {
  const isRefusal = error?.kind === 'http' && (error.status ?? 0) < 500;
  const isTheirs = isRefusal && !['', reviewer].includes(row.reviewedBy);
  return isResultOf(row, made) && !isTheirs;
}

/** The decisions of this browser tab, which outlive the screen, and how to send one. */
export function useDecisions() {
  const client = useApiClient();
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ made, lost }: Step) =>
      lost ? compare(client, made, lost) : sendDecision(client, made),
    gcTime: Infinity,
  });
  const steps = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<Outcome, ApiError, Step>,
  });
  // A list that is equal to the one before renders nothing, but a decision may be ahead of it no more.
  useCached(() => steps.filter(({ data }) => data?.listCount === listCountOf(client)).length);
  const sent = new Map<string, SentDecision>();
  for (const { variables: step, data } of steps) {
    if (!step) continue;
    const { made, lost = null } = step;
    const phase = phaseOf(step, data, listedIn(client, made) !== undefined);
    const isAhead =
      phase === 'sending' || (phase === 'saved' && data?.listCount === listCountOf(client));
    sent.set(alertKey(made.alert), { made, phase, error: data ? data.error : lost, isAhead });
  }
  /** Forgets the decisions on an alert once a list has it decided: it may become pending again. */
  const forgetListed = async (made: MadeDecision) => {
    await untilList(client, () => {
      const row = listedIn(client, made);
      return row === undefined || !isPending(row);
    });
    const cache = client.queries.getMutationCache();
    const key = alertKey(made.alert);
    for (const step of cache.findAll({ mutationKey }))
      if (alertKey((step.state.variables as Step).made.alert) === key) cache.remove(step);
  };
  /** Resolves with a decision once its step has an outcome. */
  const run = async (step: Step): Promise<SettledDecision> => {
    const { made } = step;
    const outcome = await mutateAsync(step);
    const phase = phaseOf(step, outcome, listedIn(client, made) !== undefined);
    if (phase === 'saved') void forgetListed(made);
    return { made, phase, error: outcome.error };
  };
  return {
    sent: sent as SentDecisions,
    send: (decision: Omit<MadeDecision, 'madeAt'>) =>
      run({ made: { ...decision, madeAt: serverNow(client) } }),
    /** After a lost response. */
    confirm: ({ made, error }: SettledDecision) => run({ made, ...(error && { lost: error }) }),
  };
}

/** Whether a decision was refused or is unconfirmed. */
export const isFailed = (decision: SentDecision | undefined): decision is SentDecision =>
  decision?.phase === 'refused' || decision?.phase === 'unconfirmed';
