import type { CachedResponse } from '../client.ts';
import { receivedOf, sharedOf, type Received, type Shared } from './shared.ts';

export type Message =
  | { readonly kind: 'who' }
  | { readonly kind: 'here' | 'gone'; readonly tab: string }
  | { readonly kind: 'response'; readonly shared: Shared };

export interface Turn {
  /** What another tab got; else this tab requests, and says at the end what it got. */
  readonly received: Received | null;
  readonly end: (got: CachedResponse<unknown> | null) => void;
}

/** A tab whose turn does not come within this requests all the same: the other may hang; in ms. */
const patienceMs = 10_000;
/** So long a message is on its way at most, unless the tab stood still; in ms. */
const latestMs = 2_000;
/** A turn ends a moment after its response is posted, so that the next tab has it by then; in ms. */
const lingerMs = 250;

export interface TabShareOptions {
  readonly channel: {
    readonly postMessage: (message: Message) => void;
    readonly addEventListener: (
      type: 'message',
      receive: (event: MessageEvent<Message>) => void,
    ) => void;
  };
  readonly locks: Pick<LockManager, 'request'>;
  readonly build: string;
  readonly tab: string;
  readonly onResponse: (path: string) => Promise<unknown>;
}

/** Has tabs poll in turns: a call is locked while one requests it, and the response is posted to all. */
export class TabShare {
  readonly #options: TabShareOptions;
  readonly #others = new Set<string>();
  readonly #waiting = new Map<string, (shared: Shared) => void>();
  readonly #arrived = new Map<string, Shared>();

  constructor(options: TabShareOptions) {
    this.#options = options;
    options.channel.addEventListener('message', ({ data }) => void this.#receive(data));
    this.show();
  }

  get hasOthers(): boolean {
    return this.#others.size > 0;
  }

  show(): void {
    this.#post({ kind: 'here', tab: this.#options.tab });
  }

  leave(): void {
    this.#post({ kind: 'gone', tab: this.#options.tab });
  }

  async turn(path: string, signal: AbortSignal, isDirect: boolean): Promise<Turn> {
    const arrived = this.#arrived.get(path);
    this.#arrived.delete(path);
    const end = (got: CachedResponse<unknown> | null) => {
      const shared = got && this.hasOthers ? sharedOf(path, got) : null;
      if (shared) this.#post({ kind: 'response', shared });
    };
    if (isDirect) return { received: null, end };
    if (arrived) return { received: receivedOf(arrived), end };
    if (!this.hasOthers) return { received: null, end };
    const got = await this.#wait(path, signal);
    if (typeof got !== 'function') return { received: receivedOf(got), end };
    return {
      received: null,
      end: (response) => {
        end(response);
        if (response && !document.hidden) setTimeout(got, lingerMs);
        else got();
      },
    };
  }

  async #wait(path: string, signal: AbortSignal): Promise<Shared | (() => void)> {
    const { locks, build } = this.#options;
    const patience = new AbortController();
    const giveUp = () => patience.abort();
    const timer = setTimeout(giveUp, patienceMs);
    signal.addEventListener('abort', giveUp);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const locked = new Promise<() => void>((resolve) => {
      const hold = () => {
        resolve(release);
        return held;
      };
      locks
        .request(`poll ${build} ${path}`, { signal: patience.signal }, hold)
        .catch(() => resolve(release));
    });
    const response = new Promise<Shared>((resolve) => this.#waiting.set(path, resolve));
    try {
      const first = await Promise.race([response, locked]);
      if (typeof first !== 'function') {
        release();
        giveUp();
      }
      return first;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      this.#waiting.delete(path);
    }
  }

  #receive(message: Message): unknown {
    switch (message.kind) {
      case 'who':
        return this.show();
      case 'gone':
        return void this.#others.delete(message.tab);
      case 'here':
        if (this.#others.has(message.tab)) return undefined;
        this.#others.add(message.tab);
        return this.show();
      case 'response':
        return this.#take(message.shared);
    }
  }

  async #take(shared: Shared): Promise<void> {
    const { path, postedAtWall } = shared;
    if (Date.now() - postedAtWall > latestMs) return;
    const take = this.#waiting.get(path);
    if (take) return take(shared);
    this.#arrived.set(path, shared);
    await this.#options.onResponse(path).catch(() => undefined);
    this.#arrived.delete(path);
  }

  #post(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel takes none.
    this.#options.channel.postMessage(message);
  }
}
