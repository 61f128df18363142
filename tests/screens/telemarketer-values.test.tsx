import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bodyRows, button, card } from './page.ts';
import { appointments, open } from './telemarketer-rows.tsx';

it('lists rows without a time last, and claims nothing of a list that could not be read (A12, A13)', async () => {
  const row = { telemarketer: 'Daniel Cole', status: 'invalid', region: 'FL', reason: 'Busy' };
  await open({
    appointments: [
      { ...row, title: 'one', time: '2026-11-21T15:00:00Z' },
      { ...row, title: 'two', time: 'after lunch' },
      { ...row, title: 'three', time: '2026-11-21T16:00:00Z' },
    ],
    monthly: { summary: {}, months: 'soon' },
  });
  expect(
    bodyRows('Appointments').map((each) => each.querySelectorAll('bdi')[1]?.textContent),
  ).toEqual(['three', 'one', 'two']);
  expect(card('Share of each month')).toHaveTextContent('could not be read');
  expect(card('November 2026, to date')).toHaveTextContent('The months could not be read');
  for (const title of ['Share of each month', 'November 2026, to date'])
    expect(card(title)).not.toHaveTextContent(/\bNo /);
});

it('a part above its whole is no share (C19)', async () => {
  const name = 'Daniel Cole';
  await open({
    monthly: {
      months: [
        {
          month: '2026-11',
          totalValidAppointments: 50,
          telemarketers: { [name]: { totalAppointments: 109 } },
        },
      ],
    },
  });
  expect(card('November 2026, to date')).toHaveTextContent(/109of 50/);
  expect(card('Share of each month')).toHaveTextContent('–');
  expect(document.body).not.toHaveTextContent('218%');
});

const opener = () => button('Copy note');
const sheet = () => screen.getByRole('dialog', { name: 'Note' });

describe('the note for a talk', () => {
  it('is shown in full, and copied as it was shown', async () => {
    const app = await open();
    await app.click(opener());
    const text = sheet().querySelector('pre')?.textContent ?? '';
    // src/routes/telemarketer/note.test.ts has the other lines.
    expect(text.split('\n')).toEqual([
      'Few cases: Daniel Cole: 40% of 5 events valid (team 50%)',
      'Leading reason: Busy, 1 of 2 invalid',
      'Today: WC 3, 11:30 AM, California',
      'Without it: 40% → 60% of 5 events',
      'As of 2:41 PM ET, November 21, 2026',
    ]);
    await app.click(within(sheet()).getByRole('button', { name: 'Copy note' }));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is disabled until the appointments have loaded, and closes with Back', async () => {
    const app = await open({ appointments: 503 });
    expect(opener()).toBeDisabled();
    expect(opener()).toHaveAccessibleDescription('Nothing to copy yet');
    app.respond({ appointments });
    await app.poll('appointments');
    await app.click(opener());
    expect(sheet()).toBeVisible();
    history.back();
    await app.settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
