import { api } from '../../calls/index.ts';
import { noValue, showNumber } from '../../domain/text/format.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { durationText, outcomeText, type UsedCall } from './facts.ts';

/** The last requests of each call. */
export function CallsCard({ calls, health }: { calls: readonly UsedCall[]; health: string }) {
  return (
    <Card
      title="Calls"
      subtitle={`${health}. The last 20 requests of each call`}
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
  { head: 'In flight', kind: 'figure', cell: ({ inFlight }) => showNumber(inFlight) },
];
