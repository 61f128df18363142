import { expect, it } from 'vitest';
import { appointments } from '../../mocks/responses/appointments.ts';
import { choose, formTitle, nameField, rowTexts } from './corrections-world.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import { card } from './page.ts';

// The corrections with responses in other forms (rulings A10 to A19).

const made = 'Manual Corrections';

it('a typed name is only missing in the appointments received, of a part of them (A15)', async () => {
  const app = await mountScreen('/corrections');
  const { total, ...sent } = appointments(app.center.world);
  await choose(app, 0);
  await app.user.type(nameField(), 'Zzz');
  expect(card(formTitle)).toHaveTextContent('No sales rep of this name today.');
  await app.show({ appointments: { ...sent, total: total + 1 } });
  expect(card(formTitle)).toHaveTextContent(
    'No sales rep of this name in the appointments received.',
  );
});

it.each([
  ['20261120T150000Z', 'Newest first', ['B', 'A']],
  ['03/04/2026', "In the server's order", ['A', 'B']],
  [null, "In the server's order", ['A', 'B']],
])('corrections at %j and today are in the order: %s (A12)', async (time, words, order) => {
  const app = await mountScreen('/corrections');
  const sent = { correctedSalesRep: 'Luis Ocampo', createdAt: time };
  const corrections = [
    { ...sent, appointmentId: 'A' },
    { ...sent, appointmentId: 'B', createdAt: '2026-11-24 10:00' },
  ];
  await app.show({ corrections });
  expect(card(made)).toHaveTextContent(words);
  expect(rowTexts(made).map((text) => text.replace('–', '').slice(0, 1))).toEqual(order);
});
