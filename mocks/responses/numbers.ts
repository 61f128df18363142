export function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A share in percent; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : round1((part / whole) * 100);
}

/** A change in percent; 0 from 0. */
export function changePercent(from: number, to: number): number {
  return from === 0 ? 0 : round1(((to - from) / from) * 100);
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The standard deviation as a share of the mean. */
export function volatility(values: readonly number[]): number {
  const middle = mean(values);
  if (middle === null || middle === 0) return 0;
  const square = mean(values.map((value) => (value - middle) ** 2)) ?? 0;
  return Math.sqrt(square) / middle;
}

/** 'up', 'down', or `flat` for a change of at most `least`. */
export function trendOf<W extends string>(change: number, flat: W, least = 0): 'up' | 'down' | W {
  if (Math.abs(change) <= least) return flat;
  return change > 0 ? 'up' : 'down';
}

export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

// Node 20 has no `Map.groupBy`.
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** How urgent or significant a change of so many percent is. */
export function levelOf(size: number, high: number, medium: number): 'high' | 'medium' | 'low' {
  if (size >= high) return 'high';
  return size >= medium ? 'medium' : 'low';
}
