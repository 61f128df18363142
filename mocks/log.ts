import type { CallName } from './calls.ts';

/** One call as it reached the center. */
export type LogEntry = {
  readonly call: CallName;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** On the simulated clock, in ms. */
  readonly at: number;
};

const keptEntries = 20_000;

/** What was asked, oldest first; the oldest go when there are too many. */
export function createLog() {
  const entries: LogEntry[] = [];
  return {
    add(entry: LogEntry): void {
      entries.push(entry);
      if (entries.length > keptEntries) entries.splice(0, keptEntries / 10);
    },
    entries: (): readonly LogEntry[] => entries,
    clear(): void {
      entries.length = 0;
    },
  };
}
