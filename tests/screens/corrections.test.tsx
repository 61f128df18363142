import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { correctionPath } from '../../src/paths.ts';
import { appointment } from '../entities.ts';
import type { Mounted } from '../mount/mounted.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { heldResponse, type Responses } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import { appointmentRow, dashboardBody, repRow } from '../rows.ts';
import { bodyRows, button, card, expectState, inCard, param, textsOf, toast } from './page.ts';

const list = 'Unknown Field Agents';
const form = 'Correct the Sales Rep';
const missing = 'Please select an appointment and enter a sales rep name.';

const unknown = (customer: string, sent: object = {}) =>
  appointmentRow({ customer, salesRep: 'Unknown Field Agent', ...sent });
const dolores = unknown('Dolores', {
  title: 'WC DD 4586',
  region: 'arizona',
  time: '2026-11-21T19:00:00Z',
});
const robert = unknown('Robert', { time: '2026-11-21T18:30:00Z' });
const yusuf = unknown('Yusuf', { region: 'florida', time: '2026-11-21T18:00:00Z' });
/** In another order than the screen's, which is by time. */
const pending = [yusuf, dolores, robert];
const appointments = [
  ...pending,
  appointmentRow({ title: '4586', region: 'arizona', salesRep: 'Dale Ibarra' }),
  appointmentRow({ region: 'arizona', salesRep: 'mina_farouk' }),
  appointmentRow({ salesRep: 'Luis Ocampo' }),
];
const corrections = [
  { id: 1, appointmentId: 'DD 5148_Denise_Lee_chicago', originalSalesRep: 'Unknown Field Agent' },
  { id: 2, appointmentId: 'corr-17', originalSalesRep: 'Al' },
].map((sent, at) => ({
  ...sent,
  correctedSalesRep: 'Luis Ocampo',
  reason: 'Called in',
  createdAt: `2026-11-2${at}T15:00:00Z`,
}));

/** The three without a rep, their times in another order than sent. */
const open = (responses: Responses = {}, url = '/corrections') =>
  mountScreen(url, {
    appointments,
    corrections,
    dashboard: dashboardBody(),
    salesReps: [repRow('Only Listed', 'florida', 3)],
    addCorrection: {},
    ...responses,
  });

const radios = () => inCard(list).getAllByRole<HTMLInputElement>('radio');
const checked = () => radios().findIndex((radio) => radio.checked);
const customers = () =>
  radios().map((radio) => radio.closest('label')?.querySelectorAll('bdi')[1]?.textContent);
const name = () => screen.getByRole('combobox', { name: 'Sales Rep Name' });
const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const add = () => button(/^Add/);
const options = () => textsOf(inCard(form).queryAllByRole('option'));
const question = () => inCard(form).queryByText(/^No rep of this name/)?.parentElement;
const sentNames = (app: Mounted) =>
  (app.sent('addCorrection') as { correctedSalesRep: string }[]).map(
    (sent) => sent.correctedSalesRep,
  );

/** Clicks the row of a customer. */
async function choose(app: Mounted, customer: string): Promise<void> {
  await app.click(radios()[customers().indexOf(customer)] as HTMLElement);
}

async function openForm(customer = 'Dolores', responses: Responses = {}): Promise<Mounted> {
  const app = await open(responses);
  await choose(app, customer);
  return app;
}

describe('the list', () => {
  it('has the appointments without a known rep, newest first, with title and customer first', async () => {
    await open();
    expect(customers()).toEqual(['Dolores', 'Robert', 'Yusuf']);
    expect(card(list)).toHaveTextContent('Newest first; select one to name its rep');
    const [first] = radios();
    expect(first?.closest('label')).toHaveTextContent(
      /^AZWC DD 4586, DoloresArizona · Ana Torres · booked 2:00 PM.*Title names Dale Ibarra$/,
    );
    expect(card(list)).toHaveTextContent('3 of 6 appointments have no known rep');
  });

  it("is in the server's order where a time cannot be read (A12)", async () => {
    await open({ appointments: [...appointments, unknown('Zoe', { time: 'soon' })] });
    expect(customers()).toEqual(['Yusuf', 'Dolores', 'Robert', 'Zoe']);
    expect(card(list)).toHaveTextContent("In the server's order");
  });

  it('can be searched and narrowed to a region, in the URL', async () => {
    const app = await open({}, '/corrections?region=AZ');
    expect(customers()).toEqual(['Dolores']);
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Florida');
    expect(customers()).toEqual(['Yusuf']);
    await app.user.type(screen.getByRole('searchbox'), 'nobody');
    await app.advance(300);
    expect([param('region'), param('q')]).toEqual(['florida', 'nobody']);
    expect(card(list)).toHaveTextContent('No appointment matches this search');
  });

  it('goes on to the name field after a click, and not with the arrow keys', async () => {
    const app = await openForm('Robert');
    expect(name()).toHaveFocus();
    expect(card(form)).toHaveTextContent('DD, RobertCACalifornia · Ana Torres ·booked 1:30 PM');
    radios()[1]?.focus();
    await app.press('{ArrowDown}');
    expect(checked()).toBe(2);
    expect(radios()[2]).toHaveFocus();
    await app.press('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(checked()).toBe(0);
    await choose(app, 'Dolores');
    expect(name()).toHaveFocus();
  });

  it('without rows says that every appointment has a known rep, of a whole list alone (A15)', async () => {
    const known = appointments.slice(3);
    const app = await open({ appointments: known });
    expect(card(list)).toHaveTextContent(
      'No unknown field agentsEvery appointment has a known rep',
    );
    await app.show({ appointments: { appointments: known, total: 9 } });
    expect(card(list)).not.toHaveTextContent('Every appointment');
  });
});

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

  it('have whom only the list of reps names, and are closed by Esc', async () => {
    const app = await openForm();
    await app.user.keyboard('listed');
    expect(options()).toEqual(['FLOnly Listed0 today']);
    await app.press('{Escape}');
    expect(options()).toEqual([]);
    await app.press('{ArrowDown}{Enter}{Enter}');
    expect(sentNames(app)).toEqual(['Only Listed']);
  });
});

describe('an unknown name (C48)', () => {
  it.each([
    ['Enter', async (app: Mounted) => app.press('{Enter}')],
    ['the button', async (app: Mounted) => app.click(add())],
  ])('is asked about by the first %s, and sent by the next Enter', async (_, submit) => {
    const app = await openForm();
    await app.user.keyboard('minamina');
    await submit(app);
    expect(question()).toHaveTextContent(
      'No rep of this name today. Press Enter again to add MinaminaDid you meanAZMina Farouk',
    );
    expect(question()?.closest('[role=status]')).not.toBeNull();
    expect(sentNames(app)).toEqual([]);
    await app.press('{Enter}');
    expect(sentNames(app)).toEqual(['minamina']);
  });

  it('is another question after a change, and none once a name that is meant is taken', async () => {
    const app = await openForm();
    await app.user.keyboard('mina');
    // The only suggestion is marked.
    await app.press('{Escape}{Enter}');
    expect(question()).toHaveTextContent('to add Mina');
    await app.user.keyboard('x');
    expect(question()).toBeUndefined();
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

  it('is only missing in the appointments received, of a part of them (A15)', async () => {
    const app = await openForm('Robert', { appointments: { appointments, total: 9 } });
    await app.user.keyboard('Zzz{Enter}');
    expect(question()).toHaveTextContent('No rep of this name in the appointments received.');
    expect(sentNames(app)).toEqual([]);
  });
});

describe('the form (spec 5)', () => {
  it.each(['', '   ', '\u200b\u2060'])(
    'with the name %j is not sent, and says why',
    async (typed) => {
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
    },
  );

  it('sends the correction, says what was added, and goes on to the next appointment', async () => {
    const app = await openForm('Robert');
    await app.advance(6_000);
    await app.user.keyboard(' luis ocampo ');
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
    expect(card(form)).toHaveTextContent('Added: Luis Ocampo for DD');
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
    await app.user.keyboard('Luis Ocampo{Enter}');
    expect(add()).toHaveTextContent('Adding...');
    expect(name()).toHaveAttribute('readonly');
    await app.press('{Enter}');
    await choose(app, 'Yusuf');
    await app.user.keyboard('Luis Ocampo');
    expect(add()).toHaveAccessibleDescription('Another correction is being added.');
    later.send({});
    await app.settle();
    expect(app.requestsOf('addCorrection')).toBe(1);
    expect(card(form)).toHaveTextContent('Yusuf');
  });

  it.each([
    [500, '500: Simulated fault 500', 'Nothing was changed. What you typed is still here.'],
    ['offline', 'Not confirmed: the server may', 'The server may have added the correction.'],
  ] as const)(
    'keeps what was typed after the fault %s, and can be sent again',
    async (fault, told, stands) => {
      const app = await openForm('Robert', { addCorrection: fault });
      await app.user.keyboard('Luis Ocampo');
      await app.user.type(reason(), 'He called');
      await app.click(add());
      expect(toast('Error')).toHaveTextContent(told);
      expect(toast('Error')).toHaveAttribute('data-toast', 'destructive');
      expect(card(form)).toHaveTextContent(stands);
      expect([name(), reason()].map((field) => (field as HTMLInputElement).value)).toEqual([
        'Luis Ocampo',
        'He called',
      ]);
      app.respond({ addCorrection: {} });
      await app.advance(1_000);
      await app.click(add());
      expect(app.sent('addCorrection').at(-1)).toMatchObject({ reason: 'He called' });
    },
  );

  it('moves the focus to the list after the last correction', async () => {
    const app = await openForm('Robert', { appointments: [robert, ...appointments.slice(3)] });
    await app.user.keyboard('Luis Ocampo');
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
    await app.user.keyboard('For Robert');
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
    await app.user.keyboard('Luis Ocampo');
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

describe('a link to the correction of an appointment', () => {
  const linked = (row: object) => correctionPath(appointmentToken(appointment({ ...row })));

  it('selects the row and fills the form', async () => {
    const app = await open({}, linked(yusuf));
    expect(checked()).toBe(2);
    expect(card(form)).toHaveTextContent('Yusuf');
    await choose(app, 'Dolores');
    expect(param('correct')).toBeNull();
  });

  it('opens an appointment that has a rep, shows the rep, and replaces it', async () => {
    const app = await open({}, linked(appointments[3] as object));
    expect(checked()).toBe(-1);
    expect(card(form)).toHaveTextContent('The sales rep is Dale Ibarra.');
    await app.user.type(name(), 'Luis Ocampo');
    await app.click(add());
    expect(app.sent('addCorrection')).toMatchObject([
      { originalSalesRep: 'Dale Ibarra', correctedSalesRep: 'Luis Ocampo' },
    ]);
    expect(param('correct')).toBeNull();
    expect(card(form)).toHaveTextContent('No appointment selected');
  });

  it('says that the appointment is not in the list', async () => {
    await open({}, correctionPath('nothere'));
    expect(card(form)).toHaveTextContent('This appointment is not in the list');
  });

  it('is in the drawer of the appointment', async () => {
    const app = await openApp('/corrections', { responses: { appointments } });
    await app.click(inCard(list).getAllByRole('link', { name: /^Open/ })[1] as HTMLElement);
    await app.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Correct rep' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(checked()).toBe(1);
  });
});

describe('AI Auto-Correct', () => {
  it.each([
    ['a corrected one', 'Robert', 'Yusuf'],
    ['one that is still pending', 'Dolores', 'Dolores'],
    ['none', '', 'Dolores'],
  ])('tells its result, and goes on from %s', async (_, from, to) => {
    const later = heldResponse();
    const app = await open({ runAutoCorrections: later.response });
    if (from !== '') await choose(app, from);
    await app.advance(6_000);
    await app.click(button('AI Auto-Correct'));
    expect(button('Correcting...')).toHaveAttribute('aria-disabled', 'true');
    await app.click(button('Correcting...'));
    app.respond({ appointments: appointments.filter((row) => row !== robert) });
    later.send({ corrected: 1, total: 3 });
    await app.settle();
    expect(app.sent('runAutoCorrections')).toEqual([null]);
    expect(toast('Auto-Correction Complete')).toHaveTextContent(
      'Successfully corrected 1 out of 3 appointments',
    );
    for (const call of ['appointments', 'corrections'] as const)
      expect(app.requestsOf(call)).toBe(2);
    expect(customers()[checked()]).toBe(to);
    expect(name()).toHaveFocus();
  });

  it.each([
    [500, '500: Simulated fault 500'],
    ['offline', 'Network error occurred'],
  ] as const)('with the fault %s shows the cause (spec 8)', async (fault, message) => {
    const app = await open({ runAutoCorrections: fault });
    await app.click(button('AI Auto-Correct'));
    expect(toast('Auto-Correction Failed')).toHaveTextContent(message);
    expect(toast('Auto-Correction Failed')).toHaveAttribute('data-toast', 'destructive');
  });
});

describe('the corrections made', () => {
  const made = 'Manual Corrections';

  it('are listed newest first, with what their id is built of', async () => {
    await open();
    const [first, second] = bodyRows(made);
    expect(first).toHaveTextContent(/^–corr-17Al.*Luis OcampoCalled inNov 21, 2026, 10:00 AM$/);
    expect(second).toHaveTextContent(/^ILDD 5148, Denise_LeeUnknown Field Agent/);
    expect(inCard(made).getAllByRole('img', { name: 'to' })).toHaveLength(2);
    expect(card(made)).toHaveTextContent('Newest first');
  });

  it("are in the server's order where a time cannot be read (A12)", async () => {
    await open({ corrections: [{ ...corrections[0], createdAt: null }, corrections[1]] });
    expect(card(made)).toHaveTextContent("In the server's order");
    expect(bodyRows(made)[0]).toHaveTextContent('DD 5148');
  });

  it("are replaced by 'No manual corrections yet'", async () => {
    await open({ corrections: [] });
    expectState(made, 'empty');
    expect(card(made)).toHaveTextContent('No manual corrections yet');
  });
});
