import type { ApiRequest, ApiResponse, BodyReader, RemoteSource } from '../client.ts';
import { unlessAborted } from '../unless-aborted.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { applyRuns, type Listed } from './runs.ts';
import type { TextResponse } from '../exchange.ts';
// oxlint-disable-next-line import/default -- Vite makes a URL of it
import workerUrl from './worker.ts?worker&url';

export type Port = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

type Message = ToWorker extends infer T ? (T extends ToWorker ? Omit<T, 'id'> : never) : never;
type Receive = (received: FromWorker) => void;

interface Policy {
  readonly createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** Under the content security policy only this policy makes a URL that a worker may be started with. */
export function workerOpener(): () => Worker {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => workerUrl });
  return () => new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });
}

/** The page's end of a worker. When it is lost, every request resolves to null, and the page reads itself. */
export class WorkerLink {
  #port: Port | null;
  #lastId = 0;
  readonly #listening = new Map<number, Receive>();
  /** The data of the page that the worker holds too, by path. */
  readonly #held = new Map<string, { readonly version: number; readonly data: Listed }>();

  constructor(port: Port) {
    this.#port = port;
    port.addEventListener('message', (event) => {
      const received = (event as MessageEvent<FromWorker>).data;
      this.#listening.get(received.id)?.(received);
    });
    for (const failure of ['error', 'messageerror'])
      port.addEventListener(failure, () => this.close());
  }

  get isOpen(): boolean {
    return this.#port !== null;
  }

  holds(path: string): boolean {
    return this.#held.has(path);
  }

  close(): void {
    this.#port?.terminate();
    this.#port = null;
    for (const [id, receive] of this.#listening) receive({ id, kind: 'lost' });
    this.#listening.clear();
  }

  /** Hands over the body of a list; the bytes are gone from the page. */
  keep(path: string, bytes: ArrayBuffer, data: Listed): void {
    const version = this.#post({ kind: 'keep', path, bytes }, [bytes]);
    this.#held.set(path, { version, data });
  }

  readonly read: BodyReader = async (request, signal) => {
    const read = this.#read(request);
    try {
      return await unlessAborted(read.result, signal);
    } catch (error) {
      this.#post({ kind: 'stop' }, [], read.id);
      throw error;
    }
  };

  #read({ path, previous, shared, isShared = false, onHeaders }: ApiRequest<unknown>) {
    const held = this.#held.get(path);
    const before = held && held.data === previous?.data ? held : null;
    const base = before?.version ?? null;
    const body = typeof shared === 'string' ? new Blob([shared]) : shared;
    const fresh: object[] = [];
    const id = this.#post({ kind: 'request', path, base, isShared, body });
    const receive = (
      received: FromWorker,
    ): TextResponse | ApiResponse<unknown> | null | undefined => {
      switch (received.kind) {
        case 'headers':
          onHeaders?.(
            new Headers(received.headers.map(([name, value]): [string, string] => [name, value])),
          );
          return undefined;
        case 'slice':
          for (const row of JSON.parse(received.rows) as object[]) fresh.push(row);
          return undefined;
        case 'same':
          return before && this.#response(path, before.version, before.data, received.body);
        case 'changed': {
          const rows = applyRuns(before?.data.rows ?? [], received.runs, fresh);
          const data = { ...(JSON.parse(received.rest) as object), rows };
          return this.#response(path, id, data, received.body);
        }
        case 'response':
          return received.response;
        case 'network':
          throw new Error('The request failed');
        default:
          return null;
      }
    };
    return { id, result: this.#reply(id, receive) };
  }

  #response(path: string, version: number, data: Listed, blob: Blob | undefined) {
    this.#held.set(path, { version, data });
    return { data, source: this.#sourceOf(path, version), blob };
  }

  #sourceOf(path: string, version: number): RemoteSource {
    const text = async () => {
      const id = this.#post({ kind: 'source', path, version });
      const read = await this.#reply(id, (received) =>
        received.kind === 'source' ? received.text : null,
      );
      if (read === null) throw new Error('The worker does not hold this response any more');
      return read;
    };
    return { version, text };
  }

  #reply<A>(id: number, receive: (received: FromWorker) => A | undefined): Promise<A | null> {
    if (!this.#port) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.#listening.set(id, (received) => {
        try {
          const reply = receive(received);
          if (reply === undefined) return;
          this.#listening.delete(id);
          resolve(reply);
        } catch (error) {
          this.#listening.delete(id);
          reject(error);
        }
      });
    });
  }

  #post(message: Message, transfer: Transferable[] = [], id = (this.#lastId += 1)): number {
    this.#port?.postMessage({ ...message, id }, transfer);
    return id;
  }
}
