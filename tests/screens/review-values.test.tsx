import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { alertRow, times } from '../rows.ts';
import { alertRows, bookingOf, type SentAlert } from './review-server.ts';
import {
  button,
  dialog,
  listed,
  notes,
  openFirst,
  openQueue,
  openQueueInApp,
  rows,
  tab,
} from './review.ts';
import { card, pageHeader } from './page.ts';

// The review with responses in other forms (rulings A10 to A19).

const success = 'All appointments have been processed successfully!';
const reviewed = { status: 'reviewed', manualDecision: 'valid' };

it.each(['archived', ''])(
  'an alert whose status is on no tab (A19) as %j is counted, and no success is told',
  async (status) => {
    const decided = [alertRow({ id: 'a3', ...reviewed })];
    const unknown = ['a1', 'a2'].map((id) => alertRow({ id, status }));
    const app = await openQueue('/validation', {
      alerts: [...unknown, ...decided],
      alertStats: { pending: 2, reviewed: 1, dismissed: 4 },
    });
    expect(card('Alerts')).toHaveTextContent('2 alerts with an unknown status');
    expect(tab('Pending')).toHaveTextContent('Pending –');
    expect(card('Alerts')).not.toHaveTextContent(success);
    await app.show({ alerts: decided });
    expect(card('Alerts')).not.toHaveTextContent('unknown status');
    expect(tab('Pending')).toHaveTextContent('Pending 0');
    // The server's own count contradicts the list.
    expect(card('Alerts')).not.toHaveTextContent(success);
    expect(card('Alerts')).toHaveTextContent('0 of 2 listed');
    await app.click(tab('Dismissed'));
    expect(card('Alerts')).toHaveTextContent('No Dismissed Alerts0 of 4 listed');
    await app.click(tab('Pending'));
    await app.show({ alertStats: { pending: 0 } });
    expect(card('Alerts')).toHaveTextContent(success);
  },
);

it('of a part of the alerts nothing is said of all (A15)', async () => {
  await openQueue('/validation', { alerts: { total: 76, alerts: [alertRow(reviewed)] } });
  expect(card('Alerts')).toHaveTextContent('1 of 76 received');
  expect(tab('Pending')).toHaveTextContent('Pending –');
  expect(card('Alerts')).toHaveTextContent('None among the rows received');
  expect(card('Alerts')).not.toHaveTextContent(/No Pending Alerts|success/);
});

it('two alerts of one id are two rows (reliability.md 20)', async () => {
  await openQueue('/validation', {
    alerts: [...times(2, alertRow()), alertRow({ title: 'NHWC' })],
  });
  expect(rows()).toHaveLength(3);
  expect(tab('Pending')).toHaveTextContent('Pending 3');
});

it('a time in the future is told, in the row and in the dialog (A12)', async () => {
  // Two hours, and two minutes, after the start of the test.
  const createdAt = ['2026-11-21T21:41:00Z', '2026-11-21T19:43:00Z'];
  const app = await openQueue('/validation', {
    alerts: createdAt.map((time, id) => alertRow({ id: String(id), createdAt: time })),
  });
  const isTold = rows().map((row) => row.textContent.includes('In the future'));
  expect(isTold).toEqual([true, false]);
  await app.click(rows()[0] as HTMLElement);
  expect(within(dialog()).getByText('Created').closest('div')).toHaveTextContent(
    'Today, 4:41 PM In the future',
  );
});

describe('the order of the queue (A12)', () => {
  // 10:00 and 11:00 AM, Eastern.
  const sent = ['2026-11-24T10:00:00-05', '2026-11-24 11:00'];

  it.each<[string, readonly unknown[], string, string]>([
    ['of any form', sent, 'a1,a0', 'newest first'],
    ['one of which is missing', [...sent, null], 'a0,a1,a2', "in the server's order"],
  ])('by times %s', async (_, createdAt, order, words) => {
    await openQueue('/validation', {
      alerts: createdAt.map((time, index) => ({
        ...alertRow({ id: `a${index}` }),
        createdAt: time,
      })),
    });
    expect(listed().join()).toBe(order);
    expect(pageHeader()).toHaveTextContent(`Doubtful appointments, ${words}`);
    const heads = within(card('Alerts')).getByRole('group', { name: 'Sort alerts' });
    expect(heads.textContent?.endsWith('Createddescending')).toBe(words === 'newest first');
  });
});

it('a decision names its alert digit by digit (A14)', async () => {
  const row = JSON.stringify(alertRow({ id: '#' }));
  const body = ['9007199254740993', '9007199254740992'].map((id) => row.replace('"#"', id));
  const headers = { 'content-type': 'application/json' };
  const app = await openQueue('/validation', {
    alerts: () => HttpResponse.text(`[${body.join()}]`, { headers }),
  });
  expect(rows()).toHaveLength(2);
  await app.click(rows()[0] as HTMLElement);
  await app.click(button('Mark Valid'));
  expect(app.sent('reviewAlert')).toMatchObject([{ alertId: '9007199254740993' }]);
});

it('an alert without a readable id is listed, but not decided, and says why (A14)', async () => {
  const app = await openQueue('/validation', {
    alerts: [null, ['1', '2'], 'a3'].map((id) => ({ ...alertRow(), id })),
  });
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

const [ann] = alertRows as readonly [SentAlert];

it.each([
  ['\u202a312.555.0142\u202c ext. 9', 'tel:+13125550142;ext=9'],
  ['555-0142 x123', null],
])(
  'the phone of an alert, from the response to the Call link (A4, A18): %j',
  async (phone, href) => {
    const app = await openFirst({
      alerts: [{ ...ann, region: 'Illinois' }],
      appointments: [bookingOf(ann, { phone, region: 'chicago' })],
    });
    const evidence = within(within(dialog()).getByRole('region', { name: 'Evidence' }));
    const call = evidence.queryByRole('link', { name: /^Call/ });
    expect(call?.getAttribute('href') ?? null).toBe(href);
    await app.user.click(evidence.getByRole('button', { name: 'Copy phone' }));
    expect(await navigator.clipboard.readText()).toBe(phone.replaceAll(/[\u202a\u202c]/g, ''));
  },
);

it('one appointment has one confidence, and its state another (C38)', async () => {
  const stateAnalysis = { detectedState: 'IL', confidence: 99 };
  const app = await openQueueInApp('/validation?alert=ann-lee', {
    appointments: [bookingOf(ann, { confidence: 85, stateAnalysis })],
  });
  await app.click(within(dialog()).getByRole('link', { name: /^Open appointment/ }));
  const drawer = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
  expect(drawer.getByText('Confidence').closest('div')).toHaveTextContent('Confidence55%');
  expect(drawer.getByText('Detected state').closest('div')).toHaveTextContent('IllinoisState 99%');
});
