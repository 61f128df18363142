import { notAvailable, shownText } from '../appointment/appointment.ts';
import { nameKey, sameName } from './rep-name.ts';

/** Whether a text names somebody: 'N/A' and blank texts have no page. */
export function isNamed(name: string): boolean {
  return !sameName(shownText(name), notAvailable);
}

export function parseDesignated(csv: string): string[] {
  const names = new Map<string, string>();
  for (const part of csv.split(',')) {
    const name = part.trim();
    const key = nameKey(name);
    if (name !== '' && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

export function isDesignated(name: string, designated: readonly string[]): boolean {
  return designated.some((other) => sameName(other, name));
}

export function onlyDesignated<T extends { readonly name: string }>(
  list: readonly T[],
  designated: readonly string[],
): T[] {
  return list.filter((telemarketer) => isDesignated(telemarketer.name, designated));
}
