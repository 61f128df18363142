/** The wall clock runs ahead by more than this only after sleep, in ms; less is its coarseness. */
const sleptMs = 1_000;

/**
 * Milliseconds on a clock that only moves forward: setting the system clock back does not make data younger, nor does
 * sleep, during which `performance.now` may stand still.
 */
export function elapsedMs(): number {
  const perf = exact(performance.now());
  const wall = Date.now();
  const ran = Math.max(perf - last.perf, 0);
  const wallRan = wall - last.wall;
  const passed = wallRan - ran > sleptMs ? wallRan : ran;
  last = { perf, wall, total: last.total + passed };
  return last.total;
}

// Rounded to 1/1024 ms, so that sums of differences are exact: 30 s are 30,000 ms, not 29,999.999…
function exact(ms: number): number {
  return Math.round(ms * 1024) / 1024;
}

let last = { perf: exact(performance.now()), wall: Date.now(), total: 0 };
