const order: ReadonlyMap<string, number> = new Map([
  ['high', 0],
  ['medium', 1],
  ['low', 2],
]);

function placeOf(priority: string): number {
  return order.get(priority.trim().toLowerCase()) ?? order.size;
}

/**
 * A sorted copy (spec 2 'AI Insights'): high, medium, low, then unknown priorities; within one
 * priority the server's order.
 */
export function byPriority<T extends { readonly priority: string }>(insights: readonly T[]): T[] {
  return insights.toSorted((a, b) => placeOf(a.priority) - placeOf(b.priority));
}
