import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { TelemarketerCard } from './telemarketer-card.tsx';

it('counts the rows that could not be read (A2), and says whose rating the performance is (C37)', async () => {
  const app = await mountCard(<TelemarketerCard className="" />, {
    telemarketers: [
      { name: 'Ana Torres', appointments: 5 },
      { name: 'Priya Shah', appointments: null },
    ],
    regions: [],
  });
  expect(app.card).toHaveTextContent('1 row unreadable');
  expect(app.card).toHaveTextContent('rated by the server');
});
