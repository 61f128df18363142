const shiftEveryMs = 10 * 60_000;
// In px, around the middle; each is next to the one before.
const shifts = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
  [-2, 2],
  [-2, 0],
  [-2, -2],
  [0, -2],
] as const;

/** The CSS transform that moves the picture by 2 px every 10 minutes (visual.md 'Wall display'). */
export function burnInShift(nowMs: number): string {
  const [x, y] = shifts[Math.floor(nowMs / shiftEveryMs) % shifts.length] ?? shifts[0];
  return `translate(${x}px, ${y}px)`;
}
