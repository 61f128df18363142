/** Where a key of a menu leads (WAI-ARIA menu): its arrows, Home, End, or the first letter of a label; null for another key. */
export function nextItem(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const places = labels.map((_, step) => (at + 1 + step) % count);
  const startsSo = (place: number) =>
    key.length === 1 && labels[place]?.toLowerCase().startsWith(key.toLowerCase());
  return places.find(startsSo) ?? null;
}
