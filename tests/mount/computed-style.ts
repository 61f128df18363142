type Style = CSSStyleDeclaration;
type Property = keyof Style & string;

/** A document with one element of each tag, without styles of its own. */
let plain: Document | null = null;
const styles = new Map<string, Style>();
/** By tag and property, as 'DIV display'. */
const values = new Map<string, unknown>();

const compute = globalThis.getComputedStyle.bind(globalThis);

function styleOfTag({ namespaceURI, tagName }: Element): Style {
  const known = styles.get(tagName);
  if (known) return known;
  plain ??= document.implementation.createHTMLDocument('');
  const element = plain.createElementNS(namespaceURI, tagName.toLowerCase());
  plain.body.append(element);
  const style = compute(element);
  styles.set(tagName, style);
  return style;
}

function valueOf(element: Element, property: Property): unknown {
  const own = element.hasAttribute('style') && (element as HTMLElement).style[property];
  if (own) return own;
  const key = `${element.tagName} ${property}`;
  if (!values.has(key)) values.set(key, styleOfTag(element)[property]);
  return values.get(key);
}

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Property;

/**
 * The styles of an element's tag and its own; it inherits none. No style sheet is loaded here. happy-dom computes every
 * property again for each read, and a query by role reads some of each element: an eighth of the time.
 */
export function computedStyle(element: Element): Style {
  // Its display depends on `open`.
  if (element.tagName === 'DIALOG') return compute(element);
  return new Proxy({} as Style, {
    get: (_, property: Property) =>
      property === 'getPropertyValue'
        ? (name: string) => valueOf(element, camelCase(name))
        : valueOf(element, property),
  });
}
