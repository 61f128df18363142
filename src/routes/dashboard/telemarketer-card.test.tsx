import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { TelemarketerCard } from './telemarketer-card.tsx';

it('says without whom its total is, and whose rating the performance is (rulings C37)', async () => {
  const app = await mountCard(<TelemarketerCard className="" />, {
    telemarketers: [
      { name: 'Ana Torres', appointments: 5 },
      { name: 'Priya Shah', appointments: null },
    ],
    regions: [],
  });
  expect(app.card.querySelector('footer')).toHaveTextContent(
    /^5 appointments without Priya Shah2 of 4 telemarketers$/,
  );
  expect(app.card).toHaveTextContent('rated by the server');
});
