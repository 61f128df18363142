import { simulated } from '../../config.ts';
import type { DayPoint, DayRecord } from '../../domain/memory/day-record.ts';
import type { Seen } from '../../domain/memory/seen.ts';
import type { Span } from '../../domain/memory/spans.ts';
import type { MemoryStatus } from './day-memory.ts';

/** The name of the lock and the channel. Raise the number when the messages change. */
export const tabsName = 'days 3';

export type MemoryMessage =
  /** To the writer: what this tab saw, and whether it needs the day whole. */
  | { readonly kind: 'seen'; readonly seen: Seen }
  | { readonly kind: 'request' }
  /** From the writer: the newest point of today, of so many, and its spans; or all of it. */
  | {
      readonly kind: 'today';
      readonly day: string;
      readonly last: DayPoint | null;
      readonly count: number;
      readonly spans: readonly Span[];
      readonly status: MemoryStatus;
    }
  | { readonly kind: 'whole'; readonly today: DayRecord; readonly status: MemoryStatus }
  | { readonly kind: 'clear' };

/** How the tabs of one browser agree on who writes; without locks, as on a page without TLS, each does. */
export interface MemoryTabs {
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly channel: {
    readonly postMessage: (message: MemoryMessage) => void;
    readonly addEventListener: (
      type: 'message',
      receive: (event: MessageEvent<MemoryMessage>) => void,
    ) => void;
    readonly close: () => void;
  } | null;
}

/** Each tab of the simulated center has a world of its own. */
export function browserTabs(): MemoryTabs {
  const hasChannel = !simulated && typeof BroadcastChannel !== 'undefined';
  const channel = hasChannel ? new BroadcastChannel(tabsName) : null;
  const locks = channel !== null && 'locks' in navigator ? navigator.locks : null;
  return { channel, locks };
}
