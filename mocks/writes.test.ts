import { describe, expect, test } from 'vitest';
import { readFrom, requestFrom } from './request.ts';
import type { Center } from './center.ts';
import { createCenter } from './node.ts';

const reviewedBy = 'System User';

async function pendingIds(center: Center): Promise<string[]> {
  const { rows } = await readFrom(center, 'alerts');
  return rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
}

describe('reviewing', () => {
  test('a payload that the contract does not know is refused, and nothing changes', async () => {
    const center = createCenter();
    const [alertId] = await pendingIds(center);
    const wrong = await requestFrom(center, 'reviewAlert', {
      alertId,
      decision: 'maybe',
      reviewedBy,
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/^Bad payload: decision/);
    expect(await pendingIds(center)).toContain(alertId);
  });
});
