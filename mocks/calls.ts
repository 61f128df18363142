import { api, type ReadName, type WriteName } from '../src/api/contract.ts';

/** A call by its name in the contract. */
export type CallName = ReadName | WriteName;

export const callNames = Object.keys(api) as CallName[];

/** Whether a text names a call. */
export function isCallName(text: string): text is CallName {
  return Object.hasOwn(api, text);
}
