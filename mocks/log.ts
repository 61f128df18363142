import type { CallName } from './calls.ts';

export type LogEntry = {
  readonly call: CallName;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** In ms on the simulated clock. */
  readonly at: number;
};

const keptEntries = 20_000;

/** The requests, oldest first; at most `keptEntries`. */
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
