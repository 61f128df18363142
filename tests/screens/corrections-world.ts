import { within } from '@testing-library/react';
import { correctionId } from '../../src/domain/appointment/token.ts';
import { isUnknownFieldAgent, readRep } from '../../src/domain/people.ts';
import { click, inCard, type App } from './open-app.tsx';
import { textsOf } from './page.ts';

/** Shared by the tests of /corrections: rows of the simulated world, and parts of the screen. */

export const listTitle = 'Unknown Field Agents';
export const formTitle = 'Correct the Sales Rep';

/** The appointments of the world without a known rep, in the order of the list. */
export function pendingIn({ center }: App) {
  return center.world.view().rows.filter(({ salesRep }) => isUnknownFieldAgent(readRep(salesRep)));
}

/** The reps of all appointments of the world with this id. */
export function repsOf({ center }: App, id: string): string[] {
  return center.world
    .view()
    .rows.filter(({ event }) => correctionId(event) === id)
    .map(({ salesRep }) => salesRep);
}

/** Corrects an appointment as another user would. */
export function correctElsewhere({ center }: App, row: ReturnType<typeof pendingIn>[number]) {
  center.world.correctRep([row.event.id], {
    appointmentId: correctionId(row.event),
    originalSalesRep: row.salesRep,
    correctedSalesRep: 'Somebody Else',
    reason: 'Called in',
    ms: center.world.now(),
  });
}

export const radios = () => inCard(listTitle).getAllByRole('radio');
export const nameField = () => inCard(formTitle).getByRole('combobox', { name: 'Sales Rep Name' });
export const reasonField = () => inCard(formTitle).getByRole('textbox', { name: /^Reason/ });
export const addButton = () => inCard(formTitle).getByRole('button', { name: /^Add/ });

/** Selects the appointment at this index of the list. */
export async function choose(app: App, index: number): Promise<void> {
  const radio = radios()[index];
  if (!radio) throw new Error(`The list has no row ${index}`);
  await click(app, radio);
}

/** The texts of a list's rows, in order. */
export function rowTexts(card: string): string[] {
  return textsOf(within(inCard(card).getByRole('list', { name: card })).getAllByRole('listitem'));
}
