import { useSyncExternalStore } from 'react';
import { api, type Read, type Write } from '../../api/contract.ts';
import { median, noValue, showNumber } from '../../domain/number/format.ts';
import { ageText } from '../../domain/time/age.ts';
import { type ApiClient, useApiClient } from '../../query/client.ts';
import { keyOf } from '../../query/reads.ts';
import type { CallRecord, Exchange, Outcome } from '../../query/records.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import { useMoment } from '../../ui/clock.ts';
import { type Column, DataTable } from '../../ui/table.tsx';

/** The last requests of each call. */
export function CallsCard() {
  const calls = useUsedCalls();
  return (
    <Card
      title="Calls"
      subtitle="The last 20 requests of each call"
      footer={
        <CardFooter>
          <span>
            <b className="font-semibold">{showNumber(calls.length)}</b> of {showNumber(callCount)}{' '}
            calls used since the page opened
          </span>
        </CardFooter>
      }
    >
      <DataTable
        label="Last responses by call"
        columns={columns}
        rows={calls.map((used) => ({ used, ...requestFigures(used.record.history) }))}
        keyOf={({ used }) => used.name}
      />
    </Card>
  );
}

type Row = { readonly used: UsedCall } & ReturnType<typeof requestFigures>;

const columns: readonly Column<Row>[] = [
  {
    head: 'Call',
    kind: 'row-head',
    cellClass: 'font-mono text-[12px] font-normal! whitespace-nowrap',
    cell: ({ used: { call } }) => (
      <>
        <span className="text-ink-3">{call.method}</span> {call.path}
      </>
    ),
  },
  {
    head: 'Last result',
    cellClass: 'whitespace-nowrap',
    cell: ({ last }) =>
      last ? (
        <span className="flex items-center gap-2">
          <StatusWord tone={last.outcome === 'ok' ? 'ok' : 'bad'}>{outcomeText(last)}</StatusWord>
          <span className="text-caption text-ink-2">{durationText(last.durationMs)}</span>
        </span>
      ) : (
        noValue
      ),
  },
  { head: 'Last valid', kind: 'figure', cell: ({ used }) => <Age used={used} /> },
  { head: 'OK', kind: 'figure', cell: ({ ok }) => showNumber(ok) },
  {
    head: 'Failed',
    kind: 'figure',
    cell: ({ failed }) => (
      <span className={failed > 0 ? 'text-critical font-medium' : 'text-ink-3'}>
        {showNumber(failed)}
      </span>
    ),
  },
  { head: 'Median', kind: 'figure', cell: ({ medianMs }) => durationText(medianMs) },
  {
    head: 'Now',
    cellClass: 'text-caption text-ink-2 w-[88px] whitespace-nowrap',
    cell: ({ used }) => <Now used={used} />,
  },
];

function Age({ used: { record } }: { readonly used: UsedCall }) {
  return useMoment(({ elapsed }) =>
    record.receivedAt === null ? noValue : ageText(elapsed - record.receivedAt),
  );
}

function Now({ used }: { readonly used: UsedCall }) {
  const client = useApiClient();
  const inUse = useMoment(() => isInUse(used, client));
  const { inFlight } = used.record;
  // Two requests of one call in flight would be a bug of ours.
  if (inFlight > 1)
    return <StatusWord tone="warn">{`${showNumber(inFlight)} in flight`}</StatusWord>;
  if (inFlight === 1) return 'In flight';
  return inUse ? 'In use' : 'Idle';
}

/** What the last requests of a call come to. One that was aborted says nothing about the call. */
export function requestFigures(history: readonly Exchange[]) {
  const ended = history.filter(({ outcome }) => outcome !== 'aborted');
  const ok = ended.filter(({ outcome }) => outcome === 'ok').length;
  return {
    ok,
    failed: ended.length - ok,
    /** null while there is none. */
    medianMs: median(ended.map(({ durationMs }) => durationMs)),
    last: ended.at(-1) ?? null,
  };
}

const texts = {
  ok: 'OK',
  aborted: 'Aborted',
  http: 'HTTP error',
  timeout: 'Timed out',
  network: 'No connection',
  redirect: 'Redirected',
  'not-json': 'Not JSON',
  shape: 'Wrong shape',
} as const satisfies Record<Outcome, string>;

/** How a request ended, in a word or two: 'OK', '503', 'Timed out'. */
export function outcomeText({ outcome, status }: Pick<Exchange, 'outcome' | 'status'>): string {
  return outcome === 'http' && status !== null ? String(status) : texts[outcome];
}

/** A call of the contract with its record. */
export interface UsedCall {
  /** 'GET /api/regions' */
  readonly name: string;
  readonly call: Read | Write;
  readonly record: CallRecord;
}

/** The calls that were requested since the page opened, in the contract's order. */
export function usedCalls({ records }: ApiClient): readonly UsedCall[] {
  return Object.values<Read | Write>(api).flatMap((call) => {
    const name = `${call.method} ${call.path}`;
    const record = records.get(name);
    return record.history.length + record.inFlight > 0 ? [{ name, call, record }] : [];
  });
}

function useUsedCalls(): readonly UsedCall[] {
  const client = useApiClient();
  const { records } = client;
  useSyncExternalStore(
    (onChange) => records.subscribe(null, onChange),
    () => records.all(),
  );
  return usedCalls(client);
}

const callCount = Object.keys(api).length;

/** Whether something on screen shows the call's data, so that it matters how it went. */
function isInUse({ call }: UsedCall, client: ApiClient): boolean {
  const isRead = !('reloads' in call);
  const queries = client.queries.getQueryCache();
  return isRead && queries.find({ queryKey: keyOf(call), exact: true })?.isActive() === true;
}

/** How long a request took: '84 ms', '1.2 s', '30 s'; '–' when it is not known. */
export function durationText(ms: number | null): string {
  if (ms === null || !Number.isFinite(ms)) return noValue;
  const whole = Math.round(Math.max(0, ms));
  return whole < 1_000 ? `${whole} ms` : `${showNumber(whole / 1_000)} s`;
}
