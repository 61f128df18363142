/** An object whose parts are computed when they are first read, and then kept. */
export function lazily<P extends Readonly<Record<string, () => unknown>>>(
  parts: P,
): { readonly [K in keyof P]: ReturnType<P[K]> } {
  const made = {};
  for (const [name, compute] of Object.entries(parts))
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = compute();
        Object.defineProperty(made, name, { enumerable: true, value });
        return value;
      },
    });
  return made as { readonly [K in keyof P]: ReturnType<P[K]> };
}
