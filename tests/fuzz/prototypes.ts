/** The built-in objects that no reader may change. */
const shared: readonly (readonly [string, object])[] = [
  ['Object.prototype', Object.prototype],
  ['Array.prototype', Array.prototype],
  ['Function.prototype', Function.prototype],
  ['String.prototype', String.prototype],
  ['Number.prototype', Number.prototype],
  ['Object', Object],
];

type Known = ReadonlyMap<string, PropertyDescriptor>;

function descriptors(): Known {
  return new Map(
    shared.flatMap(([owner, object]) =>
      Reflect.ownKeys(object).map((key): [string, PropertyDescriptor] => [
        `${owner}.${String(key)}`,
        Object.getOwnPropertyDescriptor(object, key) ?? {},
      ]),
    ),
  );
}

/** Watches the prototypes; returns a function that lists the changes since. */
export function watchPrototypes(): () => readonly string[] {
  const before = descriptors();
  return () => {
    const after = descriptors();
    const names = [...new Set([...before.keys(), ...after.keys()])];
    return names.filter((name) => !isSame(before.get(name), after.get(name)));
  };
}

function isSame(a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined): boolean {
  if (!a || !b) return false;
  return a.value === b.value && a.get === b.get && a.set === b.set && a.writable === b.writable;
}

/** Whether a plain object inherits an enumerable property: a cheap check for each input. */
export function isPolluted(): boolean {
  for (const _ in {}) return true;
  return false;
}
