import { getResponse, type HttpHandler, HttpResponse } from 'msw';
import { type CallName, callNames } from '../../mocks/calls.ts';
import type { Center } from '../../mocks/center.ts';
import { parseFault, type Fault } from '../../mocks/faults.ts';
import { damaged, failBefore } from '../../mocks/handlers/damage.ts';
import { respond } from '../../mocks/handlers/respond.ts';
import { apiBase } from '../../src/base.ts';
import { api } from '../../src/calls/index.ts';
import { held } from './requests.ts';

/** A body, an HTTP status, a fault of docs/mock.md, or a whole response. */
type OneResponse = object | Exclude<Fault, 'slow'>;

export interface SentRequest {
  readonly call: CallName;
  /** Parsed; null without one. */
  readonly body: unknown;
  /** How many of this call were sent before. */
  readonly before: number;
}

/** By the name of a call: its response, or a function that makes the response to each request. A promise of it is held. */
export type Responses = Readonly<
  Partial<
    Record<CallName, OneResponse | ((request: SentRequest) => OneResponse | Promise<OneResponse>)>
  >
>;

/** The server of one test. */
export class Network {
  readonly sent: SentRequest[] = [];
  readonly #center: Center | null;
  readonly #unnamed: CallName[] = [];
  #responses: Responses = {};
  #isOpen = true;

  /** `center` responds to the calls that the test does not name. */
  constructor(center: Center | null, responses: Responses) {
    this.#center = center;
    this.set(responses);
  }

  get center(): Center {
    if (!this.#center) throw new Error('This test names its calls, and has no simulated center');
    return this.#center;
  }

  /** Sets the next responses of calls; a fault of the simulated center ends as its faults do. */
  set(responses: Responses): void {
    for (const [call, response] of Object.entries(responses)) {
      const isOfCenter = this.#center !== null && isFault(response);
      if (isOfCenter) this.#center.faults.set(call as CallName, response);
      this.#responses = { ...this.#responses, [call]: isOfCenter ? undefined : response };
    }
  }

  async respond(call: CallName, request: Request): Promise<Response> {
    const text = request.method === 'POST' ? await request.clone().text() : '';
    const body: unknown = text === '' ? null : JSON.parse(text);
    const sent = { call, body, before: this.sentTo(call).length };
    this.sent.push(sent);
    const named = this.#responses[call];
    if (named !== undefined) {
      const made: unknown = typeof named === 'function' ? named(sent) : named;
      return held(request, responseOf(call, made));
    }
    if (this.#center) return respond(this.#center, call, request, (wait) => held(request, wait));
    this.#unnamed.push(call);
    return HttpResponse.error();
  }

  sentTo(call: CallName): readonly SentRequest[] {
    return this.sent.filter((each) => each.call === call);
  }

  close(): void {
    this.#isOpen = false;
  }

  /** @throws Error in a test that goes on after its time, before it reaches into the next one. */
  expectOpen(): void {
    if (!this.#isOpen) throw new Error('This test is over');
  }

  /** @throws Error for requests that the test did not name. */
  expectNamed(): void {
    const [call] = this.#unnamed.splice(0);
    if (call === undefined) return;
    const { method, path } = api[call];
    throw new Error(`The test does not name the call '${call}' (${method} ${path}) that was sent`);
  }
}

const isFault = (response: unknown) => typeof response === 'number' || typeof response === 'string';

async function responseOf(call: CallName, made: unknown): Promise<Response> {
  const response = await made;
  if (response instanceof Response) return response.clone();
  if (!isFault(response)) return HttpResponse.json(response as object);
  const fault = parseFault(String(response));
  if (fault === null) throw new Error(`${String(response)} is no fault`);
  return (await failBefore(fault)) ?? damaged(call, fault, {});
}

/** A response that is held until the test sends it. */
export function heldResponse() {
  let send: (response: OneResponse) => void = () => undefined;
  const sent = new Promise<OneResponse>((resolve) => {
    send = resolve;
  });
  return { response: () => sent, send };
}

let current: Network | null = null;

/** Sets the server of the test that runs; null: it is over. */
export function connect(network: Network | null): void {
  current = network;
}

const calls = new Map(
  callNames.map((call) => [`${api[call].method} ${apiBase}${api[call].path}`, call]),
);
let others: readonly HttpHandler[] = [];

/** Sets what is served before the calls of the test, such as a file. */
export function serve(...handlers: readonly HttpHandler[]): void {
  others = handlers;
}

/** `fetch` over the server of the test. msw's own server would take a tenth of the time of a test. */
export async function fetchFromTest(input: RequestInfo | URL, init?: RequestInit) {
  const request = new Request(input, init);
  const { signal } = request;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const response = await Promise.race([respondTo(request), aborted]);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

async function respondTo(request: Request): Promise<Response> {
  const served = others.length > 0 && (await getResponse([...others], request));
  if (served) return served;
  const { method, url } = request;
  const call = calls.get(`${method} ${new URL(url).pathname}`);
  if (!call) throw new Error(`Nothing serves ${method} ${url}`);
  if (!current) throw new Error(`Nothing is mounted that could send ${call}`);
  return current.respond(call, request);
}
