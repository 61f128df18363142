import { api, type ReadName, type WriteName } from '../src/calls/index.ts';

export type CallName = ReadName | WriteName;

export const callNames = Object.keys(api) as CallName[];

export function isCallName(text: string): text is CallName {
  return Object.hasOwn(api, text);
}
