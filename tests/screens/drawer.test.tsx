import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Appointment } from '../../src/calls/appointments.ts';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { reasonKey } from '../../src/domain/appointment/reasons.ts';
import { rowsPath, telemarketerPath } from '../../src/paths.ts';
import {
  drawer,
  fact,
  heading,
  inDrawer,
  invalidOf,
  listed,
  indexOf,
  isBusy,
  isPhoneFirst,
  openIn,
  openRow,
  rowsOf,
  sendRows,
  tokenOf,
  changed,
} from './drawer.ts';
import { click, expectState, openApp, press } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { pageHeading, param } from './page.ts';

describe('the drawer of an appointment', () => {
  it('opens from its row with the details of the appointment (visual.md 09)', async () => {
    const at = indexOf(isBusy);
    const app = await openRow(at);
    const row = invalidOf(app)[at] as Appointment;
    expect(openIn()).toBe(appointmentToken(row));
    expect(drawer()).toHaveAccessibleName(row.title);
    expect(heading()).toHaveFocus();
    expect(inDrawer().getByText(`${at + 1} of ${invalidOf(app).length} invalid`)).toBeVisible();
    expect(inDrawer().getByText('Instant invalid: the title contains "busy".')).toBeVisible();
    expect(fact('Customer')).toHaveTextContent('N/A');
    expect(fact('Booked')).toHaveTextContent(/Today, \d+:\d\d [AP]M/);
    expect(inDrawer().getByRole('link', { name: row.telemarketer.name })).toHaveAttribute(
      'href',
      telemarketerPath(row.telemarketer),
    );
    expect(fact('Phone')).toHaveTextContent(/^PhoneN\/A$/);
    expect(listed().filter((link) => link.hasAttribute('aria-current'))).toEqual([listed()[at]]);
  });

  it('says that it waits for a decision, and leads to its review (52)', async () => {
    const alert = { title: 'DD', customer: 'Ann Lee', region: 'florida', reason: 'No call back' };
    respondWith('appointments', [
      { ...alert, status: 'invalid', time: '2026-11-21T10:00:00-05:00' },
      { ...alert, customer: 'Bo Lee', status: 'invalid', time: '2026-11-21T10:00:00-05:00' },
    ]);
    const created = { createdAt: '2026-11-21T10:05:00-05:00' };
    respondWith('alerts', [
      { ...alert, ...created, id: 'a7', status: 'pending' },
      { ...alert, ...created, id: 'a8', customer: 'Bo Lee', status: 'reviewed' },
    ]);
    const app = await openRow(0);
    expect(drawer()).toHaveAccessibleName('DD, Ann Lee');
    expect(
      inDrawer().getByRole('link', { name: 'Waits for a decision: No call back' }),
    ).toBeVisible();
    await press(app, 'j');
    expect(drawer()).toHaveAccessibleName('DD, Bo Lee');
    expect(inDrawer().queryByText(/Waits for a decision/)).toBeNull();
    await press(app, 'k');
    await click(app, inDrawer().getByRole('link', { name: /^Waits/ }));
    expect(location.pathname).toBe('/validation');
    expect(param('alert')).toBe('a7');
    expect(drawer()).toHaveAccessibleName('DD, Ann Lee');
  });

  it('leads to the rows of its reason, as many as it says, and to those of its telemarketer', async () => {
    const app = await openRow(2, undefined, '/?tab=invalid#appointments');
    const { reason, telemarketer } = invalidOf(app)[2] as Appointment;
    const like = invalidOf(app).filter((row) => reasonKey(row.reason) === reasonKey(reason));
    const link = inDrawer().getByRole('link', { name: /like this/ });
    expect(link).toHaveTextContent(`${like.length} like this`);
    expect(link).toHaveAttribute('href', rowsPath('invalid', { reason }));
    const all = inDrawer().getByRole('link', { name: `Show all by ${telemarketer.name}` });
    expect(all).toHaveAttribute('href', rowsPath('all', { telemarketer: telemarketer.sent }));
    await click(app, link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listed()).toHaveLength(like.length);
  });

  it('steps by keys and buttons through the list, in its order and filter', async () => {
    const app = await openApp('/?tab=invalid&region=florida&log-q=none#appointments');
    const rows = invalidOf(app).filter(({ region }) => region.key === 'florida');
    await click(app, listed()[0] as HTMLElement);
    for (const [index, row] of rows.entries()) {
      expect(openIn()).toBe(appointmentToken(row));
      expect(heading()).toHaveTextContent(row.title);
      expect(heading()).toHaveFocus();
      expect(inDrawer().getByText(`${index + 1} of ${rows.length} invalid`)).toBeVisible();
      await press(app, ['j', '{ArrowDown}', '{ArrowRight}'][index % 3] ?? 'j');
    }
    expect(openIn()).toBe(appointmentToken(rows.at(-1) as Appointment));
    await press(app, 'k');
    await press(app, '{ArrowUp}');
    await click(app, inDrawer().getByRole('button', { name: 'Previous appointment' }));
    expect(inDrawer().getByText(`${rows.length - 3} of ${rows.length} invalid`)).toBeVisible();
    expect(param('region')).toBe('florida');
    await press(app, '{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(openIn()).toBeNull();
    expect(listed()[rows.length - 4]).toHaveFocus();
  });

  it("has the verdict's confidence, then the detected state with its own (C38)", async () => {
    respondWith('recentValidations', []);
    const at = indexOf(isBusy);
    const app = await openRow(at);
    const row = invalidOf(app)[at] as Appointment;
    expect(fact('Confidence')).toHaveTextContent(`Confidence${row.confidence}%`);
    expect(fact('Detected state')).toHaveTextContent(
      `${row.detectedState.name}State ${row.stateConfidence}%`,
    );
    await sendRows(app, (rows) => rows.map((sent) => ({ ...sent, confidence: null })));
    expect(inDrawer().queryByText('Confidence')).toBeNull();
    expect(fact('Detected state')).toHaveTextContent(`State ${row.stateConfidence}%`);
    const none = { stateAnalysis: { detectedState: '', confidence: null } };
    await sendRows(app, (rows) => rows.map((sent) => ({ ...sent, ...none })));
    expect(inDrawer().queryByText('Detected state')).toBeNull();
    expect(fact('Confidence')).toHaveTextContent(`Confidence${row.confidence}%`);
  });

  it.each([
    ['/sales-rep/Devon%20Hartley/california', 'its row', () => listed('Appointments')[0]],
    ['/monthly-data', 'the heading', () => pageHeading()],
  ])('opened by a link to %s, it leaves the focus on %s', async (path, _, target) => {
    const before = await openApp('/sales-rep/Devon%20Hartley/california');
    await click(before, listed('Appointments')[0] as HTMLElement);
    const token = openIn();
    before.unmount();
    const app = await openApp(`${path}?appointment=${token}`);
    await press(app, '{Escape}');
    expect(location.search).toBe('');
    expect(target()).toHaveFocus();
  });

  it('never opens on the wall', async () => {
    const app = await openApp('/');
    const token = appointmentToken(invalidOf(app)[0] as Appointment);
    app.unmount();
    await openApp(`/?display=wall&appointment=${token}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('[data-appointment]')).toBeNull();
  });

  it('shows that an appointment is not in the list, and the appointment once it is', async () => {
    const app = await openApp('/states?appointment=nothere');
    expect(inDrawer().getByText('This appointment is not in the list')).toBeVisible();
    await press(app, '{Escape}');
    expect(openIn()).toBeNull();
    expectState('States compared', 'ready');
  });
});

describe('the phone', () => {
  it('is copied as it is shown, by key and by button', async () => {
    const at = indexOf(isPhoneFirst);
    const app = await openRow(at);
    const { phone } = invalidOf(app)[at] as Appointment;
    expect(inDrawer().getByRole('link', { name: phone.text })).toHaveAttribute(
      'href',
      `tel:+1${phone.digits}`,
    );
    await press(app, 'c');
    expect(await navigator.clipboard.readText()).toBe(phone.text);
    expect(inDrawer().getByText('Copied')).toHaveAttribute('role', 'status');
    await press(app, 'j');
    expect(inDrawer().queryByText('Copied')).toBeNull();
    expect(inDrawer().queryByRole('button', { name: 'Copy phone' })).toBeNull();
    await press(app, 'k');
    await click(app, inDrawer().getByRole('button', { name: 'Copy phone' }));
    expect(inDrawer().getByText('Copied')).toBeVisible();
  });

  it('is selected to be copied by hand where the browser refuses', async () => {
    const at = indexOf(isPhoneFirst);
    const app = await openRow(at);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press(app, 'c');
    expect(inDrawer().getByRole('alert')).toHaveTextContent('This browser blocks copying');
    expect(getSelection()?.toString()).toBe((invalidOf(app)[at] as Appointment).phone.text);
  });
});

it.each([
  ['Appointments Log', '/', 0],
  ['Recent Validations', '/', 0],
  ['Recent Appointments', '/states/california', 0],
  ['Appointments', '/sales-rep/Devon%20Hartley/california', 0],
  ['Duplicate Groups', '/data-quality?tab=duplicates', 1],
  ['Invalid Phones', '/data-quality', 1],
])('every row that is one appointment opens it: %s', async (card, path, index) => {
  const app = await openRow(index, card, path);
  expect(rowsOf(app).map(appointmentToken)).toContain(openIn());
  expect(inDrawer().getByText(new RegExp(`^${index + 1} of `))).toBeVisible();
  await press(app, '{Escape}');
  expect(listed(card)[index]).toHaveFocus();
});

describe('a poll under the open drawer', () => {
  it('updates the row, and lists the changes', async () => {
    const app = await openRow(1);
    const token = openIn();
    await sendRows(app, (rows) => changed(rows, token, { reason: 'Called back' }));
    expect(inDrawer().getByText('Called back')).toBeVisible();
    expect(inDrawer().getByText(/^Updated: reason at \d/)).toHaveAttribute('role', 'status');
    expect(openIn()).toBe(token);
    await press(app, 'j');
    expect(inDrawer().queryByText(/^Updated/)).toBeNull();
  });

  it('shows no change where none was made, and counts the rows added above', async () => {
    const app = await openRow(1);
    const count = invalidOf(app).length;
    const isInvalid = ({ status }: { readonly status: string }) => status === 'invalid';
    await sendRows(app, (rows) => [
      { ...(rows.find(isInvalid) as (typeof rows)[0]), title: 'New', time: '2026-11-21T19:40:59Z' },
      ...rows,
    ]);
    expect(inDrawer().getByText(`3 of ${count + 1} invalid`)).toBeVisible();
    expect(inDrawer().queryByText(/^Updated/)).toBeNull();
  });

  it('that removes the row leaves it open with a note, and the next row is the one after it', async () => {
    const app = await openRow(1);
    const token = openIn();
    const [, row, next] = invalidOf(app) as [Appointment, Appointment, Appointment];
    await sendRows(app, (rows) => rows.filter((each) => tokenOf(each) !== token));
    expect(inDrawer().getByRole('alert')).toHaveTextContent('No longer in this list');
    expect(heading()).toHaveTextContent(row.title);
    expect(inDrawer().queryByText(/ of \d+ invalid/)).toBeNull();
    await press(app, 'j');
    expect(openIn()).toBe(appointmentToken(next));
    expect(inDrawer().queryByRole('alert')).toBeNull();
  });

  it('that moves it to the other list shows it as it is now', async () => {
    const app = await openRow(1);
    const token = openIn();
    await sendRows(app, (rows) => changed(rows, token, { status: 'valid' }));
    expect(inDrawer().getByRole('alert')).toHaveTextContent('No longer in this list');
    expect(inDrawer().getByText('Valid')).toBeVisible();
  });
});
