import { easternTimeSeconds } from '../src/domain/time/eastern.ts';
import type { Center } from './center.ts';
import { el, panelForm } from './panel-form.ts';

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
    // Otherwise keys typed here would be shortcuts of the app.
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

/** Dark in both themes, so that the panel does not look like a part of the product. */
const panelCss = `
:host { all: initial; }
section {
  position: fixed; inset: auto auto .375rem .375rem; z-index: 2147483000;
  display: flex; flex-direction: column; align-items: flex-start; gap: .375rem;
  max-width: calc(100vw - .75rem); font: 12px/16px system-ui, sans-serif; color: #f4f5f7;
}
[hidden] { display: none !important; }
button, select, input { font: inherit; color: inherit; }
select { width: 100%; }
button, select {
  min-height: 1.5rem; border: 1px solid #848c99; border-radius: 6px; background: #1b2026;
  padding: 0 .5rem; cursor: pointer;
}
.pill { border-radius: 999px; border-color: #5d6675; }
.time { font-variant-numeric: tabular-nums; color: #edb44e; }
.go { grid-column: 1 / -1; min-height: 2rem; background: #eef1f4; color: #0d1013; }
form {
  display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; width: 22rem; max-width: 100%;
  box-sizing: border-box; max-height: calc(100vh - 3rem); overflow: auto;
  padding: .75rem; border: 1px solid #5d6675; border-radius: 10px; background: #12161d;
}
form > div { display: grid; gap: .125rem; min-width: 0; }
form > :first-child { grid-column: 1 / -1; }
label { color: #cbd0d8; }
label.tick { grid-column: 1 / -1; display: flex; align-items: center; gap: .5rem; }
p { grid-column: 1 / -1; margin: 0; color: #cbd0d8; }
:focus-visible { outline: 2px solid #7aa5ff; outline-offset: 2px; }
@media print { section { display: none; } }
`;
