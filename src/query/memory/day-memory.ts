import type { DayRecord } from '../../domain/memory/day-record.ts';
import type { Store } from '../../ui/store.ts';

/** Whether days are kept, for diagnostics; `full`, `blocked` and `broken` cost the memory only (docs/memory.md). */
export type MemoryStatus = 'opening' | 'kept' | 'full' | 'blocked' | 'broken';

export interface KeptFacts {
  /** Today among them. */
  readonly days: number;
  readonly bytes: number;
  readonly oldest: string | null;
}

/** What this device keeps of its days (docs/memory.md). */
export interface DayMemory {
  /** Of all tabs; another object at each change. */
  readonly today: Store<DayRecord>;
  readonly status: Store<MemoryStatus>;
  /** Grows when the kept days are others than before. */
  readonly changes: Store<number>;
  /** The kept days before today, newest first. */
  readonly days: () => Promise<readonly string[]>;
  readonly day: (day: string) => Promise<DayRecord | null>;
  readonly facts: () => Promise<KeptFacts>;
  /** Forgets all days, in all tabs. */
  readonly clear: () => Promise<void>;
}
