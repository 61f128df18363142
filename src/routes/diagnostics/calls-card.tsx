import { ageText } from '../../domain/time/age.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import { useApiClient } from '../../query/client.ts';
import { Card, CardFooter } from '../../ui/card.tsx';
import { useMoment } from '../../ui/clock/clock.ts';
import { StatusWord } from '../../ui/status-word.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { callCount, isInUse, useUsedCalls, type UsedCall } from './calls.ts';
import { outcomeText, requestFigures } from './requests.ts';
import { durationText } from './span.ts';

/** The last requests of each call. */
export function CallsCard() {
  const calls = useUsedCalls();
  return (
    <Card
      title="Calls"
      subtitle="The last 20 requests of each"
      footer={
        <CardFooter>
          <span>
            <b className="font-semibold">{showNumber(calls.length)}</b> of {showNumber(callCount)}{' '}
            calls used since the page opened
          </span>
        </CardFooter>
      }
    >
      <Table
        label="Last responses by call"
        head={
          <>
            <HeadCell>Call</HeadCell>
            <HeadCell>Last result</HeadCell>
            <HeadCell figure>Last valid</HeadCell>
            <HeadCell figure>OK</HeadCell>
            <HeadCell figure>Failed</HeadCell>
            <HeadCell figure>Median</HeadCell>
            <HeadCell>Now</HeadCell>
          </>
        }
      >
        {calls.map((used) => (
          <CallRow key={used.name} used={used} />
        ))}
      </Table>
    </Card>
  );
}

function CallRow({ used }: { readonly used: UsedCall }) {
  const client = useApiClient();
  const { call, record } = used;
  const age = useMoment(({ elapsed }) =>
    record.answeredAt === null ? noValue : ageText(elapsed - record.answeredAt),
  );
  const inUse = useMoment(() => isInUse(used, client));
  const { ok, failed, medianMs, last } = requestFigures(record.history);
  return (
    <tr>
      <RowHead className="font-mono text-[12px] font-normal! whitespace-nowrap">
        <span className="text-ink-3">{call.method}</span> {call.path}
      </RowHead>
      <Cell className="whitespace-nowrap">
        {last ? (
          <span className="flex items-center gap-2">
            <StatusWord tone={last.outcome === 'ok' ? 'ok' : 'bad'}>{outcomeText(last)}</StatusWord>
            <span className="text-caption text-ink-2">{durationText(last.durationMs)}</span>
          </span>
        ) : (
          noValue
        )}
      </Cell>
      <Cell figure>{age}</Cell>
      <Cell figure>{showNumber(ok)}</Cell>
      <Cell figure className={failed > 0 ? 'text-critical font-medium' : 'text-ink-3'}>
        {showNumber(failed)}
      </Cell>
      <Cell figure>{durationText(medianMs)}</Cell>
      <Cell className="text-caption text-ink-2 w-[88px] whitespace-nowrap">
        {record.inFlight > 0 ? <InFlight count={record.inFlight} /> : inUse ? 'In use' : 'Idle'}
      </Cell>
    </tr>
  );
}

/** Two requests of one call in flight would be a bug of ours. */
function InFlight({ count }: { readonly count: number }) {
  if (count === 1) return 'In flight';
  return <StatusWord tone="warn">{`${showNumber(count)} in flight`}</StatusWord>;
}
