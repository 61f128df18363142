import { dashboardPath as path } from '../api/early-path.ts';
import { apiBase } from '../base.ts';
import { percentOf, showNumber, showPercent } from '../domain/number/format.ts';
import type { EarlyRequest } from '../query/request.ts';

/** An unused response is aborted after this time, in ms: it is old and occupies a connection. */
const unusedMs = 15_000;

/** Requests the figures of `/`, for the app's first request (src/query/request.ts). */
export function sendEarlyRequest(): EarlyRequest {
  const controller = new AbortController();
  const response = fetch(apiBase + path, {
    method: 'GET',
    credentials: 'include',
    redirect: 'manual',
    cache: 'no-store',
    signal: controller.signal,
  });
  // Before the app uses it, a failure must not count as an unhandled rejection.
  response.catch(() => undefined);
  setTimeout(dropEarlyRequest, unusedMs);
  return (globalThis.earlyRequest = {
    path,
    response,
    abort: () => controller.abort(),
    sentAt: performance.now(),
    sentAtWall: Date.now(),
  });
}

export function dropEarlyRequest(): void {
  globalThis.earlyRequest?.abort();
  globalThis.earlyRequest = undefined;
}

/** Writes the figures of `/` into the cells of index.html, unless React has replaced the cells. */
export async function showFirstFigures(sent: Promise<Response>): Promise<void> {
  const figures = firstFigures(await bodyOf(sent));
  for (const cell of document.querySelectorAll<HTMLElement>('#first [data-figure]')) {
    const text = figures.get(cell.dataset['figure'] ?? '');
    if (text !== undefined) cell.textContent = text;
  }
}

async function bodyOf(sent: Promise<Response>): Promise<unknown> {
  try {
    const response = await sent;
    return response.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}

/** The cells' texts by `data-figure` (spec 2, rulings C4), without values that violate the contract. */
export function firstFigures(body: unknown): ReadonlyMap<string, string> {
  const { totalValidAppointments: valid, activeRegions, aiConfidence } = metricsOf(body);
  const figures = new Map<string, string>();
  if (isCount(valid)) figures.set('totalValidAppointments', showNumber(valid));
  if (isCount(activeRegions)) figures.set('activeRegions', showNumber(activeRegions));
  if (isCount(valid) && isCount(aiConfidence))
    figures.set('aiConfidence', showPercent(percentOf(valid, aiConfidence)));
  return figures;
}

function metricsOf(body: unknown): Readonly<Record<string, unknown>> {
  const { metrics } = Object(body) as { readonly metrics?: unknown };
  return Object(metrics) as Record<string, unknown>;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
