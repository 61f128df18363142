import type { DayRecord } from '../../domain/memory/day-record.ts';
import { mergeDays } from '../../domain/memory/merge-days.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import type { Store } from '../../ui/store.ts';
import type { MemoryStatus } from './day-memory.ts';
import type { KeptDays } from './kept-days.ts';

/** Figures that did not change are confirmed in storage so often, in ms. */
const confirmMs = 60_000;
/** Storage that refused is tried again after this, in ms. */
const retryMs = 5 * 60_000;

interface Beginning {
  readonly over: DayRecord | null;
  /** A response has named the day, so that others can be thinned. */
  readonly isSure: boolean;
}

/** Puts today into storage, a point at a time. It never throws: what fails costs the memory only, and is in `status`. */
export class DayWriter {
  readonly #kept: KeptDays;
  readonly #today: Store<DayRecord>;
  readonly #status: Store<MemoryStatus>;
  #isBusy = false;
  #savedUntil = -Infinity;
  #confirmedUntil = -Infinity;
  #failedAt = -Infinity;
  /** The rest of a day that is over, until it is written. */
  #over: DayRecord | null = null;
  #hasGivenUpDay = false;

  constructor(kept: KeptDays, today: Store<DayRecord>, status: Store<MemoryStatus>) {
    this.#kept = kept;
    this.#today = today;
    this.#status = status;
  }

  /** Writes the rest of a day that is over, unites today with what is kept of it, and keeps all within their bounds. */
  async begin({ over, isSure }: Beginning): Promise<void> {
    this.#over ??= over;
    await this.#attempt(async () => {
      if (this.#over) await this.#write(this.#over);
      this.forget();
      const { day } = this.#today.get();
      await this.#write();
      const kept = await this.#kept.load(day);
      if (kept) this.#today.set((now) => (now.day === day ? mergeDays(kept, now) : now));
      if (isSure) await this.#kept.bound(day);
    });
  }

  /** Writes what is new; what comes while it writes is written with the next poll. */
  async save(): Promise<void> {
    if (!this.#isBusy) await this.#attempt(() => this.#write());
  }

  get refusal(): 'none' | 'recent' | 'due' {
    const status = this.#status.get();
    if (status !== 'full' && status !== 'blocked' && status !== 'broken') return 'none';
    return elapsedMs() - this.#failedAt < retryMs || this.#isBusy ? 'recent' : 'due';
  }

  async probe(): Promise<void> {
    await this.#attempt(async () => void (await this.#kept.sizes()));
  }

  forget(): void {
    this.#over = null;
    this.#savedUntil = -Infinity;
    this.#confirmedUntil = -Infinity;
  }

  async #write(record = this.#today.get()): Promise<void> {
    const { day, points, seenUntil } = record;
    const first = points.findLastIndex(({ at }) => at <= this.#savedUntil) + 1;
    const isNew = first < points.length;
    if (seenUntil === null || (!isNew && seenUntil - this.#confirmedUntil < confirmMs)) return;
    const write = () => this.#kept.write(record, points.slice(first));
    await write().catch(async (error: unknown) => {
      // One day at most, until a write succeeds: a disk that others fill would take them all.
      if (!isQuota(error) || this.#hasGivenUpDay || !(await this.#kept.forgetOldest(day)))
        throw error;
      this.#hasGivenUpDay = true;
      await write();
    });
    this.#hasGivenUpDay = false;
    this.#savedUntil = points.at(-1)?.at ?? -Infinity;
    this.#confirmedUntil = seenUntil;
  }

  async #attempt(run: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    try {
      await run();
      this.#status.set('kept');
    } catch (error) {
      this.#failedAt = elapsedMs();
      this.#status.set(isQuota(error) ? 'full' : isRefusal(error) ? 'blocked' : 'broken');
    } finally {
      this.#isBusy = false;
    }
  }
}

const named = (error: unknown) => (error instanceof Error ? error.name : '');

const isQuota = (error: unknown) => named(error) === 'QuotaExceededError';

/** As in a private window, or where a person or a policy blocks storage. */
const isRefusal = (error: unknown) =>
  ['SecurityError', 'InvalidStateError', 'NotAllowedError', 'UnknownError'].includes(named(error));
