import type { ReadName } from '../../src/api/contract.ts';
import { check, type CheckOptions } from './checker/check.ts';
import { callText } from './checker/print.ts';
import type { serve } from './servers.ts';

export type Row = Record<string, unknown>;

type More = Partial<Omit<CheckOptions, 'backend'>> & {
  readonly cookie?: string;
  /** Where the API begins on the server. */
  readonly path?: string;
};

/** Checks a server, and closes it. */
export async function checked(starting: ReturnType<typeof serve>, more: More = {}) {
  const server = await starting;
  const { cookie = '', path = '/', ...options } = more;
  const backend = { base: new URL(path, server.base), cookie };
  const report = await check({ backend, ...options }).finally(server.close);
  const call = (name: ReadName) => {
    const found = report.calls.find((each) => each.call === name);
    if (!found) throw new Error(`${name} was not requested`);
    return found;
  };
  return {
    backend,
    report,
    call,
    /** The lines about one call, without what a machine's speed changes. */
    lines: (name: ReadName) =>
      callText(call(name))
        .replace(/ +\d+ ms/, ' N ms')
        .split('\n')
        .map((line) => line.trim()),
  };
}
