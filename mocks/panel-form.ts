import { type CallName, callNames } from './calls.ts';
import { type Faults, faultWords } from './faults.ts';
import { type Scenario, scenarioText } from './scenario.ts';

const dayWords = [
  ['day', 'Ordinary day'],
  ['sunday', 'Sunday, closed'],
  ['first-day', 'First day, empty'],
  ['shift', 'Shift in three minutes'],
] as const;
const sizes = ['', '5k', '10k', '100k'].map((size) => [size, size || 'Ordinary'] as const);
const speeds = ['', 'x1', 'x10', 'x60', 'x240'].map(
  (speed) => [speed, speed === '' ? 'Default' : speed.replace('x', '× ')] as const,
);
const statuses = ['401', '404', '409', '429', '500', '503'];

/** The form of the panel; `onChosen` gets the text for `?mock=`. */
export function panelForm(
  scenario: Scenario,
  live: Faults,
  onChosen: (text: string) => void,
): HTMLFormElement {
  const words = scenario.text.split(',');
  const fault = words.find((word) => word.includes(':'))?.split(':');
  const calls = [
    ['', 'None'],
    ['all', 'All calls'],
    ...callNames.map((call) => [call, call] as const),
  ] as const;
  const faults = [...statuses, ...faultWords].map((word) => [word, word] as const);

  const day = choice('Scenario', dayWords, scenario.day);
  const size = choice('Appointments', sizes, words.find((word) => /^\d+k$/.test(word)) ?? '');
  const speed = choice('Speed', speeds, words.find((word) => /^x\d+$/.test(word)) ?? '');
  const call = choice('Failing call', calls, fault?.[0] ?? '');
  const how = choice('Fault', faults, fault?.[1] ?? '503');
  const hostile = tick('Hostile texts', scenario.isHostile);
  const slow = tick('Slow responses', scenario.isSlow);
  const flaky = tick('30% of calls fail', scenario.isFlaky);

  const remembered = tick('A record of the last day', scenario.isRemembered);

  const form = el('form');
  form.append(
    ...[day, size, speed, call, how].map(({ field }) => field),
    ...liveButtons(
      live,
      () => (call.select.value || 'all') as CallName | 'all',
      () => how.select.value,
    ),
    ...[hostile, slow, flaky, remembered].map(({ field }) => field),
    ...notes(scenario),
    el('button', { type: 'submit', class: 'go' }, 'Restart'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onChosen(
      scenarioText([
        day.select.value,
        size.select.value,
        speed.select.value,
        hostile.box.checked ? 'hostile' : '',
        slow.box.checked ? 'slow' : '',
        flaky.box.checked ? 'flaky' : '',
        remembered.box.checked ? 'remembered' : '',
        call.select.value === '' ? '' : `${call.select.value}:${how.select.value}`,
      ]),
    );
  });
  return form;
}

/** Buttons that set and end faults while the center runs, and the list of current faults. */
function liveButtons(
  live: Faults,
  call: () => CallName | 'all',
  fault: () => string,
): HTMLElement[] {
  const fail = el('button', { type: 'button' }, 'Fail now');
  const heal = el('button', { type: 'button' }, 'Heal');
  const status = el('p', { role: 'status' });
  const show = () => {
    const failing = Object.entries(live.all()).map(([name, what]) => `${name}:${what}`);
    status.textContent =
      failing.length === 0
        ? 'No call fails.'
        : `Failing: ${failing.length === callNames.length ? 'all calls' : failing.join(', ')}`;
  };
  fail.addEventListener('click', () => {
    live.set(call(), fault());
    show();
  });
  heal.addEventListener('click', () => {
    live.set(call(), null);
    show();
  });
  show();
  return [fail, heal, status];
}

function notes({ unknown }: Scenario): HTMLElement[] {
  const all = ['Restarting discards all changes.'];
  if (unknown.length > 0) all.unshift(`Unknown words: ${unknown.join(', ')}`);
  return all.map((text) => el('p', {}, text));
}

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

function choice(
  label: string,
  options: readonly (readonly [value: string, words: string])[],
  chosen: string,
) {
  const select = el('select');
  for (const [value, words] of options) {
    select.append(el('option', { value }, words));
  }
  select.value = chosen;
  const id = label.toLowerCase().replaceAll(' ', '-');
  select.id = id;
  return { select, field: el('div', {}, el('label', { for: id }, label), select) };
}

function tick(label: string, isTicked: boolean) {
  const box = el('input', { type: 'checkbox' });
  box.checked = isTicked;
  return { box, field: el('label', { class: 'tick' }, box, el('span', {}, label)) };
}
