import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { correctionPath } from '../../src/paths.ts';
import { appointment } from '../entities.ts';
import { appointmentRow } from '../rows.ts';
import { heldResponse } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import {
  add,
  appointments,
  checked,
  choose,
  corrections,
  customers,
  form,
  list,
  name,
  open,
  openForm,
  radios,
  robert,
  unknown,
  yusuf,
} from './corrections-rows.tsx';
import { bodyRows, button, card, expectState, inCard, param, toast } from './page.ts';

describe('the list', () => {
  it('has the appointments without a known rep, newest first, without a time at the end (A12), with title and customer first', async () => {
    await open({ appointments: [unknown('Zoe', { time: 'soon' }), ...appointments] });
    expect(customers()).toEqual(['Dolores', 'Robert', 'Yusuf', 'Zoe']);
    const [first] = radios();
    expect(first?.closest('label')).toHaveTextContent(
      /^AZWC DD 4586, DoloresArizona · Ana Torres · booked 2:00 PM.*Title names Dale Ibarra$/,
    );
  });

  it('has the region of a row as sent, where it is another one (A4)', async () => {
    const atlantis = unknown('Zoe', { region: 'Atlantis' });
    await open({ appointments: [atlantis, ...appointments] }, '/corrections?region=Atlantis');
    expect(customers()).toEqual(['Zoe']);
    expect(card(list)).toHaveTextContent('Atlantis · Ana Torres');
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

  it('goes on with the arrow keys after a click on a blank place (C46)', async () => {
    const app = await openForm('Robert');
    const blank = (key: string) => {
      (document.activeElement as HTMLElement).blur();
      return app.press(key);
    };
    await blank('{ArrowDown}');
    expect(checked()).toBe(2);
    expect(radios()[2]).toHaveFocus();
    await blank('{ArrowDown}');
    expect(checked()).toBe(2);
    await blank('{ArrowUp}');
    await blank('{ArrowLeft}');
    expect(checked()).toBe(0);
    expect(radios()[0]).toHaveFocus();
    await blank('{Control>}{ArrowDown}{/Control}');
    expect(checked()).toBe(0);
    app.unmount();
    const unselected = await open();
    await unselected.press('{ArrowDown}');
    expect(checked()).toBe(-1);
  });

  it('does not go on to the name field with the arrow keys to a row that was clicked', async () => {
    const app = await openForm('Robert');
    await choose(app, 'Yusuf');
    radios()[2]?.focus();
    await app.press('{ArrowUp}');
    expect(radios()[1]).toHaveFocus();
  });

  it('without rows says that every appointment has a known rep, of a whole list alone (A15)', async () => {
    const known = appointments.slice(3);
    const app = await open({ appointments: known });
    expect(card(list)).toHaveTextContent(
      'No unknown field agentsEvery appointment has a known rep',
    );
    await app.show({ appointments: { appointments: known, total: 9 } });
    expect(card(list)).not.toHaveTextContent('Every appointment');
    const unnamed = [null, '', 'N/A', 'unknown'].map((salesRep) => appointmentRow({ salesRep }));
    await app.show({ appointments: [...known, ...unnamed] });
    expect(card(list)).toHaveTextContent('4 appointments without a sales rep are not listed here');
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

  it('that failed shows the cause (S8)', async () => {
    const app = await open();
    for (const [fault, message] of [
      [500, '500: Simulated fault 500'],
      ['offline', 'Network error occurred'],
    ] as const) {
      app.respond({ runAutoCorrections: fault });
      await app.click(button('AI Auto-Correct'));
      expect(toast('Auto-Correction Failed')).toHaveTextContent(message);
      expect(toast('Auto-Correction Failed')).toHaveAttribute('data-toast', 'destructive');
      await app.advance(1_000);
    }
  });
});

describe('the corrections made', () => {
  const made = 'Manual Corrections';

  it('are listed newest first, with their id as sent and what it is built of, at the end without a time (A12)', async () => {
    const app = await open();
    const [first, second] = bodyRows(made);
    expect(first).toHaveTextContent(
      /^–corr-17Al.*Luis OcampoCalled inCorrected Nov 21, 2026, 10:00 AM$/,
    );
    expect(second).toHaveTextContent(
      /^ILDD 5148, Denise_LeeDD 5148_Denise_Lee_chicagoUnknown Field Agent/,
    );
    expect(inCard(made).getAllByRole('img', { name: 'to' })).toHaveLength(2);
    await app.show({ corrections: [{ ...corrections[1], createdAt: null }, corrections[0]] });
    expect(bodyRows(made)[0]).toHaveTextContent('DD 5148');
    await app.show({ corrections: [] });
    expectState(made, 'empty');
    expect(card(made)).toHaveTextContent('No manual corrections yet');
  });
});
