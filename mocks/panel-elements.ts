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

export function choice(
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

export function tick(label: string, isTicked: boolean) {
  const box = el('input', { type: 'checkbox' });
  box.checked = isTicked;
  return { box, field: el('label', { class: 'tick' }, box, el('span', {}, label)) };
}
