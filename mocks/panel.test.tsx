import { beforeEach, expect, test, vi } from 'vitest';
import { createFaults } from './faults.ts';
import { createCenter } from './node.ts';
import { panelForm } from './panel-form.ts';
import { showPanel } from './panel.ts';
import { parseScenario } from './scenario.ts';

beforeEach(() => void vi.useFakeTimers());

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
  const none = createFaults(new Map());
  const scenario = parseScenario(`${text},nonsense`);
  const form = panelForm(scenario, none, (words) => void chosen.push(words));
  for (const field of form.querySelectorAll('select, input'))
    expect(
      (field.closest('label') ?? form.querySelector(`[for=${field.id}]`))?.textContent,
    ).toBeTruthy();
  expect(form.textContent).toContain('Unknown words: nonsense');
  form.dispatchEvent(new Event('submit'));
  expect(chosen).toEqual([text]);
});

test('breaks calls and heals them while the center runs', () => {
  const { scenario, faults } = createCenter({ scenario: 'all:401' });
  const form = panelForm(scenario, faults, () => undefined);
  const choose = (id: string, value: string) => {
    const select = form.querySelector<HTMLSelectElement>(`#${id}`);
    if (select) select.value = value;
  };
  const press = (name: string) =>
    [...form.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  const status = () => form.querySelector('[role=status]')?.textContent;
  expect(status()).toBe('Failing: all calls');
  press('Heal');
  expect([faults.all(), status()]).toEqual([{}, 'No call fails.']);
  choose('failing-call', 'reviewAlert');
  choose('fault', '503');
  press('Fail now');
  expect([faults.all(), status()]).toEqual([{ reviewAlert: 503 }, 'Failing: reviewAlert:503']);
  press('Heal');
  choose('failing-call', '');
  press('Fail now');
  expect(status()).toBe('Failing: all calls');
});
