import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Mounted } from '../mount/mounted.ts';
import { heldResponse } from '../mount/network.ts';
import {
  add,
  appointments,
  checked,
  choose,
  customers,
  dolores,
  form,
  list,
  name,
  openForm,
  radios,
  reason,
  robert,
} from './corrections-rows.tsx';
import { card, inCard, textsOf, toast } from './page.ts';

const missing = 'Please select an appointment and enter a sales rep name.';

const options = () => textsOf(inCard(form).queryAllByRole('option'));
const question = () =>
  inCard(form)
    .queryByText(/^No rep of this name/)
    ?.closest('[role=status]');
const sentNames = (app: Mounted) =>
  (app.sent('addCorrection') as { correctedSalesRep: string }[]).map(
    (sent) => sent.correctedSalesRep,
  );

describe('the suggestions', () => {
  it('are there with the focus: the rep whom the title names, then the reps of the region', async () => {
    const app = await openForm();
    expect(options()).toEqual([
      'AZDale Ibarra4586, as in another booking1 today',
      'AZMina Farouk1 today',
    ]);
    const groups = inCard(form).getAllByRole('group').slice(-2);
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'From the title',
      'Arizona today',
    ]);
    await app.press('{Enter}');
    expect(name()).toHaveValue('Dale Ibarra');
    expect(options()).toEqual([]);
    expect(sentNames(app)).toEqual([]);
    await app.press('{Enter}');
    expect(sentNames(app)).toEqual(['Dale Ibarra']);
  });

  it('are taken with the arrow keys or a click, in the spelling of the server (B4)', async () => {
    const app = await openForm();
    await app.press('{ArrowDown}{Enter}');
    expect(name()).toHaveValue('Mina Farouk');
    await app.user.clear(name());
    await app.press('{ArrowUp}');
    await app.click(inCard(form).getAllByRole('option')[1] as HTMLElement);
    expect(name()).toHaveValue('Mina Farouk');
    expect(name()).toHaveFocus();
    await app.press('{Enter}');
    expect(sentNames(app)).toEqual(['mina_farouk']);
  });

  it("count all of a rep's appointments, whatever their day (C37)", async () => {
    const mina = appointments.find(({ salesRep }) => salesRep === 'mina_farouk');
    const before = { ...mina, time: '2026-11-20T18:00:00Z' };
    await openForm('Dolores', { appointments: [...appointments, before, before] });
    expect(options()).toContain('AZMina Farouk3 today');
  });

  it('have whom only the list of reps names, and are closed by Esc', async () => {
    const app = await openForm();
    await app.user.paste('listed');
    expect(options()).toEqual(['FLOnly Listed0 today']);
    await app.press('{Escape}');
    expect(options()).toEqual([]);
    await app.press('{ArrowDown}{Enter}{Enter}');
    expect(sentNames(app)).toEqual(['Only Listed']);
  });
});

describe('an unknown name (C48)', () => {
  it('is told while it is typed, asked about by the first Enter, and sent by the next', async () => {
    const app = await openForm();
    await app.user.keyboard('minamina');
    expect(question()).toHaveTextContent(/^No rep of this name today$/);
    expect(question()).toHaveAttribute('role', 'status');
    await app.press('{Enter}');
    expect(card(form)).toHaveTextContent(
      'No rep of this name today. Press Enter again to add MinaminaDid you meanAZMina Farouk',
    );
    expect(sentNames(app)).toEqual([]);
    await app.press('{Enter}');
    expect(sentNames(app)).toEqual(['minamina']);
  });

  it('is asked about by Enter in the reason, too', async () => {
    const app = await openForm();
    await app.user.paste('minamina');
    await app.user.type(reason(), 'He called{Enter}');
    expect(card(form)).toHaveTextContent('Press Enter again to add Minamina');
    expect(name()).toHaveFocus();
    expect(sentNames(app)).toEqual([]);
  });

  it('is sent by the first press of the button (S7)', async () => {
    const app = await openForm();
    await app.user.paste('minamina');
    await app.click(add());
    expect(sentNames(app)).toEqual(['minamina']);
  });

  it('is another question after a change, and none once a name that is meant is taken', async () => {
    const app = await openForm();
    await app.user.keyboard('mina');
    // The only suggestion is marked.
    await app.press('{Escape}{Enter}');
    expect(question()).toHaveTextContent('to add Mina');
    await app.user.keyboard('x');
    expect(question()).not.toHaveTextContent('to add');
    await app.press('{Enter}');
    expect(sentNames(app)).toEqual([]);
    await app.click(inCard(form).getByRole('button', { name: /Mina Farouk/ }));
    expect(name()).toHaveValue('Mina Farouk');
    expect(name()).toHaveFocus();
    expect(question()).toBeUndefined();
    await app.press('{Enter}');
    expect(sentNames(app)).toEqual(['mina_farouk']);
  });

  it('of several suggestions, none is taken by Enter', async () => {
    const app = await openForm('Robert');
    await app.user.keyboard('a');
    expect(options().length).toBeGreaterThan(1);
    await app.press('{Enter}');
    expect(question()).toHaveTextContent('to add A');
    expect(sentNames(app)).toEqual([]);
  });
});

describe('the form (S5)', () => {
  it.each(['', ' \u200b\u2060'])('with the name %j is not sent, and says why', async (typed) => {
    const app = await openForm('Yusuf');
    if (typed) await app.user.type(name(), typed);
    expect(add()).toHaveAttribute('aria-disabled', 'true');
    expect(add()).toHaveAccessibleDescription('Enter a name to add the correction.');
    await app.press('{Escape}{Enter}');
    expect(name()).toBeInvalid();
    expect(name()).toHaveAccessibleDescription(missing);
    expect(name()).toHaveFocus();
    await app.click(add());
    expect(app.requestsOf('addCorrection')).toBe(0);
    await app.user.type(name(), 'Luis');
    expect(screen.queryByText(missing)).toBeNull();
    expect(add()).not.toHaveAttribute('aria-disabled');
  });

  it('sends the correction, says what was added, and goes on to the next appointment', async () => {
    const app = await openForm('Robert');
    await app.advance(6_000);
    await app.user.paste(' luis ocampo ');
    app.respond({ appointments: appointments.filter((row) => row !== robert) });
    await app.press('{Enter}');
    expect(app.sent('addCorrection')).toEqual([
      {
        appointmentId: 'DD_Robert_california',
        originalSalesRep: 'Unknown Field Agent',
        correctedSalesRep: 'Luis Ocampo',
        reason: 'Manual correction for unknown field agent',
      },
    ]);
    expect(toast('Success')).toHaveTextContent('Manual correction added successfully');
    expect(card(form)).toHaveTextContent('Robert: Luis Ocampo added');
    for (const call of ['appointments', 'corrections'] as const)
      expect(app.requestsOf(call)).toBe(2);
    expect(customers()).toEqual(['Dolores', 'Yusuf']);
    expect(checked()).toBe(1);
    expect(card(form)).toHaveTextContent('Yusuf');
    expect(name()).toHaveFocus();
    expect(name()).toHaveValue('');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('sends one request while the call is pending', async () => {
    const later = heldResponse();
    const app = await openForm('Robert', { addCorrection: later.response });
    await app.user.paste('Luis Ocampo');
    await app.press('{Enter}');
    expect(add()).toHaveTextContent('Adding...');
    expect(name()).toHaveAttribute('readonly');
    await app.press('{Enter}');
    await choose(app, 'Yusuf');
    await app.user.paste('Luis Ocampo');
    expect(add()).toHaveAccessibleDescription('Another correction is being added.');
    later.send({});
    await app.settle();
    expect(app.requestsOf('addCorrection')).toBe(1);
    expect(card(form)).toHaveTextContent('Yusuf');
  });

  it('keeps what was typed after a fault, and can be sent again', async () => {
    const app = await openForm('Robert');
    await app.user.paste('Luis Ocampo');
    await app.user.click(reason());
    await app.user.paste('He called');
    for (const [fault, told, stands] of [
      [500, '500: Simulated fault 500', 'Nothing was changed. What you typed is still here.'],
      ['offline', 'Not confirmed: the server may', 'The server may have added the correction.'],
    ] as const) {
      app.respond({ addCorrection: fault });
      await app.click(add());
      expect(toast('Error')).toHaveTextContent(told);
      expect(toast('Error')).toHaveAttribute('data-toast', 'destructive');
      expect(card(form)).toHaveTextContent(stands);
      expect([name(), reason()].map((field) => (field as HTMLInputElement).value)).toEqual([
        'Luis Ocampo',
        'He called',
      ]);
      await app.advance(1_000);
    }
    app.respond({ addCorrection: {} });
    await app.click(add());
    expect(app.sent('addCorrection').at(-1)).toMatchObject({ reason: 'He called' });
  });

  it('moves the focus to the list after the last correction', async () => {
    const app = await openForm('Robert', { appointments: [robert, ...appointments.slice(3)] });
    await app.user.paste('Luis Ocampo');
    app.respond({ appointments: appointments.slice(3) });
    await app.press('{Enter}');
    expect(card(list)).toHaveTextContent('No unknown field agents');
    expect(card(form)).toHaveTextContent('No appointment selected');
    expect(document.activeElement).toHaveTextContent(list);
  });

  it('says how many appointments a correction covers', async () => {
    const same = { ...robert, salesRep: 'Luis Ocampo' };
    await openForm('Robert', { appointments: [...appointments, same] });
    expect(card(form)).toHaveTextContent(
      '2 appointments share this title, customer and region. The correction applies to all of them; 1 already has a sales rep.',
    );
  });

  it('is reached by Tab from the selected row, past no other link', async () => {
    const app = await openForm('Robert');
    radios()[1]?.focus();
    const passed: (string | null | undefined)[] = [];
    while (document.activeElement !== name() && passed.length < 9) {
      await app.user.tab();
      passed.push(document.activeElement?.getAttribute('aria-label'));
    }
    // The row's own link, the telemarketer in the form's head, the name field.
    expect(passed).toEqual(['Open DD', null, null]);
  });
});

describe('typed text', () => {
  it('stays with its appointment through polls and another selection', async () => {
    const app = await openForm('Robert');
    await app.user.paste('For Robert');
    await choose(app, 'Yusuf');
    expect(name()).toHaveValue('');
    await choose(app, 'Robert');
    expect(name()).toHaveValue('For Robert');
    app.respond({ appointments: appointments.filter((row) => row !== dolores) });
    await app.poll('appointments');
    expect(checked()).toBe(0);
    expect(name()).toHaveValue('For Robert');
  });

  it('can be copied, but not sent, after the appointment was corrected elsewhere', async () => {
    const app = await openForm('Robert');
    await app.user.paste('Luis Ocampo');
    app.respond({
      appointments: appointments.map((row) =>
        row === robert ? { ...row, salesRep: 'Bo Ray' } : row,
      ),
    });
    await app.poll('appointments');
    expect(inCard(form).getByRole('alert')).toHaveTextContent(
      "This appointment is now assigned to Bo Ray.You can't send a correction, but you can still copy what you typed.",
    );
    expect(name()).toHaveAttribute('readonly');
    expect(add()).toHaveAccessibleDescription('Nothing left to correct.');
    await app.press('{Enter}');
    expect(app.requestsOf('addCorrection')).toBe(0);
    await choose(app, 'Dolores');
    expect(inCard(form).queryByRole('alert')).toBeNull();
  });
});
