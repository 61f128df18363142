/** The smallest part of an input for which `isStill` holds. */
export function smallest(input: unknown, isStill: (input: unknown) => boolean): unknown {
  let found = input;
  for (let turn = 0; turn < 500; turn += 1) {
    const next = smaller(found).find(isStill);
    if (next === undefined) return found;
    found = next;
  }
  return found;
}

/** The value without one part, largest part first. */
function smaller(value: unknown): readonly unknown[] {
  if (typeof value === 'string' && value.length > 1)
    return [value.slice(0, value.length / 2), value.slice(value.length / 2)];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return [
      ...value,
      ...value.map((_, at) => value.toSpliced(at, 1)),
      ...value.flatMap((item, at) => smaller(item).map((less) => value.with(at, less))),
    ];
  const entries = Object.entries(value);
  return [
    ...entries.map(([, item]) => item as unknown),
    ...entries.map((_, at) => Object.fromEntries(entries.toSpliced(at, 1)) as unknown),
    ...entries.flatMap(([name, item], at) =>
      smaller(item).map((less) => Object.fromEntries(entries.with(at, [name, less])) as unknown),
    ),
  ];
}
