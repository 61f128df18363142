import { describe, expect, test } from 'vitest';
import { correctionId } from '../src/domain/appointment/token.ts';
import { readFrom, requestFrom } from './request.ts';
import type { Center } from './center.ts';
import { createCenter } from './node.ts';

const reviewedBy = 'System User';

async function pendingIds(center: Center): Promise<string[]> {
  const { rows } = await readFrom(center, 'alerts');
  return rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
}

describe('reviewing', () => {
  test('decides the alert and the appointment behind it', async () => {
    const center = createCenter();
    const before = await readFrom(center, 'alertStats');
    const valid = (await readFrom(center, 'appointments')).sentTotals.valid ?? 0;
    const row = center.world
      .view()
      .rows.find(({ event, decision, status }) => event.review && !decision && status === 'valid');
    const alertId = `alert-${row?.event.id.slice(3)}`;

    const payload = { alertId, decision: 'invalid', reviewedBy, notes: 'No such house' };
    expect((await requestFrom(center, 'reviewAlert', payload)).status).toBe(200);

    const alert = (await readFrom(center, 'alerts')).rows.find(({ id }) => id === alertId);
    expect(alert).toMatchObject({
      status: 'reviewed',
      manualDecision: 'invalid',
      reviewedBy,
      notes: 'No such house',
      reviewedAt: { ms: center.clock.now() },
    });
    const after = await readFrom(center, 'alertStats');
    expect(after.pending).toBe((before.pending ?? 0) - 1);
    expect(after.invalidDecisions).toBe((before.invalidDecisions ?? 0) + 1);
    expect((await readFrom(center, 'appointments')).sentTotals.valid).toBe(valid - 1);
  });

  test('an alert is decided once: 409 with a text afterwards, 404 for an unknown one', async () => {
    const center = createCenter();
    const [alertId] = await pendingIds(center);
    await requestFrom(center, 'dismissAlert', { alertId, reviewedBy });
    const again = await requestFrom(center, 'reviewAlert', {
      alertId,
      decision: 'valid',
      reviewedBy,
      notes: '',
    });
    expect(again.status).toBe(409);
    expect(await again.text()).toBe('Alert already dismissed by System User');
    const unknown = await requestFrom(center, 'dismissAlert', { alertId: 'alert-0', reviewedBy });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toBe('Alert not found');
  });

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

describe('corrections', () => {
  const unknownIn = async (center: Center) =>
    (await readFrom(center, 'appointments')).rows.filter(
      ({ salesRep }) => salesRep.id === 'unknown field agent',
    );

  test('an unknown id and an empty name are refused', async () => {
    const center = createCenter();
    const payload = { originalSalesRep: '', correctedSalesRep: 'A', reason: '' };
    const unknown = await requestFrom(center, 'addCorrection', {
      ...payload,
      appointmentId: 'x_y_z',
    });
    expect(unknown.status).toBe(404);
    const [first] = await unknownIn(center);
    const empty = { ...payload, appointmentId: first ? correctionId(first.sent) : '' };
    const refused = await requestFrom(center, 'addCorrection', {
      ...empty,
      correctedSalesRep: ' ',
    });
    expect(refused.status).toBe(400);
  });

  test('the automatic run corrects those whose title identifies the rep', async () => {
    const center = createCenter();
    const unknown = await unknownIn(center);
    const telling = unknown.filter(({ title }) => /\d{3,4}/.test(title));
    const response = await (await requestFrom(center, 'runAutoCorrections')).json();
    expect(response).toEqual({ corrected: telling.length, total: unknown.length });
    expect(telling.length).toBeGreaterThan(0);
    expect(telling.length).toBeLessThan(unknown.length);
    expect(await unknownIn(center)).toHaveLength(unknown.length - telling.length);
    const again = await (await requestFrom(center, 'runAutoCorrections')).json();
    expect(again).toMatchObject({ corrected: 0 });
  });
});

describe('the validation engine', () => {
  test('a run validates pending events, and it shows in the recent validations', async () => {
    const center = createCenter();
    const pending = async () =>
      (await readFrom(center, 'appointments')).rows.filter(({ status }) => status.id === 'pending');
    const before = await pending();
    expect(before.length).toBeGreaterThan(0);
    center.clock.advance(1_000);
    expect((await requestFrom(center, 'validate')).status).toBe(200);
    expect(await pending()).toHaveLength(0);
    const { rows } = await readFrom(center, 'recentValidations');
    const now = center.clock.now();
    expect(rows.filter(({ time }) => time.ms === now)).toHaveLength(before.length);
  });

  test('a regional run leaves the other regions pending', async () => {
    const center = createCenter({ scenario: '5k' });
    await requestFrom(center, 'triggerArizona');
    const { rows } = await readFrom(center, 'appointments');
    const pending = new Set(
      rows.filter(({ status }) => status.id === 'pending').map(({ region }) => region.id),
    );
    expect([...pending].toSorted()).toEqual(['california', 'chicago', 'florida']);
  });
});
