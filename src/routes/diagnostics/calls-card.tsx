import { api, type Read, type Write } from '../../api/contract.ts';
import { median, noValue, showNumber } from '../../domain/number/format.ts';
import { ageText } from '../../domain/time/age.ts';
import type { ApiClient } from '../../query/client.ts';
import { keyOf } from '../../query/reads.ts';
import type { Exchange, Outcome } from '../../query/records.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import type { Moment } from '../../ui/clock.ts';
import { type Column, DataTable } from '../../ui/table.tsx';

/** The last requests of each call. */
export function CallsCard({ calls }: { readonly calls: readonly UsedCall[] }) {
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
        rows={calls}
        keyOf={({ name }) => name}
      />
    </Card>
  );
}

const callCount = Object.keys(api).length;

const columns: readonly Column<UsedCall>[] = [
  {
    head: 'Call',
    kind: 'row-head',
    cellClass: 'font-mono text-[12px] font-normal! whitespace-nowrap',
    cell: ({ call }) => (
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
  { head: 'Last valid', kind: 'figure', cell: ({ age }) => age ?? noValue },
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
    cell: ({ inFlight, isInUse }) => {
      // Two requests of one call in flight would be a bug.
      if (inFlight > 1)
        return <StatusWord tone="warn">{`${showNumber(inFlight)} in flight`}</StatusWord>;
      if (inFlight === 1) return 'In flight';
      return isInUse ? 'In use' : 'Idle';
    },
  },
];

export type UsedCall = ReturnType<typeof usedCalls>[number];

/** The calls that were requested since the page opened, in the contract's order. */
export function usedCalls({ records, queries }: ApiClient, { elapsed }: Moment) {
  return Object.values<Read | Write>(api).flatMap((call) => {
    const name = `${call.method} ${call.path}`;
    const { history, inFlight, receivedAt } = records.get(name);
    if (history.length + inFlight === 0) return [];
    const query = queries.getQueryCache().find({ queryKey: keyOf(call), exact: true });
    return {
      /** 'GET /api/regions' */
      name,
      call,
      history,
      inFlight,
      /** The age of the last valid response, '12 s'; null before one. */
      age: receivedAt === null ? null : ageText(elapsed - receivedAt),
      /** Whether a component on screen uses the call's data. */
      isInUse: query?.isActive() === true && !('reloads' in call),
      ...requestFigures(history),
    };
  });
}

/** Counts and the median duration of a call's last requests, without aborted ones. */
export function requestFigures(history: readonly Exchange[]) {
  const ended = history.filter(({ outcome }) => outcome !== 'aborted');
  const ok = ended.filter(({ outcome }) => outcome === 'ok').length;
  return {
    ok,
    failed: ended.length - ok,
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

/** The outcome of a request: 'OK', '503', 'Timed out'. */
export function outcomeText({ outcome, status }: Pick<Exchange, 'outcome' | 'status'>): string {
  return outcome === 'http' && status !== null ? String(status) : texts[outcome];
}

/** A duration as '84 ms', '1.2 s', '30 s'; '–' if it is unknown. */
export function durationText(ms: number | null): string {
  if (ms === null || !Number.isFinite(ms)) return noValue;
  const whole = Math.round(Math.max(0, ms));
  return whole < 1_000 ? `${whole} ms` : `${showNumber(whole / 1_000)} s`;
}
