// What runs in the page: each function travels as its text, so it uses nothing from outside itself.

/** What stands on the page. */
export function look() {
  const html = document.documentElement;
  const cards = [...document.querySelectorAll('[data-card]')];
  const stateOf = (/** @type {Element} */ card) => card.getAttribute('data-state');
  const failed = cards.filter((card) => stateOf(card) === 'error');
  const focused = document.activeElement;
  return {
    app: html.dataset['app'] ?? '',
    theme: html.dataset['theme'] ?? '',
    heading: document.querySelector('h1')?.textContent ?? '',
    cards: cards.length,
    loading: cards.filter((card) => stateOf(card) === 'loading').length,
    failed: failed.map((card) => card.getAttribute('data-card')),
    focus: focused === document.body ? '' : (focused?.textContent ?? ''),
    url: location.pathname + location.search,
    /** How much wider the page is than its window, in px. */
    overflow: html.scrollWidth - html.clientWidth,
    width: innerWidth,
    background: getComputedStyle(html).backgroundColor,
    text: document.body.innerText,
  };
}

/**
 * Where the first visible element with this role is whose name begins so, once it is scrolled to; null without one.
 * @param {string} role
 * @param {string} name
 */
export function find(role, name) {
  /** @type {Record<string, string>} */
  const selectors = {
    button: 'button',
    combobox: '[role=combobox]',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    option: '[role=option]',
    radio: 'main input[type=radio]',
    status: '[role=status]',
    textbox: 'input:not([type]), input[type=text], textarea',
  };
  const nameOf = (/** @type {Element} */ element) => {
    const labels = 'labels' in element ? /** @type {HTMLInputElement} */ (element).labels : null;
    const by = element.getAttribute('aria-labelledby');
    const byOther = by === null ? null : document.getElementById(by)?.textContent;
    const named = element.getAttribute('aria-label') ?? byOther ?? labels?.[0]?.textContent;
    return (named ?? element.textContent).trim();
  };
  // Behind a modal dialog nothing can be reached.
  const modals = [...document.querySelectorAll('dialog:modal')];
  const reachable = modals.at(-1) ?? document;
  const element = [...reachable.querySelectorAll(selectors[role] ?? role), ...modals].find(
    (each) =>
      each.matches(selectors[role] ?? role) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      nameOf(each).startsWith(name),
  );
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, text: element.textContent };
}

/** What site.mjs has collected. */
export function problemsOf() {
  return /** @type {string[]} */ (Reflect.get(globalThis, 'problems') ?? ['no listener']);
}
