import { noValue, showNumber } from '../../domain/number/format.ts';
import { ageText } from '../../domain/time/age.ts';
import { useApiClient } from '../../query/client.ts';
import { StatusWord } from '../../ui/badge.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import { useMoment } from '../../ui/clock.ts';
import { type Column, DataTable } from '../../ui/table.tsx';
import {
  type UsedCall,
  callCount,
  durationText,
  isInUse,
  outcomeText,
  requestFigures,
  useUsedCalls,
} from './requests.ts';

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
