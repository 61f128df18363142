import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApp } from '../mount/open-app.tsx';
import type { Mounted } from '../mount/mounted.tsx';
import { openWithKeys, rowOfFirst, sendRow } from './evidence.ts';
import {
  alertsOf,
  button,
  dialog,
  listed,
  notes,
  openFirst,
  openQueue,
  rows,
  tab,
} from './review.ts';
import { card, pageHeader } from './page.ts';

// The review with responses in other forms (rulings A10 to A19).

const success = 'All appointments have been processed successfully!';

async function showAlerts(app: Mounted, body: object): Promise<void> {
  app.respond({ alerts: body });
  await app.poll('alerts');
}

it.each([
  ['open', 'archived'],
  ['', 'in_review'],
])(
  'an alert whose status is on no tab (A19) as %j and %j is counted, and no success is told',
  async (one, other) => {
    const app = await openQueue();
    const [first, second, ...others] = alertsOf(app);
    const decided = others.map((alert) => ({ ...alert, status: 'reviewed' }));
    await showAlerts(app, [{ ...first, status: one }, { ...second, status: other }, ...decided]);
    expect(card('Alerts')).toHaveTextContent('2 alerts with an unknown status');
    expect(tab('Pending')).toHaveTextContent('Pending –');
    expect(card('Alerts')).not.toHaveTextContent(success);
    await showAlerts(app, decided);
    expect(card('Alerts')).not.toHaveTextContent('unknown status');
    expect(tab('Pending')).toHaveTextContent('Pending 0');
    // The server's own count contradicts the list.
    expect(card('Alerts')).not.toHaveTextContent(success);
    expect(card('Alerts')).toHaveTextContent(/0 of \d+ listed/);
    await app.click(tab('Dismissed'));
    expect(card('Alerts')).toHaveTextContent(/No Dismissed Alerts0 of \d+ listed/);
    await app.click(tab('Pending'));
    app.respond({ alertStats: { pending: 0 } });
    await app.poll('alertStats');
    expect(card('Alerts')).toHaveTextContent(success);
  },
);

it('of a part of the alerts nothing is said of all (A15)', async () => {
  const app = await openQueue();
  const alerts = alertsOf(app).filter(({ status }) => status === 'reviewed');
  await showAlerts(app, { total: 76, alerts });
  expect(card('Alerts')).toHaveTextContent(`${alerts.length} of 76 received`);
  expect(tab('Pending')).toHaveTextContent('Pending –');
  expect(card('Alerts')).toHaveTextContent('None among the rows received');
  expect(card('Alerts')).not.toHaveTextContent(/No Pending Alerts|success/);
});

it('two alerts of one id are two rows (reliability.md 20)', async () => {
  const app = await openQueue();
  const alert = { ...alertsOf(app)[0], status: 'pending' };
  await showAlerts(app, [alert, alert, { ...alert, title: 'NHWC' }]);
  expect(rows()).toHaveLength(3);
  expect(tab('Pending')).toHaveTextContent('Pending 3');
});

it('a time in the future is told, in the row and in the dialog (A12)', async () => {
  const app = await openQueue();
  const alert = { ...alertsOf(app)[0], status: 'pending' };
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await showAlerts(
    app,
    [120, 2].map((minutes, id) => ({ ...alert, id, createdAt: inMinutes(minutes) })),
  );
  const isTold = rows().map((row) => row.textContent.includes('In the future'));
  expect(isTold).toEqual([true, false]);
  await app.click(rows()[0] as HTMLElement);
  expect(within(dialog()).getByText('Created').closest('div')).toHaveTextContent(
    /Today, 4:4\d PM In the future/,
  );
});

describe('the order of the queue (A12)', () => {
  const sent = ['2026-11-24T10:00:00-05', '1795532400', '2026-11-24 11:00', '20261124T170000Z'];

  it.each<[string, readonly unknown[], string, string]>([
    // 12:00, 11:00, 10:00 and 9:00 AM, Eastern.
    ['in forms of every kind', sent, 'a3,a2,a0,a1', 'newest first'],
    [
      'one of which is ambiguous',
      ['03/04/2026', ...sent],
      'a0,a1,a2,a3,a4',
      "in the server's order",
    ],
    ['one of which is missing', [...sent, null], 'a0,a1,a2,a3,a4', "in the server's order"],
  ])('by times %s', async (_, times, order, words) => {
    const app = await openQueue();
    const alert = { ...alertsOf(app)[0], status: 'pending' };
    await showAlerts(
      app,
      times.map((createdAt, index) => ({ ...alert, id: `a${index}`, createdAt })),
    );
    expect(listed().join()).toBe(order);
    expect(pageHeader()).toHaveTextContent(`Doubtful appointments, ${words}`);
    const heads = within(card('Alerts')).getByRole('group', { name: 'Sort alerts' });
    expect(heads.textContent?.endsWith('Createddescending')).toBe(words === 'newest first');
  });
});

it('a decision names its alert digit by digit (A14)', async () => {
  const app = await openQueue();
  const [first] = alertsOf(app);
  const alert = JSON.stringify({ ...first, id: '#', status: 'pending' });
  const body = ['9007199254740993', '9007199254740992'].map((id) => alert.replace('"#"', id));
  app.respond({
    alerts: () =>
      HttpResponse.text(`[${body.join()}]`, { headers: { 'content-type': 'application/json' } }),
  });
  await app.poll('alerts');
  expect(rows()).toHaveLength(2);
  await app.click(rows()[0] as HTMLElement);
  await app.click(button('Mark Valid'));
  expect(app.sent('reviewAlert')).toMatchObject([{ alertId: '9007199254740993' }]);
});

it('an alert without a readable id is listed, but not decided, and says why (A14)', async () => {
  const app = await openQueue();
  const [first, second] = alertsOf(app).map((alert) => ({ ...alert, status: 'pending' }));
  await showAlerts(app, [{ ...first, id: null }, { ...first, id: ['1', '2'] }, second]);
  expect(rows()).toHaveLength(3);
  await app.click(rows()[0] as HTMLElement);
  const reason = "The id of this alert could not be read, so it can't be decided here.";
  expect(within(dialog()).getByText(reason)).toBeVisible();
  expect(button('Mark Valid')).toHaveAccessibleDescription(reason);
  await app.click(button('Mark Valid'));
  await app.press('i');
  expect(app.sent('reviewAlert')).toEqual([]);
  expect(rows()).toHaveLength(3);
});

it('notes with nothing visible are sent as none (A17)', async () => {
  const app = await openFirst();
  await app.user.type(notes(), '\u200b \u2060');
  await app.click(button('Mark Valid'));
  expect(app.sent('reviewAlert')).toMatchObject([{ decision: 'valid', notes: '' }]);
});

it.each([
  ['(555) 123-4567 x1', 'tel:+15551234567;ext=1'],
  ['+47 22 12 34 56', 'tel:+4722123456'],
  ['\u202a312.555.0142\u202c ext. 9', 'tel:+13125550142;ext=9'],
  ['555-0142 x123', null],
])(
  'the phone of an alert, from the response to the Call link (A4, A18): %j',
  async (phone, href) => {
    const app = await openQueue();
    const { first } = rowOfFirst(app);
    await sendRow(app, { phone, region: 'chicago' });
    await showAlerts(app, [{ ...first, region: 'Illinois' }]);
    await openWithKeys(app);
    const evidence = within(within(dialog()).getByRole('region', { name: 'Evidence' }));
    const call = evidence.queryByRole('link', { name: /^Call/ });
    expect(call?.getAttribute('href') ?? null).toBe(href);
    await app.user.click(evidence.getByRole('button', { name: 'Copy phone' }));
    expect(await navigator.clipboard.readText()).toBe(phone.replaceAll(/[\u202a\u202c]/g, ''));
  },
);

it('one appointment has one confidence, and its state another (C38)', async () => {
  const app = await openApp('/validation');
  const { first } = rowOfFirst(app);
  await sendRow(app, { confidence: 85, stateAnalysis: { detectedState: 'IL', confidence: 99 } });
  await showAlerts(app, [{ ...first, confidence: 51 }]);
  await openWithKeys(app);
  await app.click(within(dialog()).getByRole('link', { name: /^Open appointment/ }));
  const drawer = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
  expect(drawer.getByText('Confidence').closest('div')).toHaveTextContent('Confidence51%');
  expect(drawer.getByText('Detected state').closest('div')).toHaveTextContent('IllinoisState 99%');
});

it('the evidence of a part of the appointments says so (A15)', async () => {
  const app = await openQueue();
  const sent = (await sendRow(app, {})).slice(0, 20);
  app.respond({ appointments: { total: 76, appointments: sent } });
  await app.poll('appointments', 2);
  await openWithKeys(app);
  expect(dialog()).toHaveTextContent('Appointments: 20 of 76 received');
});
