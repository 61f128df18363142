export type Clock = {
  readonly now: () => number;
  readonly advance: (ms: number) => void;
  /** Simulated ms per real ms; 0 stops the clock. */
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
