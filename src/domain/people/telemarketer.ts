import { nameKey, sameName } from './rep-name.ts';

/**
 * The designated telemarketers from their configuration text (rulings B1): comma-separated names,
 * trimmed, empty ones and repetitions dropped, in the order given. An empty text gives [].
 */
export function parseDesignated(csv: string): string[] {
  const names = new Map<string, string>();
  for (const part of csv.split(',')) {
    const name = part.trim();
    const key = nameKey(name);
    if (name !== '' && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/**
 * Whether a name is one of the designated telemarketers; case and outer white space do not count
 * (rulings B1).
 */
export function isDesignated(name: string, designated: readonly string[]): boolean {
  return designated.some((other) => sameName(other, name));
}

/**
 * Only the designated telemarketers of a list (spec 2 'Telemarketer Performance'), in the server's
 * order, which is its ranking.
 */
export function onlyDesignated<T extends { readonly name: string }>(
  list: readonly T[],
  designated: readonly string[],
): T[] {
  return list.filter((telemarketer) => isDesignated(telemarketer.name, designated));
}
