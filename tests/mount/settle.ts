import { clearTimeout, setImmediate, setTimeout } from 'node:timers';
import { act } from '@testing-library/react';
import { nextStep, onTheirWay, requestSteps } from './requests.ts';

/** Of real time: a loaded machine is slow, and no failure. */
const deadlineMs = 60_000;

/** Fulfilled as the promise is; rejected with what was waited for if that takes too long. */
function inTime<T>(promise: Promise<T>, waitedFor: () => string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Not there after ${deadlineMs / 1_000} s: ${waitedFor()}`)),
      deadlineMs,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

let lastAct: Promise<void> = Promise.resolve();

/** React's act, one after the other: of two that overlap, the later one would never end for React. */
export function actInTurn(run: () => Promise<void>): Promise<void> {
  const next = lastAct.then(() => act(run));
  lastAct = next.catch(() => undefined);
  return next;
}

/** Waits for the act that a test has left running, as one does that ran out of time. */
export const endOfActs = () => lastAct;

async function responsesAndCode(): Promise<void> {
  while (onTheirWay().length > 0) await inTime(nextStep(), () => onTheirWay().join(', '));
  // All code is imported (tests/screens/setup.ts): a lazy part is there within a turn.
  await nextTurn();
}

/**
 * Waits until no request is on its way, no code is loading, and React has drawn what follows from it. A response that
 * the test holds and a timer are not waited for. @throws Error after a minute, with what was still awaited.
 */
export async function settle(): Promise<void> {
  let before: number;
  do {
    before = requestSteps();
    await actInTurn(responsesAndCode);
  } while (requestSteps() !== before || onTheirWay().length > 0);
}

/** Waits for something that is neither a response nor code, such as a file that is written. */
export async function until(what: string, isThere: () => boolean): Promise<void> {
  const turns = async () => {
    while (!isThere()) await actInTurn(nextTurn);
  };
  await inTime(turns(), () => what);
}
