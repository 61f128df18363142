import { vi } from 'vitest';

// The requests that are on their way, so that a test can wait for them by name and not for a time.

interface Pending {
  readonly name: string;
  /** Waits on purpose: for a test that holds its response, or for the stopped clock. */
  isHeld: boolean;
}

const idHeader = 'x-test-request';
const pending = new Map<string, Pending>();
let lastId = 0;
let steps = 0;
let listeners: (() => void)[] = [];

/** How often a request was sent, held, or responded to. */
export const requestSteps = () => steps;

function stepped(): void {
  steps += 1;
  for (const listener of listeners.splice(0)) listener();
}

export const nextStep = () =>
  new Promise<void>((resolve) => {
    listeners.push(resolve);
  });

/** The requests to wait for, as 'GET /api/regions'. */
export const onTheirWay = () =>
  [...pending.values()].filter(({ isHeld }) => !isHeld).map(({ name }) => name);

/** Runs the wait of a request's handler, which `onTheirWay` leaves out meanwhile. */
export async function held<T>({ headers }: Request, wait: Promise<T>): Promise<T> {
  const request = pending.get(headers.get(idHeader) ?? '');
  const mark = (isHeld: boolean) => {
    if (request) request.isHeld = isHeld;
    stepped();
  };
  mark(true);
  try {
    return await wait;
  } finally {
    mark(false);
  }
}

function start(id: string, name: string): () => void {
  pending.set(id, { name, isHeld: false });
  stepped();
  return () => {
    pending.delete(id);
    stepped();
  };
}

/** Sends every request by that function and follows it until its body is read, until globals are unstubbed. */
export function followRequests(send: typeof fetch): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const id = String((lastId += 1));
    const name = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}`;
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), [idHeader]: id };
    const end = start(id, name);
    try {
      const response = await send(input, { ...init, headers });
      for (const part of ['arrayBuffer', 'json', 'text'] as const) {
        const read = response[part].bind(response);
        response[part] = () => read().finally(start(`${id} ${part}`, name));
      }
      return response;
    } finally {
      end();
    }
  });
}

/** Forgets the requests of a test, which is over. */
export function forgetRequests(): void {
  pending.clear();
  listeners = [];
}
