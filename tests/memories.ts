import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  emptyDay,
  withFigures,
  type DayRecord,
  type Figures,
} from '../src/domain/memory/day-record.ts';
import { nothingSeen, type Seen } from '../src/domain/memory/seen.ts';
import type { MemoryMessage, MemoryTabs } from '../src/query/memory/memory-tabs.ts';
import { SharedMemory } from '../src/query/memory/shared-memory.ts';

export const noon = Date.parse('2026-11-21T17:00:00Z');
export const today = '2026-11-21';
export const minute = 60_000;
export const dayMs = 24 * 60 * minute;

const figures = (valid: number): Figures => ({
  valid,
  activeRegions: 4,
  confidence: 86,
  regions: [{ region: 'florida', valid, total: valid + 1 }],
  telemarketers: [],
  pendingAlerts: null,
});

export const seen = (valid: number, at: number): Seen => {
  const { regions, activeRegions, confidence } = figures(valid);
  return {
    ...nothingSeen,
    totals: { at, since: at, data: { valid, activeRegions, confidence } },
    regions: { at, since: at, data: regions },
  };
};

/** A point each minute of the half hour before. */
export const halfHour = (day: string, until: number): DayRecord =>
  Array.from({ length: 31 }, (_, i) => i).reduce(
    (record, i) => withFigures(record, figures(i), until - (30 - i) * minute),
    emptyDay(day),
  );

/** The tabs of one browser, with its locks in the order of the requests. */
export function browser() {
  const channels = new Set<(event: MessageEvent<MemoryMessage>) => void>();
  interface Request {
    readonly hold: () => Promise<void>;
    readonly lose: (error: Error) => void;
    readonly tab: object;
  }
  let queue: Request[] = [];
  const counts = { requests: 0, steals: 0 };
  const run = () => {
    const [first] = queue;
    if (first) void first.hold().then(() => leave(first));
  };
  const leave = (request: Request) => {
    const wasFirst = queue[0] === request;
    queue = queue.filter((each) => each !== request);
    if (wasFirst) run();
  };
  function tab(): MemoryTabs & { readonly die: () => void } {
    let receive: (event: MessageEvent<MemoryMessage>) => void = () => undefined;
    const own = {};
    const locks = {
      request: (_name: string, { steal = false, signal }: LockOptions, hold: () => Promise<void>) =>
        new Promise<void>((_resolve, lose) => {
          const request = { hold, lose, tab: own };
          counts.requests += 1;
          if (steal) counts.steals += 1;
          signal?.addEventListener('abort', () => {
            if (!queue.slice(1).includes(request)) return;
            queue = queue.filter((each) => each !== request);
            lose(new DOMException('withdrawn', 'AbortError'));
          });
          if (steal) {
            const [first] = queue.splice(0, 1, request);
            first?.lose(new DOMException('taken', 'AbortError'));
            run();
          } else if (queue.push(request) === 1) run();
        }),
    };
    return {
      locks: locks as never,
      channel: {
        postMessage: (data) => {
          for (const other of channels)
            if (other !== receive) other(new MessageEvent('message', { data }));
        },
        addEventListener: (_type, of) => channels.add((receive = of)),
        close: () => void channels.delete(receive),
      },
      /** As a tab that is closed: silent at once, its lock is free. */
      die: () => {
        channels.delete(receive);
        const held = queue[0]?.tab === own;
        queue = queue.filter((request) => request.tab !== own);
        if (held) run();
      },
    };
  }
  return { tab, counts, waiting: () => queue.length - 1 };
}

const alone: MemoryTabs = { locks: null, channel: null };
const opened: SharedMemory[] = [];

export function memoryOf(tabs = alone, day = today): SharedMemory {
  const memory = new SharedMemory(day, tabs);
  opened.push(memory);
  return memory;
}

export const isKept = (memory: SharedMemory) =>
  vi.waitFor(() => expect(memory.status.get()).toBe('kept'), { interval: 2 });

export const valids = (record: DayRecord | null) => record?.points.map(({ valid }) => valid);

/** Each test has a browser of its own, with nothing kept. */
export function eachAnew(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    opened.splice(0).forEach((memory) => memory.end());
    vi.restoreAllMocks();
  });
}
