import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Mounted } from '../mount/mounted.tsx';
import { sendRow } from './evidence.ts';
import {
  alertsOf,
  button,
  dialog,
  listed,
  notes,
  openFirst,
  openIn,
  openQueue,
  pendingOf,
  readMs,
  rows,
  tab,
} from './review.ts';
import { card, inCard, pageHeader, param } from './page.ts';

const search = () => inCard('Alerts').getByRole('searchbox', { name: 'Search alerts' });
const order = (name: string) => inCard('Alerts').getByRole('radio', { name });
const head = (name: string) =>
  within(inCard('Alerts').getByRole('group', { name: 'Sort alerts' })).getByRole('button', {
    name,
  });
const idsOf = (alerts: readonly { readonly id: string }[]) => alerts.map(({ id }) => id);
const cell = (name: string) => within(dialog()).getByRole('region', { name });

describe('the order of the queue (C43)', () => {
  it('is newest or oldest first, in the URL, and keys and session follow it', async () => {
    const app = await openQueue();
    const newest = idsOf(pendingOf(app));
    expect(listed()).toEqual(newest);
    expect(order('Newest first')).toBeChecked();
    await app.click(order('Oldest first'));
    expect(location.search).toBe('?sort=oldest');
    expect(listed()).toEqual(newest.toReversed());
    expect(pageHeader()).toHaveTextContent('oldest first');
    await app.press('s');
    expect(openIn()).toBe(newest.at(-1));
    expect(dialog()).toHaveTextContent(`1 of ${newest.length}Oldest first`);
    await app.advance(readMs);
    await app.press('v');
    expect(openIn()).toBe(newest.at(-2));
    await app.press('{Escape}');
    expect(listed()).toEqual(newest.slice(0, -1).toReversed());
    await app.click(order('Newest first'));
    expect(location.search).toBe('');
    expect(listed()).toEqual(newest.slice(0, -1));
  });

  it('follows a head, and a second click turns it', async () => {
    const app = await openQueue();
    const by = pendingOf(app).toSorted((a, b) => b.confidence - a.confidence);
    await app.click(head('Confidence'));
    expect(location.search).toBe('?sort=-confidence');
    expect(listed()).toEqual(idsOf(by));
    expect(head('Confidence').parentElement).toHaveTextContent('Confidencedescending');
    for (const name of ['Newest first', 'Oldest first']) expect(order(name)).not.toBeChecked();
    await app.click(head('Confidence'));
    expect(listed()[0]).toBe(by.at(-1)?.id);
    await app.click(head('Created'));
    expect(listed()).toEqual(idsOf(pendingOf(app)));
    await app.click(head('Created'));
    expect(order('Oldest first')).toBeChecked();
    await app.click(head('Counts now as'));
    const words = rows().map(
      (row) => /Invalid|Not counted yet|Not in|Valid/.exec(row.textContent)?.[0],
    );
    expect(words).toEqual(words.toSorted((a = '', b = '') => a.localeCompare(b)));
    await app.click(tab('Reviewed'));
    await app.click(head('Decision'));
    const decided = alertsOf(app).filter(({ status }) => status === 'reviewed');
    const first = alertsOf(app).find(({ id }) => id === listed()[0]);
    expect(first?.manualDecision).toBe(decided.map((each) => each.manualDecision).toSorted()[0]);
  });
});

it('the search finds title, customer, telemarketer, reason and notes, and the session stays in it', async () => {
  const app = await openQueue();
  const pending = pendingOf(app);
  const [, one] = pending;
  await app.user.type(search(), one?.customer.toUpperCase() ?? '');
  expect(listed()).toEqual([one?.id]);
  expect(card('Alerts')).toHaveTextContent(`1 of ${pending.length}`);
  expect(tab('Pending')).toHaveTextContent(`Pending ${pending.length}`);
  // The list follows each letter, the URL the last one (Safari refuses more than 100 changes in 10 s).
  expect(location.search).not.toContain('q=');
  await app.advance(1_000);
  expect(param('q')).toBe(one?.customer.toUpperCase());
  search().blur();
  await app.press('s');
  expect(dialog()).toHaveTextContent('1 of 1');
  await app.press('{Escape}');
  await app.user.clear(search());
  await app.user.type(search(), one?.telemarketer ?? '');
  expect(listed()).toEqual(
    idsOf(pending.filter(({ telemarketer }) => telemarketer === one?.telemarketer)),
  );
  await app.user.type(search(), ' nothing');
  expect(inCard('Alerts').getByText('No alerts match')).toBeVisible();
  await app.click(inCard('Alerts').getByRole('button', { name: 'Clear search' }));
  expect(listed()).toEqual(idsOf(pending));
  const noted = alertsOf(app).find(
    ({ status, notes: text }) => status === 'reviewed' && text !== '',
  );
  await app.click(tab('Reviewed'));
  await app.user.type(search(), noted?.notes ?? '');
  expect(listed()).toContain(noted?.id);
});

/** How the row behind the first alert is sent, and what the dialog says of it. */
const standings = [
  [
    { status: 'valid', type: 'full_validation' },
    'Valid',
    "by 'Full validation'",
    'Mark Valid confirms it. Mark Invalid makes it Invalid. Dismiss leaves it as it is.',
  ],
  [
    { status: 'blocked', type: 'Not validated' },
    'Invalid',
    "by 'Not validated'",
    'Mark Valid makes it Valid. Mark Invalid confirms it. Dismiss leaves it as it is.',
  ],
  [
    { status: 'pending', type: '' },
    'Not counted yet',
    '',
    'Mark Valid makes it Valid. Mark Invalid makes it Invalid. Dismiss leaves it as it is.',
  ],
  [{ customer: 'Another' }, "Not in today's list", '', 'Dismiss leaves it as it is.'],
] as const;

describe('how an alert stands (visual.md 21)', () => {
  it.each(standings)('%j', async (sent, word, basis, consequence) => {
    const app = await openFirst();
    await sendRow(app, sent);
    expect(cell('Counts now as')).toHaveTextContent(`Counts now as${word}${basis}`);
    for (const name of ['Mark Valid', 'Mark Invalid', 'Dismiss'])
      expect(button(name)).toHaveAccessibleDescription(consequence);
    expect(rows()[0]).toHaveTextContent(word);
  });

  it('has both confidences under their names, and says where the state is not the region (C38)', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    const other = first?.region === 'florida' ? 'IL' : 'FL';
    await sendRow(app, { stateAnalysis: { detectedState: other, confidence: 99 } });
    expect(cell('Detected state')).toHaveTextContent(/State 99%Not the region$/);
    expect(cell('Confidence')).toHaveTextContent(`Confidence${Math.round(first?.confidence ?? 0)}`);
    await sendRow(app, { stateAnalysis: { detectedState: first?.region ?? '', confidence: 98 } });
    expect(cell('Detected state')).toHaveTextContent(/State 98%$/);
  });

  it.each([
    ['valid', 'Still counts as Valid'],
    ['invalid', 'as decided'],
  ] as const)('says of a decided alert whose row is %s: %s', async (status, words) => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    await sendRow(app, { status });
    await app.click(button('Mark Invalid'));
    await app.advance(readMs);
    await app.click(tab('Reviewed'));
    await app.click(document.querySelector(`[data-alert="${first?.id}"]`) as HTMLElement);
    expect(cell('Counts now as')).toHaveTextContent(words);
  });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click on a row with %j is left to the browser, with the address of the alert',
  async (how) => {
    await openQueue('/validation?sort=oldest');
    const [row] = rows();
    const prevented: boolean[] = [];
    const follow = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    fireEvent.click(row as HTMLElement, how);
    expect(prevented).toEqual([false]);
    expect(openIn()).toBeNull();
    expect(row).toHaveAttribute('href', `?sort=oldest&alert=${row?.dataset['alert']}`);
  },
);

it('N puts the caret behind the notes', async () => {
  const app: Mounted = await openFirst();
  await app.user.type(notes(), 'called');
  notes().setSelectionRange(0, 0);
  await app.press('{Escape}n twice');
  expect(notes()).toHaveValue('called twice');
  await app.press('{Escape}{Escape}n!');
  expect(screen.getByLabelText(/Review notes/)).toHaveValue('called twice!');
});
