import { minuteOf, emptyDay, type DayRecord } from '../../domain/memory/day-record.ts';
import {
  afterwards,
  nothingSeen,
  sightOf,
  withSight,
  type Seen,
  type Sight,
} from '../../domain/memory/seen.ts';
import { gapsOf, spansOf } from '../../domain/memory/spans.ts';
import { createStore } from '../../ui/store.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import type { DayMemory, KeptFacts, MemoryStatus } from './day-memory.ts';
import { DayWriter } from './day-writer.ts';
import { KeptDays } from './kept-days.ts';
import { tabsName, type MemoryMessage, type MemoryTabs } from './memory-tabs.ts';

/** A writer that sends nothing for so long hangs; in ms. */
const patienceMs = 60_000;

/** The memory of all tabs. One of them writes, and tells the others; each tells it what it sees. */
export class SharedMemory implements DayMemory {
  readonly today;
  readonly status = createStore<MemoryStatus>('opening');
  readonly changes = createStore(0);
  readonly #tabs: MemoryTabs;
  readonly #kept = new KeptDays();
  readonly #writer;
  /** Aborted when another tab takes the lock, and when the page ends. */
  #lease = new AbortController();
  #isWriter = false;
  #isDaySure = false;
  #seen = nothingSeen;
  /** Since when the writer owes a message. */
  #requestedAt: number | null = null;

  constructor(day: string, tabs: MemoryTabs) {
    this.today = createStore(emptyDay(day));
    this.#tabs = tabs;
    this.#writer = new DayWriter(this.#kept, this.today, this.status);
    tabs.channel?.addEventListener('message', ({ data }) => this.#receive(data));
    if (tabs.locks) {
      this.#contend();
      this.#post({ kind: 'request' });
      void this.#writer.probe();
    } else void this.#lead(this.#lease.signal);
  }

  see(seen: Seen): void {
    this.#seen = afterwards(this.#seen, seen);
    if (this.#isWriter) return this.#record();
    this.#post({ kind: 'seen', seen });
    this.#requestedAt ??= elapsedMs();
    if (elapsedMs() - this.#requestedAt > patienceMs) this.#contend(true);
  }

  async days(): Promise<readonly string[]> {
    const sizes = await this.#kept.sizes().catch(() => []);
    const { day: today } = this.today.get();
    return sizes.flatMap(({ day }) => (day < today ? day : [])).toReversed();
  }

  async day(day: string): Promise<DayRecord | null> {
    const today = this.today.get();
    return day === today.day ? today : this.#kept.load(day).catch(() => null);
  }

  async facts(): Promise<KeptFacts> {
    const sizes = await this.#kept.sizes().catch(() => []);
    const bytes = sizes.reduce((sum, each) => sum + each.bytes, 0);
    return { days: sizes.length, bytes, oldest: sizes[0]?.day ?? null };
  }

  async clear(): Promise<void> {
    try {
      await this.#kept.clear();
    } finally {
      this.#post({ kind: 'clear' });
      this.#forget();
    }
  }

  end(): void {
    this.#lease.abort();
    this.#tabs.channel?.close();
    this.#kept.close();
  }

  /** Requests the lock, in place of an earlier request of this tab. `isStolen`: takes it from a writer that hangs. */
  #contend(isStolen = false): void {
    this.#requestedAt = null;
    this.#lease.abort();
    const { signal } = (this.#lease = new AbortController());
    this.#tabs.locks
      ?.request(tabsName, isStolen ? { steal: true } : { signal }, () => this.#lead(signal))
      .catch(() => {
        if (signal.aborted) return;
        if (this.#isWriter) this.#follow();
        else void this.#lead(signal);
      });
  }

  #follow(): void {
    this.#isWriter = false;
    this.#contend();
  }

  /** Writes from now on, until the page ends or another tab takes the lock. */
  async #lead(lease: AbortSignal): Promise<void> {
    this.#isWriter = true;
    await this.#begin();
    this.#record();
    await new Promise<void>((resolve) => {
      lease.addEventListener('abort', () => resolve(), { once: true });
      if (lease.aborted) resolve();
    });
  }

  async #begin(over: DayRecord | null = null): Promise<void> {
    await this.#writer.begin({ over, isSure: this.#isDaySure });
    this.#change();
    this.#postWhole();
  }

  #record(): void {
    const sight = sightOf(this.#seen);
    if (sight !== null) this.#take(sight);
    const today = this.today.get();
    const { day, points } = today;
    const last = points.at(-1) ?? null;
    const status = this.status.get();
    this.#post({ kind: 'today', day, last, count: points.length, spans: spansOf(today), status });
  }

  #take(sight: Sight): void {
    const before = this.today.get();
    const isOver = sight.day !== before.day;
    const mustBegin = isOver || !this.#isDaySure || this.#writer.refusal === 'due';
    this.#isDaySure = true;
    if (isOver) this.today.set(emptyDay(sight.day));
    this.today.set((now) => withSight(now, sight));
    if (mustBegin) void this.#begin(isOver ? before : null);
    else if (this.#writer.refusal === 'none') void this.#writer.save();
  }

  #receive(message: MemoryMessage): void {
    if (message.kind === 'clear') {
      this.#forget();
      // What this tab was writing meanwhile goes too.
      if (this.#isWriter)
        void this.#kept.clear().then(
          () => this.#change(),
          () => undefined,
        );
    } else if (this.#isWriter) {
      if (message.kind === 'seen') this.see(message.seen);
      if (message.kind === 'request') this.#postWhole();
    } else if (message.kind === 'today' || message.kind === 'whole') {
      this.#requestedAt = null;
      this.status.set(message.status);
      if (message.kind === 'today') this.#takeLast(message);
      else {
        this.today.set(message.today);
        this.#change();
      }
    }
  }

  #takeLast({ day, last, count, spans }: Extract<MemoryMessage, { kind: 'today' }>): void {
    const before = this.today.get();
    let points = before.day === day ? before.points : [];
    const known = points.at(-1);
    if (last !== null && last.at !== known?.at) {
      const isSameMinute = known !== undefined && minuteOf(known) === minuteOf(last);
      points = [...(isSameMinute ? points.slice(0, -1) : points), last];
    }
    if (points.length !== count) return this.#post({ kind: 'request' });
    this.today.set({ day, points, gaps: gapsOf(spans), seenUntil: spans.at(-1)?.[1] ?? null });
    if (before.day !== day) this.#change();
  }

  #forget(): void {
    this.#seen = nothingSeen;
    this.#writer.forget();
    this.today.set(({ day }) => emptyDay(day));
    this.#change();
  }

  #change(): void {
    this.changes.set((count) => count + 1);
  }

  #postWhole(): void {
    this.#post({ kind: 'whole', today: this.today.get(), status: this.status.get() });
  }

  #post(message: MemoryMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel takes none.
    this.#tabs.channel?.postMessage(message);
  }
}
