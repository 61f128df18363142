import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../src/api/api-error.ts';
import { send } from '../src/api/client.ts';
import { api, reads, type ReadName } from '../src/api/contract.ts';
import { ask } from './ask.ts';
import type { CallName } from './calls.ts';
import type { Centre } from './centre.ts';
import { parseFault } from './faults.ts';
import { createCentre } from './node.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What the product's client makes of a call. */
async function kindOf(centre: Centre, call: CallName): Promise<string> {
  vi.stubGlobal('fetch', async () => {
    const response = await ask(centre, call);
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
  ])('%s is met on every read as %s', async (fault, kind) => {
    const centre = createCentre();
    for (const call of Object.keys(reads) as ReadName[]) {
      centre.faults.set(call, fault);
      expect(`${call} ${await kindOf(centre, call)}`).toBe(`${call} ${kind}`);
      centre.faults.set(call, null);
      expect(`${call} ${await kindOf(centre, call)}`).toBe(`${call} ok`);
    }
  });

  test('are marked, and only where they are set', async () => {
    const centre = createCentre({ scenario: 'regions:503' });
    const failed = await ask(centre, 'regions');
    expect(failed.headers.get('X-Mock-Fault')).toBe('503');
    expect(await failed.text()).toBe('Simulated fault 503');
    expect((await ask(centre, 'dashboard')).headers.has('X-Mock-Fault')).toBe(false);
    const tiles = JSON.stringify(await (await ask(centre, 'endpoints')).json());
    expect(tiles).toMatch(/"\/api\/regions","description":"[^"]*","status":"offline"/);
  });

  test('hang never answers', async () => {
    const centre = createCentre({ scenario: 'regions:hang' });
    const waited = new Promise((resolve) => void setImmediate(() => resolve('waited')));
    expect(await Promise.race([ask(centre, 'regions'), waited])).toBe('waited');
  });

  test('lost acts, a status does not', async () => {
    const centre = createCentre();
    centre.faults.set('validate', 503);
    await ask(centre, 'validate');
    expect(centre.world.runs()).toHaveLength(0);
    centre.faults.set('validate', 'lost');
    expect((await ask(centre, 'validate')).type).toBe('error');
    expect(centre.world.runs()).toHaveLength(1);
  });

  test('flaky fails about 30 % of the calls, the same ones each time', async () => {
    const statuses = async () => {
      const centre = createCentre({ scenario: 'flaky' });
      const list: number[] = [];
      for (let i = 0; i < 100; i++) list.push((await ask(centre, 'alertStats')).status);
      return list;
    };
    const list = await statuses();
    const failed = list.filter((status) => status === 503).length;
    expect(failed).toBeGreaterThan(15);
    expect(failed).toBeLessThan(45);
    expect(await statuses()).toEqual(list);
  });

  test('slow takes three seconds', () => {
    const centre = createCentre({ scenario: 'regions:slow' });
    expect(centre.nextDelayMs('regions')).toBe(3_000);
    expect(centre.nextDelayMs('dashboard')).toBe(0);
    expect(createCentre({ scenario: 'slow' }).nextDelayMs('dashboard')).toBe(3_000);
  });

  test('what is no fault is refused', () => {
    for (const text of ['200', '600', '50', 'on fire', '']) expect(parseFault(text)).toBeNull();
    expect(() => createCentre().faults.set('regions', 'on fire')).toThrow('on fire');
  });

  test('a held answer was made when it was asked for', async () => {
    const centre = createCentre();
    centre.holds.hold('dashboard');
    const held = ask(centre, 'dashboard');
    while (centre.holds.waiting('dashboard') === 0)
      await new Promise((resolve) => void setImmediate(resolve));
    centre.clock.advance(3_600_000);
    centre.holds.release('dashboard');
    const [late, now] = [await (await held).json(), await (await ask(centre, 'dashboard')).json()];
    expect(late).not.toEqual(now);
  });

  test('the log tells what was asked', async () => {
    const centre = createCentre();
    await ask(centre, 'dismissAlert', { alertId: 'x', reviewedBy: 'y' });
    expect(centre.log.entries()).toEqual([
      {
        call: 'dismissAlert',
        method: 'POST',
        path: '/api/manual-validation/dismiss',
        body: '{"alertId":"x","reviewedBy":"y"}',
        at: centre.clock.now(),
      },
    ]);
  });
});
