import { easternTimeSeconds } from '../src/domain/time/eastern.ts';
import type { Center } from './center.ts';
import { el } from './panel-elements.ts';
import { panelForm } from './panel-form.ts';
import { panelCss } from './panel-style.ts';

const name = 'Simulated call center';

/** A button with the simulated time that opens the scenario form; the app avoids it by `--mock-panel-height`. */
export function showPanel(center: Center): HTMLElement {
  const host = document.createElement('mock-panel');
  const root = host.attachShadow({ mode: 'open' });
  // The content security policy allows no inline style.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelCss);
  root.adoptedStyleSheets = [sheet];

  const time = el('span', { class: 'time' });
  const button = el('button', {
    type: 'button',
    class: 'pill',
    'aria-expanded': 'false',
    'aria-controls': 'choices',
  });
  button.append(`${name} `, time);
  const form = panelForm(center.scenario, center.faults, (text) => {
    const url = new URL(location.href);
    if (text === '') url.searchParams.delete('mock');
    else url.searchParams.set('mock', text);
    location.assign(url);
  });
  form.id = 'choices';
  form.hidden = true;

  const region = el('section', { 'aria-label': name });
  region.append(form, button);
  root.append(region);

  const open = (isOpen: boolean) => {
    form.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => open(form.hidden !== false));
  region.addEventListener('keydown', (event) => {
    // Keys typed here are no shortcuts of the app.
    event.stopPropagation();
    if (event.key !== 'Escape' || form.hidden) return;
    open(false);
    button.focus();
  });

  const tick = () => {
    time.textContent = easternTimeSeconds(center.clock.now());
  };
  tick();
  setInterval(tick, 1_000);
  document.body.append(host);
  document.documentElement.style.setProperty('--mock-panel-height', '2.25rem');
  return host;
}
