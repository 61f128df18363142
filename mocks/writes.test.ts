import { describe, expect, test } from 'vitest';
import { appointmentId } from '../src/domain/appointment.ts';
import { ask, readFrom } from './ask.ts';
import type { Centre } from './centre.ts';
import { createCentre } from './node.ts';

const reviewedBy = 'System User';

async function pendingIds(centre: Centre): Promise<string[]> {
  const { rows } = await readFrom(centre, 'alerts');
  return rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
}

describe('reviewing', () => {
  test('decides the alert and the appointment behind it', async () => {
    const centre = createCentre();
    const before = await readFrom(centre, 'alertStats');
    const valid = (await readFrom(centre, 'appointments')).valid ?? 0;
    const row = centre.world
      .view()
      .rows.find(({ event, decision, status }) => event.doubt && !decision && status === 'valid');
    const alertId = `alert-${row?.event.id.slice(3)}`;

    const payload = { alertId, decision: 'invalid', reviewedBy, notes: 'No such house' };
    expect((await ask(centre, 'reviewAlert', payload)).status).toBe(200);

    const alert = (await readFrom(centre, 'alerts')).rows.find(({ id }) => id === alertId);
    expect(alert).toMatchObject({
      status: 'reviewed',
      manualDecision: 'invalid',
      reviewedBy,
      notes: 'No such house',
      reviewedAt: new Date(centre.clock.now()).toISOString(),
    });
    const after = await readFrom(centre, 'alertStats');
    expect(after.pending).toBe((before.pending ?? 0) - 1);
    expect(after.invalidDecisions).toBe((before.invalidDecisions ?? 0) + 1);
    expect((await readFrom(centre, 'appointments')).valid).toBe(valid - 1);
  });

  test('dismissing leaves the verdict as it was', async () => {
    const centre = createCentre();
    const valid = (await readFrom(centre, 'appointments')).valid;
    const [alertId] = await pendingIds(centre);
    expect((await ask(centre, 'dismissAlert', { alertId, reviewedBy })).status).toBe(200);
    expect(await pendingIds(centre)).not.toContain(alertId);
    expect((await readFrom(centre, 'appointments')).valid).toBe(valid);
  });

  test('an alert is decided once: 409 with a text afterwards, 404 for an unknown one', async () => {
    const centre = createCentre();
    const [alertId] = await pendingIds(centre);
    await ask(centre, 'dismissAlert', { alertId, reviewedBy });
    const again = await ask(centre, 'reviewAlert', {
      alertId,
      decision: 'valid',
      reviewedBy,
      notes: '',
    });
    expect(again.status).toBe(409);
    expect(await again.text()).toBe('The alert has already been dismissed by System User');
    const unknown = await ask(centre, 'dismissAlert', { alertId: 'alert-0', reviewedBy });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toBe('There is no such alert');
  });

  test('a payload that the contract does not know is refused, and nothing changes', async () => {
    const centre = createCentre();
    const [alertId] = await pendingIds(centre);
    const wrong = await ask(centre, 'reviewAlert', { alertId, decision: 'maybe', reviewedBy });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/^Bad payload: decision/);
    expect(await pendingIds(centre)).toContain(alertId);
  });
});

describe('corrections', () => {
  const unknownIn = async (centre: Centre) =>
    (await readFrom(centre, 'appointments')).rows.filter(
      ({ salesRep }) => salesRep === 'Unknown Field Agent',
    );

  test.each(['day', 'hostile'])(
    '%s: a rep is corrected by the appointment id',
    async (scenario) => {
      const centre = createCentre({ scenario });
      const unknown = await unknownIn(centre);
      const [first] = unknown;
      const id = first ? appointmentId(first) : '';
      const payload = {
        appointmentId: id,
        originalSalesRep: 'Unknown Field Agent',
        correctedSalesRep: '  Luis Ocampo ',
        reason: 'Phone call',
      };
      expect((await ask(centre, 'addCorrection', payload)).status).toBe(200);
      expect((await unknownIn(centre)).length).toBeLessThan(unknown.length);
      const { rows } = await readFrom(centre, 'corrections');
      expect(rows[0]).toMatchObject({
        appointmentId: id.trim(),
        originalSalesRep: 'Unknown Field Agent',
        reason: 'Phone call',
        createdAt: new Date(centre.clock.now()).toISOString(),
      });
      expect(centre.world.corrections()).toHaveLength(1);
    },
  );

  test('an unknown id and an empty name are refused', async () => {
    const centre = createCentre();
    const payload = { originalSalesRep: '', correctedSalesRep: 'A', reason: '' };
    const unknown = await ask(centre, 'addCorrection', { ...payload, appointmentId: 'x_y_z' });
    expect(unknown.status).toBe(404);
    const [first] = await unknownIn(centre);
    const empty = { ...payload, appointmentId: first ? appointmentId(first) : '' };
    const refused = await ask(centre, 'addCorrection', { ...empty, correctedSalesRep: ' ' });
    expect(refused.status).toBe(400);
  });

  test('the automatic run corrects those whose title tells the rep', async () => {
    const centre = createCentre();
    const unknown = await unknownIn(centre);
    const telling = unknown.filter(({ title }) => /\d{3,4}/.test(title));
    const answer = await (await ask(centre, 'runAutoCorrections')).json();
    expect(answer).toEqual({ corrected: telling.length, total: unknown.length });
    expect(telling.length).toBeGreaterThan(0);
    expect(telling.length).toBeLessThan(unknown.length);
    expect(await unknownIn(centre)).toHaveLength(unknown.length - telling.length);
    const again = await (await ask(centre, 'runAutoCorrections')).json();
    expect(again).toMatchObject({ corrected: 0 });
  });
});

describe('learning and the engine', () => {
  test('a correction is counted, and said', async () => {
    const centre = createCentre();
    const before = await readFrom(centre, 'learningMetrics');
    const payload = {
      appointmentTitle: 'dd',
      correctDecision: false,
      correctedBy: 'A',
      reason: 'B',
    };
    const answer = await (await ask(centre, 'addLearningCorrection', payload)).json();
    expect(answer).toEqual({ message: '"dd" was learned as invalid' });
    const after = await readFrom(centre, 'learningMetrics');
    expect(after.totalValidations).toBe((before.totalValidations ?? 0) + 1);
    expect(after.accuracyRate).toBeLessThanOrEqual(before.accuracyRate ?? 0);
    const missing = await ask(centre, 'addLearningCorrection', { ...payload, reason: ' ' });
    expect(missing.status).toBe(400);
  });

  test('a run judges what waits, and it shows in the recent validations', async () => {
    const centre = createCentre();
    const waiting = async () =>
      (await readFrom(centre, 'appointments')).rows.filter(({ status }) => status === 'pending');
    const before = await waiting();
    expect(before.length).toBeGreaterThan(0);
    centre.clock.advance(1_000);
    expect((await ask(centre, 'validate')).status).toBe(200);
    expect(await waiting()).toHaveLength(0);
    const { rows } = await readFrom(centre, 'recentValidations');
    const now = new Date(centre.clock.now()).toISOString();
    expect(rows.filter(({ time }) => time === now)).toHaveLength(before.length);
  });

  test('a regional run leaves the other regions waiting', async () => {
    const centre = createCentre({ scenario: '5k' });
    await ask(centre, 'triggerArizona');
    const { rows } = await readFrom(centre, 'appointments');
    const waiting = new Set(
      rows.filter((row) => row.status === 'pending').map((row) => row.region),
    );
    expect([...waiting].toSorted()).toEqual(['california', 'chicago', 'florida']);
  });

  test('a phone number is really analysed', async () => {
    const answer = await ask(createCentre(), 'analyzePhone', { phone: '5550100123' });
    expect(await answer.json()).toMatchObject({
      isValid: true,
      cleaned: '5550100123',
      format: '(555) 010-0123',
    });
  });
});
