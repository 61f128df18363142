import { percentOf, showNumber, showPercent } from '../domain/number/format.ts';

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
