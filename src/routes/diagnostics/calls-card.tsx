import { useApiClient } from '../../query/client.ts';
import { ageText } from '../../domain/time/age.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import { outcomeText, requestFigures } from './requests.ts';
import { durationText } from './span.ts';
import { Card, CardFooter } from '../../ui/card.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { useMoment } from '../../ui/clock/clock.ts';
import { useMediaQuery } from '../../ui/media-query.ts';
import { callCount, isInUse, useUsedCalls, type UsedCall } from './calls.ts';
import { HistoryBars } from './history-bars.tsx';

/** The last requests of each call. */
export function CallsCard() {
  const calls = useUsedCalls();
  const wide = useMediaQuery('(min-width: 1024px)');
  return (
    <Card
      title="Calls"
      subtitle="The last 20 requests of each, newest at the right. Taller is slower; split red bars failed"
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
            {wide && <HeadCell>Last 20</HeadCell>}
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
          <CallRow key={used.name} used={used} wide={wide} />
        ))}
      </Table>
    </Card>
  );
}

interface CallRowProps {
  readonly used: UsedCall;
  /** Bars beside the call; else under it. */
  readonly wide: boolean;
}

function CallRow({ used, wide }: CallRowProps) {
  const client = useApiClient();
  const { call, record } = used;
  const age = useMoment(({ elapsed }) => {
    return record.answeredAt === null ? noValue : ageText(elapsed - record.answeredAt);
  });
  const inUse = useMoment(() => isInUse(used, client));
  const { ok, failed, medianMs, last } = requestFigures(record.history);
  return (
    <tr>
      <RowHead className="font-mono text-[12px] font-normal! whitespace-nowrap max-lg:py-2">
        <span className="text-ink-3">{call.method}</span> {call.path}
        {!wide && (
          <div className="pt-1">
            <HistoryBars history={record.history} />
          </div>
        )}
      </RowHead>
      {wide && (
        <Cell>
          <HistoryBars history={record.history} />
        </Cell>
      )}
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
