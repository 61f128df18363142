import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { rowsPath } from '../../src/paths.ts';
import { appointment } from '../entities.ts';
import { heldResponse } from '../mount/network.ts';
import { alertRow, appointmentRow } from '../rows.ts';
import { heading } from './drawer.ts';
import { inCard, param, textsOf } from './page.ts';
import { alertRows, bookingOf, type SentAlert } from './review-server.ts';
import {
  button,
  dialog,
  listed,
  notes,
  openIn,
  openQueue,
  openQueueInApp,
  rows,
  tab,
  writeNotes,
} from './review.ts';

// Ann Lee's alert has the reason of Gus Webb's and Hal Knox's, one of which was marked valid.

const [ann] = alertRows as readonly [SentAlert];
const booking = bookingOf(ann, { phone: '(310) 555-0142' });
const others = alertRows.slice(1).map((alert) => bookingOf(alert));
const appointments = [booking, ...others];

const evidence = () => within(dialog()).queryByRole('region', { name: 'Evidence' });
const inEvidence = () => within(evidence() as HTMLElement);
const labels = () => textsOf(inEvidence().queryAllByRole('term'));
const valueOf = (label: string) => inEvidence().getByText(label).closest('div');
const link = (name: RegExp) => inEvidence().getByRole('link', { name });

const openAnn = '/validation?alert=ann-lee';

describe('the evidence', () => {
  it('has the phone, the same reason, the telemarketer and a possible duplicate, in this order', async () => {
    await openQueue(openAnn, {
      appointments: [
        ...appointments,
        // Of another day, and counted too (C37).
        bookingOf(ann, { time: '2026-11-20T15:00:00Z' }),
        appointmentRow({ title: 'NHWC', customer: 'Another', phone: '+1 310-555-0142' }),
        appointmentRow({ customer: 'A third', phone: '3105550142', status: 'blocked' }),
      ],
    });
    expect(labels()).toEqual([
      'Phone',
      'Same reason before',
      'Ana Torres today',
      'Possible duplicate',
    ]);
    expect(link(/^Call/)).toHaveAttribute('href', 'tel:+13105550142');
    expect(valueOf('Same reason before')).toHaveTextContent('1 of 2 marked validSee the 2');
    // She booked nine of the eleven alerts, and the three others.
    expect(valueOf('Ana Torres today')).toHaveTextContent('11 valid of 12, 91.7%See the 12');
    expect(link(/^See the 12 appointments by Ana Torres$/)).toHaveAttribute(
      'href',
      rowsPath('all', { telemarketer: 'Ana Torres' }),
    );
    expect(valueOf('Possible duplicate')).toHaveTextContent(
      /^Possible duplicateSame phone: NHWC, .*and 1 more/,
    );
  });

  it('has rows only for known facts', async () => {
    const app = await openQueue(openAnn, {
      alerts: [{ ...ann, reason: 'Nobody ever gave this reason', telemarketer: '' }],
      appointments: [bookingOf(ann)],
    });
    expect(labels()).toEqual([]);
    expect(link(/^Open appointment/)).toBeVisible();
    await app.press('c');
    expect(inEvidence().queryByText('Copied')).toBeNull();
  });

  it('counts one of a kind in the singular', async () => {
    const [, , , , , , gus] = alertRows;
    await openQueue(openAnn, { alerts: [ann, gus] });
    expect(link(/^See the 1 alert with this reason$/)).toBeVisible();
  });

  it('says that the appointments failed, and keeps the rows that need none', async () => {
    const app = await openQueue(openAnn, { appointments: 503 });
    await app.advance(2_000);
    expect(inEvidence().getByText('Without appointments: 503')).toBeVisible();
    expect(screen.getByText(', some calls fail')).toBeInTheDocument();
    expect(labels()).toEqual(['Same reason before']);
  });

  it('of a part of the appointments says so, and has no rate (A15)', async () => {
    await openQueue(openAnn, { appointments: { total: 76, appointments } });
    expect(dialog()).toHaveTextContent('Appointments: 11 of 76 received');
    expect(valueOf('Ana Torres today')).toHaveTextContent('9 valid of 9, –See the 9');
  });

  it('has the phone of a decided alert too', async () => {
    const app = await openQueueInApp(`${openAnn}&tab=dismissed`, {
      alerts: [{ ...ann, status: 'dismissed' }],
      appointments,
    });
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

it('the phone is copied with C, but not while notes are typed', async () => {
  const app = await openQueue('/validation', { appointments });
  await app.press('j{Enter}c');
  expect(await navigator.clipboard.readText()).toBe('(310) 555-0142');
  expect(inEvidence().getByText('Copied')).toHaveAttribute('role', 'status');
  await navigator.clipboard.writeText('');
  await app.press('nc');
  expect(notes()).toHaveValue('c');
  expect(await navigator.clipboard.readText()).toBe('');
});

describe('the links of the evidence', () => {
  const token = appointmentToken(appointment(booking));

  it('open the appointment over the alert, whose notes are there afterwards', async () => {
    const stateAnalysis = { detectedState: 'IL', confidence: 99 };
    const app = await openQueueInApp('/validation?review=start', {
      appointments: [{ ...booking, confidence: 85, stateAnalysis }, ...others],
    });
    await writeNotes(app, 'Called back');
    await app.click(link(/^Open appointment/));
    expect(param('appointment')).toBe(token);
    const drawer = screen.getAllByRole('dialog').at(-1) as HTMLElement;
    expect(within(drawer).getByRole('heading', { level: 2 })).toHaveFocus();
    // One appointment has one confidence, and its state another (C38).
    const fact = (label: string) => within(drawer).getByText(label).closest('div');
    expect(fact('Confidence')).toHaveTextContent('Confidence55%');
    expect(fact('Detected state')).toHaveTextContent('IllinoisState 99%');
    await app.press('{Escape}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(openIn()).toBe('ann-lee');
    expect(notes()).toHaveValue('Called back');
    expect(link(/^Open appointment/)).toHaveFocus();
    // The session goes on.
    expect(button('End review')).toBeVisible();
  });

  it('survive a reload: the appointment is shown over its alert', async () => {
    const app = await openQueueInApp(`${openAnn}&appointment=${token}`, { appointments });
    expect(heading()).toHaveFocus();
    await app.press('{Escape}');
    expect(notes()).toBeVisible();
    await app.press('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show as many alerts of the reason as they count, until the filter is cleared', async () => {
    const app = await openQueue();
    await app.click(rows()[0] as HTMLElement);
    await app.click(link(/^See the 2 alerts with this reason$/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listed()).toEqual(['gus-webb', 'hal-knox']);
    expect(tab('Reviewed')).toHaveTextContent('3');
    expect(inCard('Alerts').getByText('2 of 3 shown')).toBeVisible();
    await app.click(inCard('Alerts').getByRole('button', { name: 'Clear' }));
    expect(listed()).toHaveLength(3);
    expect(location.search).toBe('?tab=reviewed');
    history.back();
    await app.settle();
    expect(openIn()).toBe('ann-lee');
  });
});

it('the request for the appointments is sent with the queue, whose rows say how they count, and once a minute', async () => {
  const app = await openQueue();
  expect(app.requestsOf('appointments')).toBe(1);
  await app.press('j{Enter}jk');
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
    await app.press('n');
    expect(inEvidence().getByRole('status')).toHaveTextContent('Loading appointment...');
    expect(labels()).toEqual(['Same reason before']);
    expect(reserved()).toBe(4);
    await app.press('typed');
    later.send(appointments);
    await app.settle();
    expect(labels()).toEqual(['Phone', 'Same reason before', 'Ana Torres today']);
    expect(reserved()).toBe(4);
    expect(notes()).toHaveFocus();
    await app.press('{Escape}');
    expect(reserved()).toBe(3);
    expect(notes()).toHaveValue('typed');
  });

  it('adds no row while notes are written', async () => {
    const rare = { ...ann, reason: 'Nobody ever gave this reason' };
    const app = await openQueue('/validation', { alerts: [rare] });
    await app.press('n');
    expect(labels()).toEqual(['Ana Torres today']);
    const before = alertRow({ ...rare, id: 'before', status: 'reviewed', manualDecision: 'valid' });
    app.respond({ alerts: [rare, before] });
    await app.poll('alerts');
    expect(labels()).toHaveLength(1);
    await app.press('{Escape}');
    expect(labels()).toEqual(['Same reason before', 'Ana Torres today']);
    expect(valueOf('Ana Torres today')).toHaveTextContent('9 valid of 9, 100%');
  });
});
