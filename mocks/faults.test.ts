import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../src/api/api-error.ts';
import { send } from '../src/api/client.ts';
import { api, reads, type ReadName } from '../src/calls/index.ts';
import { requestFrom } from './request.ts';
import type { CallName } from './calls.ts';
import type { Center } from './center.ts';
import { parseFault } from './faults.ts';
import { createCenter } from './node.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The result of a call for the product's client. */
async function kindOf(center: Center, call: CallName): Promise<string> {
  vi.stubGlobal('fetch', async () => {
    const response = await requestFrom(center, call);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  try {
    await send(api[call]);
    return 'ok';
  } catch (error) {
    return error instanceof ApiError ? error.kind : String(error);
  }
}

describe('faults', () => {
  test.each([
    ['503', 'http'],
    ['offline', 'network'],
    ['lost', 'network'],
    ['html', 'not-json'],
    ['cut', 'not-json'],
    ['empty-body', 'not-json'],
    ['null', 'shape'],
    ['shape', 'shape'],
  ])('%s fails every read as %s', async (fault, kind) => {
    const center = createCenter();
    for (const call of Object.keys(reads) as ReadName[]) {
      center.faults.set(call, fault);
      expect(`${call} ${await kindOf(center, call)}`).toBe(`${call} ${kind}`);
    }
  });

  test('a call works again without its fault', async () => {
    const center = createCenter();
    for (const call of Object.keys(reads) as ReadName[]) {
      center.faults.set(call, 503);
      center.faults.set(call, null);
      expect(`${call} ${await kindOf(center, call)}`).toBe(`${call} ok`);
    }
  });

  test('lost acts, a status does not', async () => {
    const center = createCenter();
    center.faults.set('validate', 503);
    await requestFrom(center, 'validate');
    expect(center.world.runs()).toHaveLength(0);
    center.faults.set('validate', 'lost');
    expect((await requestFrom(center, 'validate')).type).toBe('error');
    expect(center.world.runs()).toHaveLength(1);
  });

  test('flaky fails about 30 % of the calls, the same ones each time', async () => {
    const statuses = async () => {
      const center = createCenter({ scenario: 'flaky' });
      const list: number[] = [];
      for (let i = 0; i < 100; i++) list.push((await requestFrom(center, 'alertStats')).status);
      return list;
    };
    const list = await statuses();
    const failed = list.filter((status) => status === 503).length;
    expect(failed).toBeGreaterThan(15);
    expect(failed).toBeLessThan(45);
    expect(await statuses()).toEqual(list);
  });

  test('slow takes three seconds', () => {
    const center = createCenter({ scenario: 'regions:slow' });
    expect(center.nextDelayMs('regions')).toBe(3_000);
    expect(center.nextDelayMs('dashboard')).toBe(0);
    expect(createCenter({ scenario: 'slow' }).nextDelayMs('dashboard')).toBe(3_000);
  });

  test('an unknown fault throws', () => {
    for (const text of ['200', '600', '50', 'on fire', '']) expect(parseFault(text)).toBeNull();
    expect(() => createCenter().faults.set('regions', 'on fire')).toThrow('on fire');
  });
});
