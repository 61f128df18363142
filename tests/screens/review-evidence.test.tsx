import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../mount/open-app.tsx';
import { alerts } from '../../mocks/responses/alerts.ts';
import { appointments } from '../../mocks/responses/appointments.ts';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { bandLabels, bandOf } from '../../src/domain/number/bands.ts';
import { heading } from './drawer.ts';
import { openWithKeys, rowOfFirst, sendKnown, sendRow } from './evidence.ts';
import { alertsOf, button, dialog, listed, notes, openIn, openQueue, tab } from './review.ts';
import { inCard, param, percent, textsOf } from './page.ts';
import { heldResponse } from '../mount/network.ts';

const evidence = () => within(dialog()).queryByRole('region', { name: 'Evidence' });
const inEvidence = () => within(evidence() as HTMLElement);
const labels = () => textsOf(inEvidence().queryAllByRole('term'));
const valueOf = (label: string) => inEvidence().getByText(label).closest('div');
const link = (name: RegExp) => inEvidence().getByRole('link', { name });

describe('the evidence (visual.md 17)', () => {
  it('has the phone, the same reason, the telemarketer and a possible duplicate, in this order', async () => {
    const app = await openQueue();
    const { marked, decided } = await sendKnown(app);
    const rows = await sendRow(app, { phone: '(310) 555-0142' }, [
      { title: 'NHWC', customer: 'Another', phone: '+1 310-555-0142' },
      { title: 'DD', customer: 'A third', phone: '3105550142' },
    ]);
    await openWithKeys(app);
    const rows4 = ['Phone', 'Same reason before', 'Ana Torres today', 'Possible duplicate'];
    expect(labels()).toEqual(rows4);
    expect(link(/^Call/)).toHaveAttribute('href', 'tel:+13105550142');
    const same = `${marked} of ${decided} marked validSee the ${decided}`;
    expect(valueOf('Same reason before')).toHaveTextContent(same);
    const theirs = rows.filter(({ telemarketer }) => telemarketer === 'Ana Torres');
    const valid = theirs.filter(({ status }) => status === 'valid').length;
    const band = bandLabels[bandOf((valid * 100) / theirs.length)];
    const text = `${valid} valid of ${theirs.length}, ${percent(valid, theirs.length)}${band}`;
    expect(valueOf('Ana Torres today')).toHaveTextContent(`${text}See the ${theirs.length}`);
    const duplicate = /^Possible duplicateSame phone: NHWC, .*and 1 more/;
    expect(valueOf('Possible duplicate')).toHaveTextContent(duplicate);
  });

  it('has rows only for known facts', async () => {
    const app = await openQueue();
    const { first } = rowOfFirst(app);
    await sendRow(app, { phone: '', telemarketer: 'Somebody Else' });
    app.respond({
      alerts: [{ ...first, reason: 'Nobody ever gave this reason', telemarketer: '' }],
    });
    await app.poll('alerts');
    await openWithKeys(app);
    expect(labels()).toEqual([]);
    expect(link(/^Open appointment/)).toBeVisible();
    await app.press('c');
    expect(inEvidence().queryByText('Copied')).toBeNull();
  });

  it('counts one of a kind in the singular', async () => {
    const app = await openQueue();
    const { first } = rowOfFirst(app);
    const reviewed = { ...first, id: 'r1', status: 'reviewed', manualDecision: 'valid' };
    app.respond({ alerts: [first, reviewed] });
    await app.poll('alerts');
    await openWithKeys(app);
    expect(link(/^See the 1 alert with this reason$/)).toBeVisible();
  });

  it('says that the appointments failed, and keeps the rows that need none', async () => {
    const app = await openQueue('/validation', { appointments: 503 });
    await sendKnown(app);
    await openWithKeys(app);
    await app.advance(2_000);
    expect(inEvidence().getByText('Without appointments: 503')).toBeVisible();
    expect(screen.getByText('Some data is missing')).toBeInTheDocument();
    expect(labels()).toEqual(['Same reason before']);
  });

  it.each(['reviewed', 'dismissed'])('has the phone of a %s alert too', async (status) => {
    const app = await openApp(`/validation?tab=${status}`);
    const { first } = rowOfFirst(app);
    await sendRow(app, { phone: '(310) 555-0142' });
    // Of today, as its appointment is.
    app.respond({ alerts: [{ ...first, status, manualDecision: null }] });
    await app.poll('alerts');
    await openWithKeys(app);
    expect(labels()).toContain('Phone');
    await app.press('c');
    expect(inEvidence().getByText('Copied')).toBeVisible();
    const footer = dialog().querySelector('footer');
    expect(footer).toHaveTextContent("Decided. It can't be decided again here.");
    expect(within(dialog()).getAllByRole('link', { name: /^Open appointment/ })).toHaveLength(1);
    await app.press('o');
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
  });
});

it('the phone is copied with C, which is in the list of shortcuts', async () => {
  const app = await openQueue();
  await sendRow(app, { phone: '(310) 555-0142' });
  await openWithKeys(app);
  await app.press('c');
  expect(await navigator.clipboard.readText()).toBe('(310) 555-0142');
  expect(inEvidence().getByText('Copied')).toHaveAttribute('role', 'status');
  await navigator.clipboard.writeText('');
  await app.press('nc');
  expect(notes()).toHaveValue('c');
  expect(await navigator.clipboard.readText()).toBe('');
  await app.press('{Escape}?');
  const sheet = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(sheet.getByText('Copy phone').parentElement).toHaveTextContent('C');
});

describe('the links of the evidence', () => {
  it('open the appointment over the alert, whose notes are there afterwards', async () => {
    const app = await openApp('/validation?review=start');
    const { first, row } = rowOfFirst(app);
    await app.user.type(notes(), 'Called back');
    await app.click(link(/^Open appointment/));
    expect(param('appointment')).toBe(appointmentToken(row));
    const drawer = screen.getAllByRole('dialog').at(-1) as HTMLElement;
    expect(within(drawer).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(within(drawer).getByText('Sales rep')).toBeVisible();
    await app.press('{Escape}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(openIn()).toBe(first.id);
    expect(notes()).toHaveValue('Called back');
    expect(link(/^Open appointment/)).toHaveFocus();
    // The session goes on.
    expect(button('End review')).toBeVisible();
  });

  it('survive a reload: the appointment is shown over its alert', async () => {
    const app = await openQueue();
    const { first, row } = rowOfFirst(app);
    app.unmount();
    const path = `/validation?alert=${first.id}&appointment=${appointmentToken(row)}`;
    const again = await openApp(path);
    expect(heading()).toHaveFocus();
    await again.press('{Escape}');
    expect(notes()).toBeVisible();
    await again.press('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show as many alerts of the reason as they count, until the filter is cleared', async () => {
    const app = await openApp('/validation');
    const { first } = rowOfFirst(app);
    await sendKnown(app);
    await openWithKeys(app);
    const see = link(/with this reason$/);
    const count = Number(/See the (\d+)/.exec(see.textContent)?.[1]);
    await app.click(see);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listed()).toHaveLength(count);
    const all = alertsOf(app).filter(({ status }) => status === 'reviewed').length;
    expect(tab('Reviewed')).toHaveTextContent(String(all));
    expect(inCard('Alerts').getByText(`${count} of ${all} shown`)).toBeVisible();
    await app.click(inCard('Alerts').getByRole('button', { name: 'Clear' }));
    expect(listed()).toHaveLength(all);
    expect(location.search).toBe('?tab=reviewed');
    history.back();
    await app.settle();
    expect(openIn()).toBe(first.id);
  });

  it('show as many appointments of the telemarketer as they count', async () => {
    const app = await openApp('/validation');
    await app.press('j{Enter}');
    const see = link(/appointments by/);
    const count = /See the (\d+)/.exec(see.textContent)?.[1];
    await app.click(see);
    const shown = inCard('Appointments Analysis').getByText(/^of \d+ events shown$/);
    expect(shown).toHaveTextContent(new RegExp(`^${count} of `));
  });
});

it('the request for the appointments is sent with the queue, whose rows say how they count, and once a minute', async () => {
  const app = await openQueue();
  expect(app.requestsOf('appointments')).toBe(1);
  await openWithKeys(app);
  await app.press('jk');
  await app.press('{Escape}{Enter}');
  expect(app.requestsOf('appointments')).toBe(1);
  await app.poll('appointments', 2);
  expect(app.requestsOf('appointments')).toBe(2);
});

describe('late evidence', () => {
  const reserved = () =>
    inEvidence().getAllByRole('term').length + (evidence()?.querySelectorAll('p').length ?? 0);

  it('fills the reserved rows, and removes none while notes are written', async () => {
    const later = heldResponse();
    const app = await openQueue('/validation', { appointments: later.response });
    await sendKnown(app);
    await app.press('n');
    expect(inEvidence().getByRole('status')).toHaveTextContent('Loading appointment...');
    expect(labels()).toEqual(['Same reason before']);
    expect(reserved()).toBe(4);
    await app.press('typed');
    later.send(appointments(app.center.world));
    await app.settle();
    const count = labels().length;
    expect([2, 3]).toContain(count);
    expect(reserved()).toBe(4);
    expect(notes()).toHaveFocus();
    await app.press('{Escape}');
    expect(reserved()).toBe(count);
    expect(notes()).toHaveValue('typed');
  });

  it('adds no row while notes are written', async () => {
    const app = await openQueue();
    const { first } = rowOfFirst(app);
    await sendRow(app, { phone: '' });
    const rare = { ...first, reason: 'Nobody ever gave this reason' };
    app.respond({ alerts: [rare] });
    await app.poll('alerts');
    await openWithKeys(app);
    await app.press('n');
    expect(labels()).toHaveLength(1);
    const other = alerts(app.center.world).find(({ status }) => status === 'reviewed');
    app.respond({ alerts: [rare, { ...other, reason: rare.reason }] });
    await app.poll('alerts');
    expect(labels()).toHaveLength(1);
    await app.press('{Escape}');
    expect(labels()).toEqual(['Same reason before', `${first.telemarketer} today`]);
    expect(valueOf(`${first.telemarketer} today`)).toHaveTextContent('few cases');
  });
});
