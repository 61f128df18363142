import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { isUnknownFieldAgent, repDisplayName } from '../../src/domain/people/rep-name.ts';
import { correctionPath } from '../../src/paths.ts';
import { appointmentRow } from '../../mocks/responses/appointments.ts';
import {
  addButton,
  choose,
  formTitle,
  listTitle,
  nameField,
  pendingIn,
  radios,
} from './corrections-world.ts';
import { card, click, inCard, openApp, type App } from './open-app.tsx';

/** The token of a row of the world, as it is sent. */
function tokenOf(row: ReturnType<typeof pendingIn>[number]): string {
  const { customer, customerName, ...sent } = appointmentRow(row);
  return appointmentToken({ ...sent, customer: customer ?? customerName ?? '' });
}

const correct = () => new URLSearchParams(location.search).get('correct');
const knownIn = (app: App) =>
  app.center.world.view().rows.filter(({ salesRep }) => !isUnknownFieldAgent(salesRep));

async function openLinked(find: (app: App) => ReturnType<typeof pendingIn>[number] | undefined) {
  const before = await openApp('/corrections');
  const row = find(before);
  if (!row) throw new Error('The world has no such row');
  before.unmount();
  return { row, app: await openApp(correctionPath(tokenOf(row))) };
}

describe('a link to the correction of an appointment', () => {
  it('chooses its row, and has the form ready', async () => {
    const { app, row } = await openLinked((each) => pendingIn(each)[2]);
    expect(radios()[2]).toBeChecked();
    expect(card(formTitle)).toHaveTextContent(row.event.customer);
    expect(nameField()).toHaveValue('');
    await choose(app, 0);
    expect(correct()).toBeNull();
    expect(radios()[0]).toBeChecked();
  });

  it('leads there from the drawer', async () => {
    const app = await openApp('/corrections');
    const [, open] = inCard(listTitle).getAllByRole('link', { name: /^Open/ });
    await click(app, open as HTMLElement);
    const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'Correct rep' });
    await click(app, link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(radios()[1]).toBeChecked();
  });

  it('fills the form with one that has a rep, says so, and replaces the rep', async () => {
    const { app, row } = await openLinked((each) => knownIn(each)[0]);
    const form = card(formTitle);
    expect(radios().filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(form).toHaveTextContent(row.event.customer);
    expect(form).toHaveTextContent(`The sales rep is ${repDisplayName(row.salesRep)}.`);
    await app.user.type(nameField(), 'Luis Ocampo');
    await click(app, addButton());
    expect(app.sent('addCorrection')).toMatchObject([
      { originalSalesRep: row.salesRep, correctedSalesRep: 'Luis Ocampo' },
    ]);
    expect(correct()).toBeNull();
    expect(inCard(formTitle).getByText('No appointment selected')).toBeVisible();
  });

  it('says so where the appointment is not in the list', async () => {
    const app = await openApp(correctionPath('nothere'));
    expect(inCard(formTitle).getByText('This appointment is not in the list')).toBeVisible();
    await choose(app, 0);
    expect(card(formTitle)).toHaveTextContent(pendingIn(app)[0]?.event.customer ?? '?');
  });
});
