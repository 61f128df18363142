import { elapsedMs } from '../../ui/clock.ts';
import { createStore, type Store } from '../../ui/store.ts';
import type { DayMemory, MemoryStatus } from './day-state.ts';
import { KeptDays } from './kept-days.ts';
import { type DayRecord, emptyDay, mergeDays, withFigures } from './rules/day-record.ts';
import { type EarlierDays, usualOf } from './rules/pace.ts';
import type { DaySnapshot } from './rules/snapshot.ts';

/** Today is written so often at most, in ms. */
const saveMs = 60_000;

/** A channel to the other tabs, each of which keeps the same days. */
export type Tabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** The memory of this tab, merged into the browser's storage, which all tabs share. */
export class RecordedDays implements DayMemory {
  readonly today: Store<DayRecord>;
  readonly status = createStore<MemoryStatus>('opening');
  readonly earlier = createStore<EarlierDays | null>(null);
  readonly #kept = new KeptDays();
  readonly #tabs: Tabs | null;
  #savedAt: number | null = null;
  #boundedDay = '';

  constructor(day: string, tabs: Tabs | null) {
    this.today = createStore(emptyDay(day));
    this.#tabs = tabs;
    tabs?.addEventListener('message', () => void this.#attempt(() => this.#readToday()));
    void this.#attempt(async () => this.#merge(await this.#kept.load(day)));
    void this.#readEarlier();
  }

  record({ day, figures, at, confirmedAt }: DaySnapshot): void {
    if (day !== this.today.get().day) {
      void this.save();
      this.#savedAt = null;
      this.earlier.set(null);
      this.today.set(emptyDay(day));
      void this.#readEarlier();
    }
    if (figures) this.today.set((now) => withFigures(now, figures, at, confirmedAt));
    if (this.#savedAt === null || elapsedMs() - this.#savedAt >= saveMs) void this.save();
  }

  /** Writes today. A failure sets `status`, and the next poll that is due tries again. */
  async save(): Promise<void> {
    const record = this.today.get();
    if (record.spans.length === 0) return;
    this.#savedAt = elapsedMs();
    await this.#attempt(async () => {
      this.#merge(await this.#kept.merge(record));
      if (this.#boundedDay !== record.day) {
        await this.#kept.bound(record.day);
        this.#boundedDay = record.day;
        await this.#readEarlier();
      }
      this.#notifyTabs();
    });
  }

  async clear(): Promise<void> {
    await this.#kept.clear();
    this.#forget();
    this.#notifyTabs();
  }

  end(): void {
    void this.save();
    this.#tabs?.close();
    this.#kept.close();
  }

  /** Another tab wrote, or cleared all days. */
  async #readToday(): Promise<void> {
    const kept = await this.#kept.load(this.today.get().day);
    if (kept === null && this.#savedAt !== null) this.#forget();
    this.#merge(kept);
  }

  #merge(kept: DayRecord | null): void {
    if (kept) this.today.set((now) => (now.day === kept.day ? mergeDays(kept, now) : now));
  }

  #forget(): void {
    this.#savedAt = null;
    this.today.set(({ day }) => emptyDay(day));
    void this.#readEarlier();
  }

  async #readEarlier(): Promise<void> {
    const { day } = this.today.get();
    const earlier = await this.#kept
      .before(day)
      .catch(() => ({ names: [], last: null, usual: usualOf(day, []) }));
    if (day === this.today.get().day) this.earlier.set(earlier);
  }

  #notifyTabs(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel takes none.
    this.#tabs?.postMessage('changed');
  }

  async #attempt(run: () => Promise<void>): Promise<void> {
    try {
      await run();
      this.status.set('kept');
    } catch (error) {
      this.status.set(statusOf(error instanceof Error ? error.name : ''));
    }
  }
}

const refusals = new Set(['SecurityError', 'InvalidStateError', 'NotAllowedError', 'UnknownError']);

function statusOf(errorName: string): MemoryStatus {
  if (errorName === 'QuotaExceededError') return 'full';
  return refusals.has(errorName) ? 'blocked' : 'broken';
}
