import { expect, it } from 'vitest';
import { telemarketers } from './telemarketers.ts';

const figuresOf = (...rows: readonly object[]) =>
  telemarketers.figures(telemarketers.response(rows));

it('each telemarketer is one, however spelled (B5)', () => {
  const { designated } = figuresOf(
    { name: 'ANA_TORRES', appointments: 5, performance: 80 },
    { name: 'Priya Shah', appointments: 4 },
    { name: 'Ana Torres', appointments: 2, performance: 90 },
  );
  expect(designated.map(({ person, appointments }) => [person.name, appointments])).toEqual([
    ['Ana Torres', 7],
    ['Priya Shah', 4],
  ]);
});

it('the sum is of the designated telemarketers who could be read (A2)', () => {
  const { booked, designated } = figuresOf(
    { name: 'Ana Torres', appointments: 5 },
    { name: 'Priya Shah', appointments: null },
    { name: 'Zoe Adler', appointments: 2 },
  );
  expect([booked, designated.length]).toEqual([5, 1]);
  expect(figuresOf({ name: 'Zoe Adler', appointments: 2 }).booked).toBeNull();
});

it('a performance is as sent (C36)', () => {
  const { designated } = figuresOf({ name: 'Ana Torres', appointments: 0, performance: '80.5' });
  expect(designated[0]?.performance).toBe(80.5);
});
