/** Computes once per text: many rows share few spellings. It remembers each text, so it is made per list. */
export function memoizeByText<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) known.set(text, (result = of(text)));
    return result;
  };
}
