// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCenter } from './node.ts';
import { panelForm } from './panel-form.ts';
import { showPanel } from './panel.ts';
import { parseScenario } from './scenario.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('shows that the data is simulated, and the simulated time', () => {
  const center = createCenter();
  const root = showPanel(center).shadowRoot;
  const button = root?.querySelector('button.pill');
  expect(root?.querySelector('section')?.getAttribute('aria-label')).toBe('Simulated call center');
  expect(button?.textContent).toBe('Simulated call center 2:41:00 PM');
  center.clock.advance(60_000);
  vi.advanceTimersByTime(1_000);
  expect(button?.textContent).toBe('Simulated call center 2:42:00 PM');
});

test('opens and closes by its button and by Escape', () => {
  const root = showPanel(createCenter()).shadowRoot;
  const button = root?.querySelector<HTMLButtonElement>('button.pill');
  const form = root?.querySelector('form');
  expect(form?.hidden).toBe(true);
  button?.click();
  expect(form?.hidden).toBe(false);
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  form?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(form?.hidden).toBe(true);
});

test('every field has a label, shows the scenario and returns it', () => {
  const text = 'sunday,10k,x60,hostile,flaky,regions:hang';
  const chosen: string[] = [];
  const form = panelForm(parseScenario(`${text},nonsense`), (words) => void chosen.push(words));
  for (const field of form.querySelectorAll('select, input'))
    expect(
      (field.closest('label') ?? form.querySelector(`[for=${field.id}]`))?.textContent,
    ).toBeTruthy();
  expect(form.textContent).toContain('Unknown words: nonsense');
  form.dispatchEvent(new Event('submit'));
  expect(chosen).toEqual([text]);
});
