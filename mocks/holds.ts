import type { CallName } from './calls.ts';

/** Delays responses after the center has acted, to drive races. */
export type Holds = {
  readonly hold: (call: CallName) => void;
  /** Sends the held responses of a call, or of all. */
  readonly release: (call?: CallName) => void;
  /** The number of held responses. */
  readonly count: (call: CallName) => number;
  /** Resolves when a response of this call may be sent. */
  readonly passed: (call: CallName) => Promise<void>;
};

export function createHolds(): Holds {
  const held = new Map<CallName, (() => void)[]>();
  return {
    hold(call) {
      if (!held.has(call)) held.set(call, []);
    },
    release(call) {
      for (const name of call === undefined ? [...held.keys()] : [call]) {
        const sends = held.get(name) ?? [];
        held.delete(name);
        for (const send of sends) send();
      }
    },
    count: (call) => held.get(call)?.length ?? 0,
    async passed(call) {
      const sends = held.get(call);
      if (sends) await new Promise<void>((send) => void sends.push(send));
    },
  };
}
