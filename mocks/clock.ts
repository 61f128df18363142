export type Clock = {
  readonly now: () => number;
  readonly advance: (ms: number) => void;
  /** Simulated ms in a real one; 0 stands still. */
  readonly speed: number;
};

type ClockOptions = {
  readonly startMs: number;
  readonly speed?: number;
  /** The real clock in ms. */
  readonly real: () => number;
};

export function createClock({ startMs, speed = 1, real }: ClockOptions): Clock {
  const from = real();
  let added = 0;
  return {
    now: () => startMs + added + (real() - from) * speed,
    advance(ms) {
      added += ms;
    },
    speed,
  };
}
