import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isUnknownFieldAgent, readRep } from '../../src/domain/people.ts';
import { appointmentToken, correctionId } from '../../src/domain/appointment/token.ts';
import { correctionPath } from '../../src/paths.ts';
import { appointmentRow } from '../../mocks/responses/appointments.ts';
import { appointment } from '../entities.ts';
import {
  addButton,
  choose,
  correctElsewhere,
  formTitle,
  listTitle,
  nameField,
  radios,
  reasonField,
  repsOf,
  pendingIn,
} from './corrections-world.ts';
import { card, click, inCard, openApp, press, toast, type App } from './open-app.tsx';
import { param } from './page.ts';

const missing = 'Please select an appointment and enter a sales rep name.';

/** Opens the form of the appointment at this index of the list. */
async function openForm(index = 0, choices: Parameters<typeof openApp>[1] = {}): Promise<App> {
  const app = await openApp('/corrections', choices);
  await choose(app, index);
  return app;
}

async function submitByEnter(app: App): Promise<void> {
  await app.user.click(nameField());
  // Esc closes the suggestions, which would take the Enter.
  await press(app, '{Escape}{Enter}');
}

it("Tab leads from the selected row to its form, past no other row's link", async () => {
  const app = await openApp('/corrections');
  await choose(app, 1);
  const { event } = pendingIn(app)[1] ?? {};
  const passed: (string | undefined)[] = [];
  while (document.activeElement !== nameField() && passed.length < 9) {
    await app.user.tab();
    passed.push(document.activeElement?.getAttribute('aria-label') ?? '');
  }
  // The row's own link, the telemarketer in the form's head, the name field.
  expect(passed).toEqual([`Open ${event?.title}`, '', '']);
});

describe('the correction form (spec 5)', () => {
  it.each(['', '   ', '\u200b\u2060'])(
    'disables its button while the name is %j, and gives the reason',
    async (name) => {
      const app = await openForm();
      if (name) await app.user.type(nameField(), name);
      expect(addButton()).toHaveAttribute('aria-disabled', 'true');
      expect(addButton()).toHaveAccessibleDescription('Enter a sales rep name first.');
      await submitByEnter(app);
      expect(nameField()).toBeInvalid();
      expect(nameField()).toHaveAccessibleDescription(missing);
      expect(nameField()).toHaveFocus();
      await click(app, addButton());
      expect(app.requestsOf('addCorrection')).toBe(0);
      await app.user.type(nameField(), 'Luis');
      expect(screen.queryByText(missing)).toBeNull();
      expect(addButton()).not.toHaveAttribute('aria-disabled');
    },
  );

  it('saves the rep, confirms it, refetches the calls with reps, and opens the next appointment', async () => {
    const app = await openForm(1);
    const before = pendingIn(app);
    const [row, next] = before.slice(1);
    if (!row) throw new Error('Nothing is pending');
    const { event, salesRep } = row;
    await app.advance(6_000);
    await app.user.type(nameField(), '  Luis Ocampo ');
    await submitByEnter(app);
    expect(app.sent('addCorrection')).toEqual([
      {
        appointmentId: `${event.title}_${event.customer}_${event.region}`,
        originalSalesRep: salesRep,
        correctedSalesRep: 'Luis Ocampo',
        reason: 'Manual correction for unknown field agent',
      },
    ]);
    expect(repsOf(app, correctionId(event))).toEqual(['Luis Ocampo']);
    expect(toast('Success')).toHaveTextContent('Manual correction added successfully');
    for (const call of ['appointments', 'corrections', 'dashboard'] as const)
      expect(app.requestsOf(call)).toBe(2);
    expect(inCard('Manual Corrections').getAllByRole('listitem')[0]).toHaveTextContent(
      `${correctionId(event)}Unknown Field AgentLuis Ocampo`,
    );
    expect(radios()).toHaveLength(before.length - 1);
    expect(radios()[1]).toBeChecked();
    expect(card(formTitle)).toHaveTextContent(next?.event.customer ?? '?');
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveValue('');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('sends one request while the call is pending', async () => {
    const app = await openForm();
    await app.user.type(nameField(), 'Luis Ocampo');
    app.center.holds.hold('addCorrection');
    await click(app, addButton());
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    await submitByEnter(app);
    expect(addButton()).toHaveTextContent('Adding...');
    await choose(app, 2);
    await app.user.type(nameField(), 'Ivy Nakamura');
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveTextContent('Add Manual Correction');
    expect(addButton()).toHaveAccessibleDescription('Another correction is being added.');
    app.center.holds.release();
    await app.settle();
    expect(app.requestsOf('addCorrection')).toBe(1);
    // The selection stays on the appointment chosen in the meantime.
    expect(card(formTitle)).toHaveTextContent(pendingIn(app)[1]?.event.customer ?? '?');
  });

  it('keeps the typed text after a failure, and can be sent again', async () => {
    const app = await openForm(0, { faults: { addCorrection: 500 } });
    const [first] = pendingIn(app);
    await app.user.type(nameField(), 'Luis Ocampo');
    await app.user.type(reasonField(), 'He called');
    await click(app, addButton());
    expect(toast('Error')).toHaveTextContent('500: Simulated fault 500');
    expect(toast('Error')).toHaveAttribute('data-toast', 'destructive');
    expect(nameField()).toHaveValue('Luis Ocampo');
    expect(reasonField()).toHaveValue('He called');
    expect(app.center.world.corrections()).toHaveLength(0);
    expect(toast('Error')).not.toHaveTextContent('Not confirmed');
    // Of a lost response the server may have added it.
    app.center.faults.set('addCorrection', 'offline');
    await app.advance(1_000);
    await click(app, addButton());
    expect(toast('Error')).toHaveTextContent(
      'Not confirmed: the server may have added the correction',
    );
    expect(nameField()).toHaveValue('Luis Ocampo');
    app.center.faults.set('addCorrection', null);
    await app.advance(1_000);
    await click(app, addButton());
    expect(app.sent('addCorrection').at(-1)).toMatchObject({ reason: 'He called' });
    expect(first && repsOf(app, correctionId(first.event))).toEqual(['Luis Ocampo']);
    expect(app.center.world.corrections()).toMatchObject([{ reason: 'He called' }]);
  });

  it('moves the focus to the list after the last correction', async () => {
    const app = await openApp('/corrections');
    for (const row of pendingIn(app).slice(1)) correctElsewhere(app, row);
    await app.poll('appointments');
    await choose(app, 0);
    await app.user.type(nameField(), 'Luis Ocampo');
    await submitByEnter(app);
    expect(inCard(listTitle).getByText('No unknown field agents')).toBeVisible();
    expect(inCard(formTitle).getByText('No appointment selected')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(listTitle);
  });
});

describe('typed text', () => {
  it('stays with its appointment through polls, another selection and changes of the list', async () => {
    const app = await openForm(2);
    const third = pendingIn(app)[2];
    await app.user.type(nameField(), 'For the third');
    await choose(app, 1);
    expect(nameField()).toHaveValue('');
    await app.user.type(nameField(), 'For the second');
    await choose(app, 2);
    expect(nameField()).toHaveValue('For the third');
    const first = pendingIn(app)[0];
    if (first) correctElsewhere(app, first);
    await app.poll('appointments');
    expect(radios()).toHaveLength(pendingIn(app).length);
    expect(radios()[1]).toBeChecked();
    expect(card(formTitle)).toHaveTextContent(third?.event.customer ?? '?');
    expect(nameField()).toHaveValue('For the third');
    await choose(app, 0);
    expect(nameField()).toHaveValue('For the second');
  });

  it('can be copied, but not sent, after the appointment was corrected elsewhere', async () => {
    const app = await openForm(1);
    await app.user.type(nameField(), 'Luis Ocampo');
    const row = pendingIn(app)[1];
    if (row) correctElsewhere(app, row);
    await app.poll('appointments');
    expect(inCard(formTitle).getByRole('alert')).toHaveTextContent(
      "This appointment is now assigned to Somebody Else.You can't send a correction, but you can still copy what you typed.",
    );
    expect(nameField()).toHaveValue('Luis Ocampo');
    expect(nameField()).toHaveAttribute('readonly');
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveAccessibleDescription('Nothing left to correct.');
    await submitByEnter(app);
    expect(nameField()).toHaveAccessibleDescription(missing);
    expect(app.requestsOf('addCorrection')).toBe(0);
    await choose(app, 0);
    expect(inCard(formTitle).queryByRole('alert')).toBeNull();
  });
});

it('warns when a correction covers several appointments', async () => {
  const app = await openApp('/corrections', { scenario: '2k' });
  const shared = pendingIn(app).find(({ event }) => repsOf(app, correctionId(event)).length > 1);
  const reps = shared ? repsOf(app, correctionId(shared.event)) : [];
  const named = reps.filter((rep) => !isUnknownFieldAgent(readRep(rep)));
  expect([reps.length, named.length]).toEqual([2, 1]);
  await app.user.type(inCard(listTitle).getByRole('searchbox'), shared?.event.customer ?? '?');
  await choose(app, 0);
  expect(card(formTitle)).toHaveTextContent(
    '2 appointments share this title, customer and region. The correction applies to all of them; 1 already has a sales rep.',
  );
  await app.user.type(nameField(), 'Luis Ocampo');
  await submitByEnter(app);
  expect(shared && repsOf(app, correctionId(shared.event))).toEqual(['Luis Ocampo', 'Luis Ocampo']);
});

/** The token of a row of the world. */
function tokenOf(row: ReturnType<typeof pendingIn>[number]): string {
  return appointmentToken(appointment(appointmentRow(row)));
}

const correct = () => param('correct');
const knownIn = (app: App) =>
  app.center.world.view().rows.filter(({ salesRep }) => !isUnknownFieldAgent(readRep(salesRep)));

async function openLinked(find: (app: App) => ReturnType<typeof pendingIn>[number] | undefined) {
  const before = await openApp('/corrections');
  const row = find(before);
  if (!row) throw new Error('The world has no such row');
  before.unmount();
  return { row, app: await openApp(correctionPath(tokenOf(row))) };
}

describe('a link to the correction of an appointment', () => {
  it('selects the row and fills the form', async () => {
    const { app, row } = await openLinked((each) => pendingIn(each)[2]);
    expect(radios()[2]).toBeChecked();
    expect(card(formTitle)).toHaveTextContent(row.event.customer);
    expect(nameField()).toHaveValue('');
    await choose(app, 0);
    expect(correct()).toBeNull();
    expect(radios()[0]).toBeChecked();
  });

  it('is in the drawer of the appointment', async () => {
    const app = await openApp('/corrections');
    const [, open] = inCard(listTitle).getAllByRole('link', { name: /^Open/ });
    await click(app, open as HTMLElement);
    const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'Correct rep' });
    await click(app, link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(radios()[1]).toBeChecked();
  });

  it('opens an appointment that has a rep, shows the rep, and replaces it', async () => {
    const { app, row } = await openLinked((each) => knownIn(each)[0]);
    const form = card(formTitle);
    expect(radios().filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(form).toHaveTextContent(row.event.customer);
    expect(form).toHaveTextContent(`The sales rep is ${readRep(row.salesRep).name}.`);
    await app.user.type(nameField(), 'Luis Ocampo');
    await click(app, addButton());
    expect(app.sent('addCorrection')).toMatchObject([
      { originalSalesRep: row.salesRep, correctedSalesRep: 'Luis Ocampo' },
    ]);
    expect(correct()).toBeNull();
    expect(inCard(formTitle).getByText('No appointment selected')).toBeVisible();
  });

  it('shows that the appointment is not in the list', async () => {
    const app = await openApp(correctionPath('nothere'));
    expect(inCard(formTitle).getByText('This appointment is not in the list')).toBeVisible();
    await choose(app, 0);
    expect(card(formTitle)).toHaveTextContent(pendingIn(app)[0]?.event.customer ?? '?');
  });
});
