import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { alertRow, times } from '../rows.ts';
import { alertRows, bookingOf } from './review-server.ts';
import { button, dialog, listed, notes, openFirst, openQueue, rows, tab } from './review.ts';
import { card, figureOf, inCard, pageHeader, textsOf } from './page.ts';

// The review with responses in other forms (A10 to A19).

const success = 'All appointments have been processed successfully!';
const reviewed = { status: 'reviewed', manualDecision: 'valid' };

it('alerts that could not be read are counted, and no success is told (A2, A19)', async () => {
  const decided = [alertRow({ id: 'a3', ...reviewed })];
  const unreadable = [alertRow({ status: 'archived' }), { ...alertRow(), id: null }];
  const app = await openQueue('/validation', { alerts: [...unreadable, ...decided] });
  expect(inCard('Alerts').getByText('2 rows unreadable')).toBeVisible();
  expect(card('Alerts')).toHaveTextContent('None among the rows received');
  expect(card('Alerts')).not.toHaveTextContent(success);
  await app.show({ alerts: unreadable });
  expect(card('Alerts')).toHaveTextContent('Alerts could not be read');
  await app.show({ alerts: decided });
  expect(card('Alerts')).not.toHaveTextContent('unreadable');
  expect(card('Alerts')).toHaveTextContent(success);
});

it('the six cards have the counts of the server, the tabs those of the list (C37)', async () => {
  await openQueue('/validation', {
    alerts: [alertRow(reviewed)],
    alertStats: { pending: 2, reviewed: 1, dismissed: 4 },
  });
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Pending 0', 'Reviewed 1', 'Dismissed 0']);
  expect(['Pending', 'Reviewed', 'Dismissed'].map((title) => figureOf(title))).toEqual([
    '2',
    '1',
    '4',
  ]);
  expect(card('Alerts')).toHaveTextContent(success);
});

it('two alerts of one id are two rows', async () => {
  await openQueue('/validation', {
    alerts: [...times(2, alertRow()), alertRow({ title: 'NHWC' })],
  });
  expect(rows()).toHaveLength(3);
  expect(tab('Pending')).toHaveTextContent('Pending 3');
});

it('the queue has times of any form, and an alert without one at the end in both orders (A12)', async () => {
  // 10:00 and 11:00 AM, Eastern, and a time ahead of the clock.
  const sent = ['2026-11-21T10:00:00-05', '2026-11-21 11:00', '2026-11-21T21:41:00Z', 'soon'];
  const app = await openQueue('/validation', {
    alerts: sent.map((createdAt, index) => alertRow({ id: `a${index}`, createdAt })),
  });
  expect(listed().join()).toBe('a2,a1,a0,a3');
  expect(pageHeader()).toHaveTextContent('Doubtful appointments, newest first');
  await app.goTo('/validation?sort=oldest');
  expect(listed().join()).toBe('a0,a1,a2,a3');
  expect(pageHeader()).toHaveTextContent('Doubtful appointments, oldest first');
});

it('a decision names its alert digit by digit (A14)', async () => {
  const app = await openQueue('/validation', {
    alerts: ['90071992547409939007', '90071992547409939008'].map((id) => alertRow({ id })),
  });
  expect(rows()).toHaveLength(2);
  await app.click(rows()[0] as HTMLElement);
  await app.click(button('Mark Valid'));
  expect(app.sent('reviewAlert')).toMatchObject([{ alertId: '90071992547409939007' }]);
});

it('notes with nothing visible are sent as none (A17)', async () => {
  const app = await openFirst();
  await app.user.type(notes(), '\u200b \u2060');
  await app.click(button('Mark Valid'));
  expect(app.sent('reviewAlert')).toMatchObject([{ decision: 'valid', notes: '' }]);
});

it('the phone of an alert, from the response to the Call link (A4, A18)', async () => {
  const phones = [
    ['\u202a312.555.0142\u202c ext. 9', 'tel:+13125550142;ext=9'],
    ['555-0142 x123', null],
  ] as const;
  const alerts = alertRows.slice(0, 2).map((alert) => ({ ...alert, region: 'Illinois' }));
  const app = await openFirst({
    alerts,
    appointments: alerts.map((alert, at) =>
      bookingOf(alert, { phone: phones[at]?.[0], region: 'chicago' }),
    ),
  });
  for (const [phone, href] of phones) {
    const evidence = within(within(dialog()).getByRole('region', { name: 'Evidence' }));
    const call = evidence.queryByRole('link', { name: /^Call/ });
    expect(call?.getAttribute('href') ?? null).toBe(href);
    await app.user.click(evidence.getByRole('button', { name: 'Copy phone' }));
    expect(await navigator.clipboard.readText()).toBe(phone.replaceAll(/[\u202a\u202c]/g, ''));
    await app.press('j');
  }
});
