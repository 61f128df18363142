import { callNames, type CallName } from './calls.ts';

/** The faults besides every HTTP status from 300 on; docs/mock.md describes them. */
export const faultWords = [
  'hang',
  'offline',
  'html',
  'cut',
  'empty-body',
  'null',
  'shape',
  'slow',
  'lost',
] as const;

export type Fault = number | (typeof faultWords)[number];

export const slowMs = 3_000;

export const flakyShare = 0.3;

/** A word of `faultWords` or a status from 300 to 599; null for anything else. */
export function parseFault(text: string): Fault | null {
  const word = faultWords.find((known) => known === text);
  if (word !== undefined) return word;
  return /^[345]\d\d$/.test(text) ? Number(text) : null;
}

export type Faults = {
  readonly get: (call: CallName) => Fault | null;
  /** Sets a fault; null ends it. */
  readonly set: (call: CallName | 'all', fault: string | number | null) => void;
  readonly all: () => Readonly<Record<string, Fault>>;
};

/** @throws Error in `set` for an unknown fault, with which a test would pass for the wrong reason. */
export function createFaults(initial: ReadonlyMap<CallName, Fault>): Faults {
  const faults = new Map(initial);
  return {
    get: (call) => faults.get(call) ?? null,
    set(call, fault) {
      const read = fault === null ? null : parseFault(String(fault));
      if (fault !== null && read === null) throw new Error(`Unknown fault: ${fault}`);
      for (const name of call === 'all' ? callNames : [call]) {
        if (read === null) faults.delete(name);
        else faults.set(name, read);
      }
    },
    all: () => Object.fromEntries(faults),
  };
}
