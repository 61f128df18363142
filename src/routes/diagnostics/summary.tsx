import type { ReactNode } from 'react';
import { ageText } from '../../domain/time/age.ts';
import { clockDifferenceText, isClockOff } from '../../domain/time/clock-difference.ts';
import { countText } from '../../domain/text/count-text.ts';
import { easternDateTime } from '../../domain/time/eastern.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import { requestFigures } from './requests.ts';
import { spanText } from './span.ts';
import { Figure, StatCell, StatStrip } from '../../ui/stat-cell.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { useApiClient } from '../../query/client.ts';
import { useClockDifference } from '../../query/clock-difference.ts';
import { useMoment } from '../../ui/clock/clock.ts';
import { wakeLock } from '../../shell/wake-lock.ts';
import { useStore } from '../../ui/store.ts';
import { isInUse, useUsedCalls } from './calls.ts';
import { timeOf, wakeLockText } from './facts.ts';

/** The four things to look at first. */
export function Summary() {
  return (
    // Their own least height is in rem, which on the wall grows with the screen.
    <div className="*:*:min-h-[100px]">
      <StatStrip columns={4}>
        <CallsInUse />
        <OpenFor />
        <ServerClock />
        <WakeLock />
      </StatStrip>
    </div>
  );
}

interface CellProps {
  readonly title: string;
  readonly value: string;
  readonly note: ReactNode;
}

function Cell({ title, value, note }: CellProps) {
  return (
    <StatCell title={title} size="small">
      <Figure size="small" value={value} note={note} />
    </StatCell>
  );
}

/** Of the calls in use: how many succeeded last, and the age of the oldest valid response. */
function CallsInUse() {
  const client = useApiClient();
  const calls = useUsedCalls().filter((used) => isInUse(used, client));
  const lasts = calls.flatMap(({ record }) => requestFigures(record.history).last ?? []);
  const failed = lasts.filter(({ outcome }) => outcome !== 'ok').length;
  const pending = calls.length - lasts.length;
  const oldest = useMoment(({ elapsed }) => {
    const times = calls.flatMap(({ record }) => record.answeredAt ?? []);
    return times.length === 0 ? '' : `, oldest ${ageText(elapsed - Math.min(...times))} ago`;
  });
  return (
    <Cell
      title="Calls in use"
      value={
        lasts.length === 0
          ? noValue
          : `${showNumber(lasts.length - failed)} of ${showNumber(lasts.length)}`
      }
      note={
        <>
          {failed > 0 && (
            <StatusWord tone="bad">{`${countText(failed, 'call')} failed last`}</StatusWord>
          )}
          {failed === 0 && lasts.length > 0 && <span>succeeded last{oldest}</span>}
          {pending > 0 && <span>{showNumber(pending)} pending</span>}
        </>
      }
    />
  );
}

function OpenFor() {
  const span = useMoment(({ elapsed }) => spanText(elapsed));
  const since = useMoment((at) => easternDateTime(timeOf(0, at)));
  return <Cell title="Page open for" value={span} note={`since ${since} ET`} />;
}

function ServerClock() {
  const difference = useClockDifference();
  const text = clockDifferenceText(difference);
  const isOff = isClockOff(difference);
  return (
    <Cell
      title="Server clock"
      value={difference === null ? noValue : isOff ? 'Differs' : 'Agrees'}
      note={isOff ? <StatusWord tone="warn">{text}</StatusWord> : text}
    />
  );
}

const screenTexts = {
  idle: 'May sleep',
  requesting: 'May sleep',
  held: 'Kept awake',
  unavailable: 'May sleep',
};

function WakeLock() {
  const { kind } = useStore(wakeLock);
  const text = useMoment(wakeLockText);
  return (
    <Cell
      title="Wake lock"
      value={screenTexts[kind]}
      note={kind === 'unavailable' ? <StatusWord tone="warn">{text}</StatusWord> : text}
    />
  );
}
