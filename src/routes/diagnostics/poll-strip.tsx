import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { keptPerCall, type Poll } from '../../query/poll-log.ts';
import { easternTimeSeconds } from '../../domain/time/eastern.ts';
import { durationShare, outcomeText, pollFigures } from './requests.ts';
import { durationText } from './span.ts';
import { rowKeys } from '../../ui/row-keys.ts';
import { now } from '../../ui/clock/clock.ts';
import { timeOf } from './facts.ts';

/** The last asks of a call, the newest at the right: as tall as they took long, cut through where they failed. */
export function PollStrip({ polls }: { readonly polls: readonly Poll[] }) {
  const { ok, failed } = pollFigures(polls);
  const keys = rowKeys(polls, ({ requestedAt }) => String(requestedAt));
  const at = { now: now(), elapsed: elapsedMs() };
  return (
    <span
      role="img"
      aria-label={`${ok} OK, ${failed} failed`}
      className="flex h-5 w-[118px] flex-none items-end gap-[2px]"
    >
      {Array.from({ length: keptPerCall - polls.length }, (_, index) => (
        <span key={`none-${index}`} className="bg-track h-0.5 w-1" />
      ))}
      {polls.map((poll, index) => (
        <span
          key={keys[index]}
          title={`${easternTimeSeconds(timeOf(poll.requestedAt, at))}: ${outcomeText(poll)}, ${durationText(poll.durationMs)}`}
          className="flex h-full w-1 flex-col justify-end gap-[2px]"
        >
          <Mark poll={poll} />
        </span>
      ))}
    </span>
  );
}

const least = 0.16;

function Mark({ poll }: { readonly poll: Poll }) {
  if (poll.outcome === 'aborted') return <span className="border-line-control h-1 border" />;
  if (poll.outcome !== 'ok')
    return (
      <>
        <span className="bg-critical-mark flex-1" />
        <span className="bg-critical-mark h-1" />
      </>
    );
  const share = least + (1 - least) * durationShare(poll.durationMs);
  return <span className="bg-ink-3" style={{ height: `${share * 100}%` }} />;
}
