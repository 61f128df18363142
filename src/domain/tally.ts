import { outcomeOf } from './appointment/appointment.ts';
import { memoizeByText } from './text/words.ts';

/** Events by outcome; those of neither list (rulings A3) are in `all` alone. */
export interface Counts {
  readonly valid: number;
  readonly invalid: number;
  readonly all: number;
}

export interface Tally extends Counts {
  readonly key: string;
  readonly name: string;
}

export type Open<T> = { -readonly [K in keyof T]: T[K] };

export const noEvents: Counts = { valid: 0, invalid: 0, all: 0 };

export function addEvent(counts: Open<Counts>, outcome: ReturnType<typeof outcomeOf>): void {
  counts.all += 1;
  if (outcome !== null) counts[outcome] += 1;
}

export function countsIn(events: readonly { readonly status: string }[]): Counts {
  const counts = { ...noEvents };
  for (const { status } of events) addEvent(counts, outcomeOf(status));
  return counts;
}

/** One tally per key, whatever the spelling; the first name is shown. */
export function talliesBy(keyOf: (text: string) => string, nameOf = (text: string) => text) {
  const byKey = new Map<string, Open<Tally>>();
  const of = memoizeByText((text) => {
    const key = keyOf(text);
    const tally = byKey.get(key) ?? { key, name: nameOf(text), ...noEvents };
    byKey.set(key, tally);
    return tally;
  });
  return { of, byKey: byKey as ReadonlyMap<string, Tally> };
}
