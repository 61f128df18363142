// Functions that run in the page. Each is sent as its text, so it uses nothing from outside itself.

/** The visible state of the page. */
export function pageState() {
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
 * The center, after scrolling, of the first visible element with this role whose name begins so; null without one.
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
    searchbox: 'input[type=search]',
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
  // Elements behind a modal dialog can't be reached.
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

/** The problems that site.mjs collected. */
export function problemsOf() {
  return /** @type {string[]} */ (Reflect.get(globalThis, 'problems') ?? ['no listener']);
}
