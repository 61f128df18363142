import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { TelemarketerCard } from './telemarketer-card.tsx';

it('sums the rows that could be read (rulings A15), and says whose rating the performance is (rulings C37)', async () => {
  const app = await mountCard(<TelemarketerCard className="" />, {
    telemarketers: [
      { name: 'Ana Torres', appointments: 5 },
      { name: 'Priya Shah', appointments: null },
    ],
    regions: [],
  });
  expect(app.card.querySelector('footer')).toHaveTextContent(
    /^5 appointments1 of 4 telemarketers$/,
  );
  expect(app.card).toHaveTextContent('1 row unreadable');
  expect(app.card).toHaveTextContent('rated by the server');
});
