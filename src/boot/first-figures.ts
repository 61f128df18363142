import { percentOf, showNumber, showPercent } from '../domain/number/format.ts';
import { figureClass } from '../ui/stat-cell.tsx';

export const figuresPath = '/api/dashboard';

export async function showFirstFigures(shell: Element, sent: Promise<Response>): Promise<void> {
  const figures = firstFigures(await bodyOf(sent));
  for (const card of shell.querySelectorAll('section')) {
    const text = figures.get(card.querySelector('h2')?.textContent ?? '');
    if (text === undefined) continue;
    const figure = document.createElement('p');
    figure.className = figureClass.large;
    figure.textContent = text;
    card.querySelector('.skeleton')?.replaceWith(figure);
    card.querySelector('[role="status"]')?.remove();
  }
}

async function bodyOf(sent: Promise<Response>): Promise<unknown> {
  try {
    const response = await sent;
    // A copy, since the app reads the response.
    return response.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}

/** What the stat cards of `/` show, by their titles (spec 2, rulings C4); without what is not as the contract has it. */
export function firstFigures(body: unknown): ReadonlyMap<string, string> {
  const { totalValidAppointments: valid, activeRegions, aiConfidence } = metricsOf(body);
  const confidence = isCount(valid) && isCount(aiConfidence) && percentOf(valid, aiConfidence);
  const figures = new Map<string, string>();
  if (isCount(valid)) figures.set('Total Valid Appointments', showNumber(valid));
  if (isCount(activeRegions)) figures.set('Active Regions', showNumber(activeRegions));
  if (confidence !== false) figures.set('AI Confidence', showPercent(confidence));
  return figures;
}

function metricsOf(body: unknown): Readonly<Record<string, unknown>> {
  const { metrics } = Object(body) as { readonly metrics?: unknown };
  return Object(metrics) as Record<string, unknown>;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
