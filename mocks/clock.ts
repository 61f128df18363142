/** The simulated clock. */
export type Clock = {
  readonly now: () => number;
  /** Moves it forward by so many ms. */
  readonly advance: (ms: number) => void;
  /** How many simulated ms pass in a real one; 0 stands still. */
  readonly speed: number;
};

type ClockOptions = {
  readonly startMs: number;
  readonly speed?: number;
  /** The real clock, in ms; only its differences count. */
  readonly real: () => number;
};

/** A clock that starts at `startMs` and goes on as the real one does, `speed` times as fast. */
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
