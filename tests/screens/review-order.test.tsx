import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertRows, bookingOf, type SentAlert } from './review-server.ts';
import {
  button,
  dialog,
  listed,
  notes,
  openFirst,
  openIn,
  openQueue,
  readMs,
  rowOf,
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
const cell = (name: string) => within(dialog()).getByRole('region', { name });

const newest = ['ann-lee', 'bea-moss', 'cy-stone', 'dee-park', 'eli-reed', 'flo-hart'];

describe('the order of the queue (C43)', () => {
  it('is newest or oldest first, in the URL, and keys and session follow it', async () => {
    const app = await openQueue();
    expect(listed()).toEqual(newest);
    expect(order('Newest first')).toBeChecked();
    await app.click(order('Oldest first'));
    expect(location.search).toBe('?sort=oldest');
    expect(listed()).toEqual(newest.toReversed());
    expect(pageHeader()).toHaveTextContent('oldest first');
    await app.press('s');
    expect(openIn()).toBe('flo-hart');
    expect(dialog()).toHaveTextContent('1 of 6Oldest first');
    await app.advance(readMs);
    await app.press('v');
    expect(openIn()).toBe('eli-reed');
    await app.press('{Escape}');
    expect(listed()).toEqual(newest.slice(0, -1).toReversed());
    await app.click(order('Newest first'));
    expect(location.search).toBe('');
    expect(listed()).toEqual(newest.slice(0, -1));
  });

  it('follows a head, and a second click turns it', async () => {
    const app = await openQueue('/validation', {
      appointments: alertRows.map((alert, at) =>
        bookingOf(alert, { status: at % 2 === 0 ? 'valid' : 'invalid' }),
      ),
    });
    await app.click(head('Confidence'));
    expect(location.search).toBe('?sort=-confidence');
    const byConfidence = ['eli-reed', 'bea-moss', 'cy-stone', 'flo-hart', 'dee-park', 'ann-lee'];
    expect(listed()).toEqual(byConfidence);
    expect(head('Confidence').parentElement).toHaveTextContent('Confidencedescending');
    for (const name of ['Newest first', 'Oldest first']) expect(order(name)).not.toBeChecked();
    await app.click(head('Confidence'));
    expect(listed()).toEqual(byConfidence.toReversed());
    await app.click(head('Created'));
    expect(listed()).toEqual(newest);
    await app.click(head('Created'));
    expect(order('Oldest first')).toBeChecked();
    await app.click(head('Counts now as'));
    const words = rows().map((row) => /Invalid|Valid/.exec(row.textContent)?.[0]);
    expect(words).toEqual(['Invalid', 'Invalid', 'Invalid', 'Valid', 'Valid', 'Valid']);
    await app.click(tab('Reviewed'));
    await app.click(head('Decision'));
    expect(listed()[0]).toBe('hal-knox');
  });
});

it('the search finds title, customer, telemarketer, reason and notes, and the session stays in it', async () => {
  const app = await openQueue();
  await app.user.click(search());
  await app.user.paste('BEA MOSS');
  expect(listed()).toEqual(['bea-moss']);
  expect(card('Alerts')).toHaveTextContent('1 of 6');
  expect(tab('Pending')).toHaveTextContent('Pending 6');
  expect(param('q')).toBe('BEA MOSS');
  search().blur();
  await app.press('s');
  expect(dialog()).toHaveTextContent('1 of 1');
  await app.press('{Escape}');
  for (const [text, found] of [
    ['wc', ['dee-park']],
    ['priya', ['bea-moss', 'dee-park']],
    ['odd', ['ann-lee']],
  ] as const) {
    await app.user.clear(search());
    await app.user.paste(text);
    expect(listed()).toEqual(found);
  }
  await app.user.type(search(), ' zz');
  expect(inCard('Alerts').getByText('No alerts match')).toBeVisible();
  await app.click(inCard('Alerts').getByRole('button', { name: 'Clear search' }));
  expect(listed()).toEqual(newest);
  await app.click(tab('Reviewed'));
  await app.user.type(search(), 'confirmed');
  expect(listed()).toEqual(['gus-webb']);
});

/** The first alert, open; the first ones are over appointments of these fields. */
const openOver = (...sent: readonly object[]) =>
  openFirst({
    appointments: sent.map((each, at) => bookingOf(alertRows[at] as SentAlert, each)),
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
    { status: 'blocked', type: 'instant_invalid' },
    'Invalid',
    "by 'Instant invalid'",
    'Mark Valid makes it Valid. Mark Invalid confirms it. Dismiss leaves it as it is.',
  ],
  [
    { status: 'blocked', type: 'Not validated' },
    'Invalid',
    '',
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

describe('how an alert stands', () => {
  it('is in its row, with its rule in its dialog, and what each decision makes of it', async () => {
    const app = await openOver(...standings.map(([sent]) => sent));
    for (const [at, [, word, basis, consequence]] of standings.entries()) {
      expect(cell('Counts now as')).toHaveTextContent(`Counts now as${word}${basis}`);
      for (const name of ['Mark Valid', 'Mark Invalid', 'Dismiss'])
        expect(button(name)).toHaveAccessibleDescription(consequence);
      expect(rows()[at]).toHaveTextContent(word);
      await app.press('j');
    }
  });

  it('has both confidences under their names, and says where the state is not the region (C38)', async () => {
    const state = (detectedState: string) => ({
      stateAnalysis: { detectedState, confidence: 99 },
    });
    const app = await openOver(state('FL'), state('CA'));
    expect(cell('Detected state')).toHaveTextContent(/State 99%Not the region$/);
    expect(cell('Confidence')).toHaveTextContent('Confidence55');
    await app.press('j');
    expect(cell('Detected state')).toHaveTextContent(/State 99%$/);
  });

  it('is compared with its decision', async () => {
    const app = await openOver({ status: 'valid' }, { status: 'invalid' });
    await app.click(button('Mark Invalid'));
    await app.advance(readMs);
    await app.press('{Enter}i');
    await app.advance(readMs);
    await app.click(tab('Reviewed'));
    await app.click(rowOf('ann-lee'));
    expect(cell('Counts now as')).toHaveTextContent('Still counts as Valid');
    await app.press('{Escape}');
    await app.click(rowOf('bea-moss'));
    expect(cell('Counts now as')).toHaveTextContent('as decided');
  });
});

it('a click on a row with a modifier is left to the browser, with the address of the alert', async () => {
  await openQueue('/validation?sort=oldest');
  const [row] = rows();
  const prevented: boolean[] = [];
  const follow = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  for (const how of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    document.addEventListener('click', follow, { once: true });
    fireEvent.click(row as HTMLElement, how);
    expect([how, openIn()]).toEqual([how, null]);
  }
  expect(prevented).toEqual([false, false, false, false, false]);
  expect(row).toHaveAttribute('href', '?sort=oldest&alert=flo-hart');
});

it('N puts the caret behind the notes', async () => {
  const app = await openFirst();
  await app.user.type(notes(), 'called');
  notes().setSelectionRange(0, 0);
  await app.press('{Escape}n twice');
  expect(notes()).toHaveValue('called twice');
  await app.press('{Escape}{Escape}n!');
  expect(screen.getByLabelText(/Review notes/)).toHaveValue('called twice!');
});
