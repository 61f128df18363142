import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { historyLength, type Exchange } from '../../query/records.ts';
import { easternTimeSeconds } from '../../domain/time/eastern.ts';
import { durationShare, outcomeText, requestFigures } from './requests.ts';
import { durationText } from './span.ts';
import { rowKeys } from '../../ui/row-keys.ts';
import { now } from '../../ui/clock/clock.ts';
import { timeOf } from './facts.ts';

/** The last requests of a call, newest at the right: taller is slower, split bars failed. */
export function HistoryBars({ history }: { readonly history: readonly Exchange[] }) {
  const { ok, failed } = requestFigures(history);
  const keys = rowKeys(history, ({ requestedAt }) => String(requestedAt));
  const at = { now: now(), elapsed: elapsedMs() };
  return (
    <span
      role="img"
      aria-label={`${ok} OK, ${failed} failed`}
      className="flex h-5 w-[118px] flex-none items-end gap-[2px]"
    >
      {Array.from({ length: historyLength - history.length }, (_, index) => (
        <span key={`none-${index}`} className="bg-track h-0.5 w-1" />
      ))}
      {history.map((exchange, index) => (
        <span
          key={keys[index]}
          title={`${easternTimeSeconds(timeOf(exchange.requestedAt, at))}: ${outcomeText(exchange)}, ${durationText(exchange.durationMs)}`}
          className="flex h-full w-1 flex-col justify-end gap-[2px]"
        >
          <Bar exchange={exchange} />
        </span>
      ))}
    </span>
  );
}

const minShare = 0.16;

function Bar({ exchange: { outcome, durationMs } }: { readonly exchange: Exchange }) {
  if (outcome === 'aborted') return <span className="border-line-control h-1 border" />;
  if (outcome !== 'ok')
    return (
      <>
        <span className="bg-critical-mark flex-1" />
        <span className="bg-critical-mark h-1" />
      </>
    );
  const share = minShare + (1 - minShare) * durationShare(durationMs);
  return <span className="bg-ink-3" style={{ height: `${share * 100}%` }} />;
}
