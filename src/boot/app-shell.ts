import { screenAt } from '../paths.ts';
import { storedTheme } from './theme.ts';
import { percentOf, showNumber, showPercent } from '../domain/number/format.ts';
import { figureClass } from '../ui/stat-cell.tsx';

/** Where the side menu stands beside the page (src/shell/frame.tsx). */
const wide = '(min-width: 1024px)';

/** Shows a screen as it is before any response, from the templates of tools/vite/app-shell, until React does, and drops them; none of the wall. */
export function showAppShell(): void {
  const screen = screenAt(location);
  const observer = new MutationObserver(() => {
    const root = document.querySelector('#root');
    if (!root) return;
    observer.disconnect();
    const templates = [...document.querySelectorAll('template')];
    if (screen !== 'wall') draw(screen, templates, root);
    for (const template of templates) template.remove();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function draw(screen: string, templates: readonly HTMLTemplateElement[], root: Element): void {
  const frame = templates.find(({ id }) => id === 'first-frame')?.content;
  const own = templates.find(({ dataset }) => dataset['first'] === screen);
  if (!frame) return;
  if (own) frame.querySelector('#main > div')?.append(own.content);
  frame.querySelector(matchMedia(wide).matches ? '[aria-label="Open menu"]' : 'aside')?.remove();
  for (const link of frame.querySelectorAll('nav a'))
    if (link.getAttribute('href') === own?.dataset['link']) link.ariaCurrent = 'page';
  for (const input of frame.querySelectorAll<HTMLInputElement>('aside input'))
    input.checked = input.value === (storedTheme() ?? 'system');
  for (const element of frame.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  root.prepend(frame);
  const figures = globalThis.earlyRequests?.get(figuresPath)?.();
  if (figures && screen === 'dashboard') void showFirstFigures(root, figures.response);
}

const figuresPath = '/api/dashboard';

async function showFirstFigures(shell: Element, sent: Promise<Response>): Promise<void> {
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
