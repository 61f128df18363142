import { callNames, type CallName } from './calls.ts';

/** The faults with a name; besides them every HTTP status from 300 on is one. */
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

/** How late an answer is under `slow`, in ms. */
export const slowMs = 3_000;

/** The share of calls that fail under `flaky`. */
export const flakyShare = 0.3;

/** Reads a fault: a word of `faultWords`, or a status from 300 to 599; null for anything else. */
export function parseFault(text: string): Fault | null {
  const word = faultWords.find((known) => known === text);
  if (word !== undefined) return word;
  return /^[345]\d\d$/.test(text) ? Number(text) : null;
}

/** The calls that are made to fail, changeable at any time. */
export type Faults = {
  readonly get: (call: CallName) => Fault | null;
  /** `'all'` means every call; null heals. A text is read by `parseFault`, so '503' is as good as 503. */
  readonly set: (call: CallName | 'all', fault: string | number | null) => void;
  readonly all: () => Readonly<Record<string, Fault>>;
};

/** @throws Error when a text is no fault: a test that sets one would pass for the wrong reason. */
export function createFaults(initial: ReadonlyMap<CallName, Fault>): Faults {
  const faults = new Map(initial);
  return {
    get: (call) => faults.get(call) ?? null,
    set(call, fault) {
      const read = fault === null ? null : parseFault(String(fault));
      if (fault !== null && read === null) throw new Error(`'${fault}' is no fault`);
      for (const name of call === 'all' ? callNames : [call]) {
        if (read === null) faults.delete(name);
        else faults.set(name, read);
      }
    },
    all: () => Object.fromEntries(faults),
  };
}
