/**
 * Removes from an element what another drawing of the same has otherwise: attributes, and the children from the first
 * that is another element on. A text that differs keeps its line, and what stands elsewhere is hidden.
 */
export function keepCommon(one: Element, other: Element): void {
  for (const name of one.getAttributeNames())
    if (one.getAttribute(name) !== other.getAttribute(name)) {
      one.removeAttribute(name);
      if (name === 'style') one.setAttribute(name, 'visibility: hidden');
      // An image without a name.
      if (name === 'aria-label') one.removeAttribute('role');
    }
  const others = [...other.childNodes];
  const nodes = [...one.childNodes];
  const end = nodes.findIndex((node, index) => node.nodeName !== others[index]?.nodeName);
  for (const [index, node] of nodes.entries()) {
    const twin = others[index];
    if (!twin || (end >= 0 && index >= end)) node.remove();
    else if (isElement(node) && isElement(twin)) keepCommon(node, twin);
    else if (node.nodeValue !== twin.nodeValue) node.nodeValue = '\u00a0';
  }
}

/** What only the app's own scripts, or its tests, look for. */
const ofTheApp = ['data-card', 'data-call', 'xmlns', 'name'];
const controls = 'button, input, select, textarea, [tabindex="0"]';

/** Makes a drawing fit for HTML under the content security policy, and for a page whose script has not run. */
export function tidy(part: Element): void {
  for (const element of part.querySelectorAll('*')) {
    if (element.hasAttribute('data-card')) element.removeAttribute('data-state');
    for (const name of ofTheApp) element.removeAttribute(name);
    const style = element.getAttribute('style');
    element.removeAttribute('style');
    // An inline style would be refused; src/boot may set it.
    if (style) element.setAttribute('data-style', style);
    tidyClass(element);
    // They do nothing yet: links do.
    if (element.matches(controls)) element.setAttribute('inert', '');
  }
}

function tidyClass(element: Element): void {
  // A container without a query lays itself out twice.
  const isAsked = element.querySelector('[class*="@"]') !== null;
  const own = [...element.classList].filter(
    (name) => !name.startsWith('lucide') && (isAsked || name !== '@container'),
  );
  if (own.length < element.classList.length) element.setAttribute('class', own.join(' '));
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
