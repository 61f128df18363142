// Checked by the compiler and never run: an expected error that does not come is an error itself.
import type { ReadResponses, WriteActs } from '../../mocks/handlers/payload.ts';
import { readResponses } from '../../mocks/handlers/reads.ts';
import { writeActs } from '../../mocks/handlers/writes.ts';
import { reads, writes, type ReadName, type Write } from '../../src/api/contract.ts';
import { useRead } from '../../src/query/use-read.ts';
import { useWrite } from '../../src/query/use-write.ts';
import { readCalls, writeCalls, type WriteCall } from './description/calls.ts';
import type { ReadCall } from './description/meaning.ts';

/** A call without a handler in the simulated center, or without a description, does not compile. */
export function missing() {
  const { regions: _, ...otherReads } = readResponses;
  const { validate: __, ...otherWrites } = writeActs;
  const { regions: ___, ...otherDescriptions } = readCalls;
  const { validate: ____, ...otherActions } = writeCalls;
  // @ts-expect-error a handler is missing
  const responses: ReadResponses = otherReads;
  // @ts-expect-error a handler is missing
  const acts: WriteActs = otherWrites;
  // @ts-expect-error a description is missing
  const calls: Readonly<Record<ReadName, ReadCall>> = otherDescriptions;
  // @ts-expect-error a description is missing
  const actions: Readonly<Record<keyof typeof writes, WriteCall>> = otherActions;
  return [responses, acts, calls, actions];
}

/** Nor does a response of another shape than the contract's. */
export const responses: Partial<ReadResponses> = {
  // @ts-expect-error no list
  regions: () => ({ regions: null }),
  // @ts-expect-error a count is a number
  alertStats: () => ({ pending: 'three', reviewed: 0, dismissed: 0 }),
};
export const unknown: Partial<ReadResponses> = {
  // @ts-expect-error not in the contract
  weather: () => [],
};

/** Nor a call, a payload or a field that the contract does not have. */
export function useWrong() {
  // @ts-expect-error an unknown read
  useRead(reads.weather);
  // @ts-expect-error a write is not read
  useRead(writes.reviewAlert);
  // @ts-expect-error an unknown write
  useWrite(writes.approveEverything);
  // @ts-expect-error a read is not sent
  useWrite(reads.alerts);

  const { data } = useRead(reads.dashboard);
  // @ts-expect-error an unknown field
  void data?.weather;

  const review = useWrite(writes.reviewAlert);
  // @ts-expect-error a field is missing
  review.submit({ alertId: 'a1', decision: 'valid' });
  // @ts-expect-error another decision
  review.submit({ alertId: 'a1', decision: 'perhaps', reviewedBy: 'Ann', notes: '' });
  // @ts-expect-error no payload
  review.submit();
  // @ts-expect-error a payload where there is none
  useWrite(writes.validate).submit({ region: 'california' });
}

/** Nor a write that makes an unknown read stale. */
export const stale: Write = {
  method: 'POST',
  path: '/api/x',
  // @ts-expect-error an unknown read
  reloads: ['weather'],
};
