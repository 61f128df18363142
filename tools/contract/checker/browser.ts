export interface Backend {
  /** Its address, which may have a path before '/api'. */
  readonly base: URL;
  /** As the header says it: 'a=b; c=d'; '' for none. */
  readonly cookie: string;
}

export interface Trip {
  readonly ms: number;
  /** null: not a byte of a response came. */
  readonly status: number | null;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Why the connection failed, by the name that Node gives it; null: it did not. */
  readonly broke: string | null;
}

/**
 * Plays the browser's part for the app's own client: turns its paths into addresses of the backend, sends the
 * cookie, and keeps what came. A redirect is not followed, so the cookie goes to no other origin.
 */
export function createBrowser({ base, cookie }: Backend, clock: () => number) {
  const network = globalThis.fetch;
  let last: Trip | null = null;

  async function fetch(path: unknown, init: RequestInit = {}): Promise<Response> {
    const url = addressOf(base, String(path));
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('Cookie', cookie);
    // A browser tells it with all but a plain read, and servers look for it against forged requests.
    if (init.method !== 'GET') headers.set('Origin', base.origin);
    const began = clock();
    const body = new Bytes();
    let response: Response | null = null;
    const keep = (broke: string | null) => {
      last = {
        ms: clock() - began,
        status: response?.status ?? null,
        headers: response?.headers ?? new Headers(),
        body: body.all(),
        broke,
      };
    };
    try {
      response = await network(url, { ...init, redirect: 'manual', headers });
      await body.fill(response);
      keep(null);
    } catch (error) {
      keep(causeOf(error));
      throw error;
    }
    return again(response, body.all());
  }

  return {
    /** Runs with this browser in the place of Node's own `fetch`; gives the trip that was made. */
    async during(run: () => Promise<unknown>): Promise<Trip | null> {
      last = null;
      globalThis.fetch = fetch;
      try {
        await run();
      } finally {
        globalThis.fetch = network;
      }
      return last;
    },
  };
}

/** The address of a path of the contract: '/api/regions' under 'https://host/team' is 'https://host/team/api/regions'. */
export function addressOf(base: URL, path: string): URL {
  return new URL(base.pathname.replace(/\/+$/, '') + path, base.origin);
}

/** The bytes of a response as they come, so that those before a break are known. */
class Bytes {
  readonly #parts: Uint8Array[] = [];

  async fill({ body }: Response): Promise<void> {
    if (!body) return;
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      this.#parts.push(part.value);
  }

  all(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat(this.#parts));
  }
}

function again({ status, statusText, headers }: Response, body: Uint8Array<ArrayBuffer>): Response {
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : body, { status, statusText, headers });
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown; name?: unknown } };
  for (const name of [cause?.code, cause?.name, (error as Error).name])
    if (typeof name === 'string' && name !== '') return name;
  return 'unknown';
}
