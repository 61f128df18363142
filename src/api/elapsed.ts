/**
 * Milliseconds on a clock that only moves forward: a step of the system clock back does not make data
 * young, and sleep, in which `performance.now` may stand still, does not make it younger than it is.
 */
export function elapsedMs(): number {
  const perf = performance.now();
  const wall = Date.now();
  const passed = Math.max(perf - last.perf, wall - last.wall, 0);
  last = { perf, wall, total: last.total + passed };
  return last.total;
}

let last = { perf: performance.now(), wall: Date.now(), total: 0 };
