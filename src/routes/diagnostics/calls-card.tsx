import { useQueryClient } from '@tanstack/react-query';
import { ageText } from '../../domain/time/age.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import { outcomeText, pollFigures } from './requests.ts';
import { durationText } from './span.ts';
import { Card, CardFooter } from '../../ui/card.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { useMoment } from '../../ui/clock/clock.ts';
import { useMediaQuery } from '../../ui/media-query.ts';
import { callCount, isInUse, lastValidAt, useLoggedCalls, type LoggedCall } from './calls.ts';
import { PollStrip } from './poll-strip.tsx';

/** What each call did of late. */
export function CallsCard() {
  const calls = useLoggedCalls();
  const wide = useMediaQuery('(min-width: 1024px)');
  return (
    <Card
      title="Calls"
      subtitle="The last 20 of each, the newest at the right: taller took longer, a red one cut through failed"
      footer={
        <CardFooter>
          <span>
            <b className="font-semibold">{showNumber(calls.length)}</b> of {showNumber(callCount)}{' '}
            calls were asked since the page opened
          </span>
        </CardFooter>
      }
    >
      <Table
        label="The last answers of each call"
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
        {calls.map((logged) => (
          <CallRow key={logged.log.call} logged={logged} wide={wide} />
        ))}
      </Table>
    </Card>
  );
}

interface CallRowProps {
  readonly logged: LoggedCall;
  /** Room for the marks beside the call; else they stand under it. */
  readonly wide: boolean;
}

function CallRow({ logged: { log, call }, wide }: CallRowProps) {
  const client = useQueryClient();
  const age = useMoment(({ elapsed }) => {
    const at = lastValidAt(call, client);
    return at === null ? noValue : ageText(elapsed - at);
  });
  const inUse = useMoment(() => isInUse(call, client));
  const { ok, failed, medianMs, last } = pollFigures(log.polls);
  return (
    <tr>
      <RowHead className="font-mono text-[12px] font-normal! whitespace-nowrap max-lg:py-2">
        <span className="text-ink-3">{call.method}</span> {call.path}
        {!wide && (
          <div className="pt-1">
            <PollStrip polls={log.polls} />
          </div>
        )}
      </RowHead>
      {wide && (
        <Cell>
          <PollStrip polls={log.polls} />
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
        {log.inFlight > 0 ? <Asking count={log.inFlight} /> : inUse ? 'In use' : 'At rest'}
      </Cell>
    </tr>
  );
}

/** Two of one call under way would be a fault of ours. */
function Asking({ count }: { readonly count: number }) {
  if (count === 1) return 'Asking';
  return <StatusWord tone="warn">{`Asking ${showNumber(count)} times`}</StatusWord>;
}
