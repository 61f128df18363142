import { isInFuture } from '../domain/time/age.ts';
import type { Time } from '../domain/time/read-time.ts';
import { StatusWord } from '../ui/badge.tsx';
import { useServerMoment } from './server-time.ts';

/** Says of a time of the past that it is in the future by the server's clock (rulings A12); else nothing. */
export function FutureNote({ time }: { readonly time: Time }) {
  const isAhead = useServerMoment(({ now }) => isInFuture(time, now));
  return isAhead && <StatusWord tone="warn">In the future</StatusWord>;
}
