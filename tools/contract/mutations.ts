import fc from 'fast-check';

/** A JSON value; a text of it holds the mark, so that whoever quotes it is found out. */
export const mark = '§';

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', '12', '-3', '1e9', true, 'true', 0, -1, 0.5, 1e21, [], {}),
  fc.constant(`${mark}Jane Doe`),
  fc.constantFrom(
    `2026-11-21${mark}`,
    '2026-11-21T14:41:00',
    '1970-01-01T00:00:00Z',
    'Illinois',
    'valid',
  ),
  fc.constant([null, `${mark}x`, 3, {}, ['y']]),
  // Keys that an object of ours must never have by accident.
  fc.constant(JSON.parse('{"__proto__": {"title": "§a"}, "constructor": 1, "toString": "§b"}')),
  fc.jsonValue({ maxDepth: 3 }).map(marked),
);

/** Any JSON, every text in it marked. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(odd, fc.jsonValue().map(marked));

/** A good response with some of its parts replaced, removed, doubled, renamed or wrapped up. */
export function mutated(good: unknown): fc.Arbitrary<unknown> {
  const step = fc.record({
    at: fc.array(fc.nat(40), { maxLength: 6 }),
    how: fc.constantFrom('replace', 'remove', 'double', 'rename', 'wrap', 'text', 'add'),
    value: odd,
  });
  return fc
    .array(step, { minLength: 1, maxLength: 6 })
    .map((steps) =>
      steps.reduce<unknown>(
        (response, { at, how, value }) => change(response, at, how, value),
        good,
      ),
    );
}

function change(node: unknown, at: readonly number[], how: string, value: unknown): unknown {
  const [first, ...rest] = at;
  if (first === undefined || typeof node !== 'object' || node === null)
    return changed(node, how, value);
  if (Array.isArray(node)) {
    if (node.length === 0) return [value];
    const index = first % node.length;
    if (rest.length > 0 || how === 'replace')
      return node.map((item, i) => (i === index ? change(item, rest, how, value) : item));
    if (how === 'remove') return node.toSpliced(index, 1);
    return [...node, how === 'double' ? node[index] : value];
  }
  const entries = Object.entries(node);
  const found = entries[first % Math.max(1, entries.length)];
  if (!found) return { more: value };
  const [name] = found;
  const others = entries.filter(([key]) => key !== name);
  const kept = (item: unknown) => entries.map(([key, old]) => [key, key === name ? item : old]);
  if (rest.length > 0 || how === 'replace')
    return Object.fromEntries(kept(change(found[1], rest, how, value)));
  if (how === 'remove') return Object.fromEntries(others);
  if (how === 'rename') return Object.fromEntries([...others, [`${mark}${name}`, found[1]]]);
  return Object.fromEntries([...entries, [`${mark} more`, value]]);
}

function changed(node: unknown, how: string, value: unknown): unknown {
  if (how === 'wrap') return { data: node, [`${mark}page`]: 1 };
  if (how === 'text' && typeof node === 'number') return String(node);
  return value;
}

/** Every text marked, the structure and the names kept. */
export function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark + value;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]));
}

/** A response with lists of a few rows: as telling, and quicker. */
export function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 4).map(short);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, short(item)]));
}
