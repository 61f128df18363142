import type { ErrorReport } from './report.ts';

/** Of one kind on one screen, within an hour. */
interface Entry {
  readonly report: ErrorReport;
  readonly firstAt: number;
  lastAt: number;
  count: number;
  /** Of `count`, how many a batch told. */
  told: number;
}

/** What a report in a batch says besides. */
interface Told extends ErrorReport {
  /** Since the last batch that told of it. */
  readonly count: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

/** The body of one request (docs/errors.md). */
export interface Batch {
  readonly version: 1;
  readonly build: string;
  readonly engine: string;
  readonly sentAt: string;
  /** Errors that are not among these: there were too many different ones within the hour. */
  readonly dropped: number;
  readonly errors: readonly Told[];
}

interface Page {
  readonly build: string;
  readonly engine: string;
}

const hourMs = 3_600_000;
/** Different errors within an hour; with these a body stays far under the 64 kB of `sendBeacon`. */
const mostEntries = 30;
const mostTries = 5;

const iso = (ms: number) => new Date(ms).toISOString();

/** Collects reports for one page: each different one is told once, its repetitions as a count within the hour. */
export class Batches {
  readonly #page: Page;
  /** Returns whether it was accepted. */
  readonly #send: (batch: Batch) => boolean;
  readonly #entries = new Map<string, Entry>();
  #since = 0;
  #dropped = 0;
  #tries = 0;

  constructor(page: Page, send: (batch: Batch) => boolean) {
    this.#page = page;
    this.#send = send;
  }

  /** Returns whether there is something new to tell. `now` in ms. */
  add(report: ErrorReport, now: number): boolean {
    if (now - this.#since >= hourMs || now < this.#since) this.#beginHour(now);
    const key = JSON.stringify(report);
    const entry = this.#entries.get(key);
    if (entry) {
      entry.count += 1;
      entry.lastAt = now;
      return entry.told === 0;
    }
    if (this.#entries.size >= mostEntries) {
      this.#dropped += 1;
      return false;
    }
    this.#entries.set(key, { report, firstAt: now, lastAt: now, count: 1, told: 0 });
    return true;
  }

  /**
   * Sends what is new, with `all` the repetitions too. Returns whether nothing new is left to try again: after five
   * refusals it is dropped.
   */
  flush(now: number, all = false): boolean {
    const due = [...this.#entries.values()].filter(({ count, told }) =>
      all ? count > told : told === 0,
    );
    if (due.length === 0) return true;
    const { build, engine } = this.#page;
    const errors = due.map(({ report, count, told, firstAt, lastAt }) => {
      return { ...report, count: count - told, firstAt: iso(firstAt), lastAt: iso(lastAt) };
    });
    const batch = { build, engine, sentAt: iso(now), dropped: this.#dropped, errors };
    const isSent = this.#send({ version: 1, ...batch });
    this.#tries = isSent ? 0 : this.#tries + 1;
    if (!isSent && this.#tries < mostTries) return false;
    this.#tries = 0;
    if (isSent) this.#dropped = 0;
    for (const entry of due) entry.told = entry.count;
    return true;
  }

  #beginHour(now: number): void {
    this.flush(now, true);
    this.#entries.clear();
    this.#since = now;
  }
}
