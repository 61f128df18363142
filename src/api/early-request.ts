import { apiBase } from '../base.ts';

/** The first response of a call, requested by src/boot/boot.ts before the code of the app was there. */
interface EarlyRequest {
  readonly path: string;
  /** By `Date.now`. */
  readonly sentAt: number;
  readonly exchange: Promise<Exchange>;
}

/** A response and, by `Date.now`, when its request was sent and its headers came. */
export interface Exchange {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

/** What every request of the API has. */
export const requestOptions = {
  credentials: 'include',
  redirect: 'manual',
  // A response from the browser's own cache would look new.
  cache: 'no-store',
} as const satisfies RequestInit;

export async function exchangeHeaders(url: string, init: RequestInit): Promise<Exchange> {
  const sentAt = Date.now();
  const response = await fetch(url, init);
  return { response, sentAt, receivedAt: Date.now() };
}

/** Requests a call before the code of the app has come. Its first request takes the response, or the failure. */
export function requestEarly(path: string): void {
  const exchange = exchangeHeaders(apiBase + path, requestOptions);
  exchange.catch(() => undefined);
  globalThis.earlyRequest = { path, sentAt: Date.now(), exchange };
}

/** A machine may sleep before the code has come. Its figures would then be called new. In ms. */
const usableMs = 30_000;

/** The early response, for the first request of its call only. */
export function takeEarlyResponse(method: string, path: string): Promise<Exchange> | undefined {
  const early = globalThis.earlyRequest;
  if (method !== 'GET' || early?.path !== path) return undefined;
  globalThis.earlyRequest = undefined;
  return Date.now() - early.sentAt < usableMs ? early.exchange : undefined;
}
