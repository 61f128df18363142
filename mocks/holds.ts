import type { CallName } from './calls.ts';

/** Answers that are kept back, to drive races: the center has acted, but the answer is still on its way. */
export type Holds = {
  readonly hold: (call: CallName) => void;
  /** Lets the answers of one call go, or all. */
  readonly release: (call?: CallName) => void;
  /** How many answers wait. */
  readonly waiting: (call: CallName) => number;
  /** Resolves when an answer of this call may go. */
  readonly passing: (call: CallName) => Promise<void>;
};

export function createHolds(): Holds {
  const held = new Map<CallName, (() => void)[]>();
  return {
    hold(call) {
      if (!held.has(call)) held.set(call, []);
    },
    release(call) {
      for (const name of call === undefined ? [...held.keys()] : [call]) {
        const waiting = held.get(name) ?? [];
        held.delete(name);
        for (const go of waiting) go();
      }
    },
    waiting: (call) => held.get(call)?.length ?? 0,
    async passing(call) {
      const waiting = held.get(call);
      if (waiting) await new Promise<void>((go) => void waiting.push(go));
    },
  };
}
